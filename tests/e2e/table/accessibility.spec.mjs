// Every screen, checked by axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';

const screens = {
  'the start screen': async (_page) => {},
  'the choice of a domino': (page) => openGame(page, 'brook', 118),
  'the choice of a plant': (page) => openGame(page, 'brook', 119),
  'a past position': async (page) => {
    await openGame(page, 'brook', 118);
    await page.locator('button[data-action=step-back]').click();
  },
  'the final scoring': (page) => openGame(page, 'brook'),
  Valley: (page) => openGame(page, 'valley', 142),
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const [name, goTo] of Object.entries(screens)) {
  test(`axe finds no issue in ${name}`, async ({ page }) => {
    await page.locator('button[data-action=start-game]').waitFor();
    await goTo(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });
}

test('who wants more contrast gets the players’ marks', async ({ page }) => {
  const marks = () => page.locator('html').getAttribute('data-palette');
  expect(await marks()).toBeNull();
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('./');
  await page.locator('button[data-action=settings]').click();
  expect(await marks()).toBe('colorblind');
  // It is only where the setting begins.
  await page.locator('dialog[open] [data-field=colorblind]').uncheck();
  await page.reload();
  await page.locator('button[data-action=start-game]').waitFor();
  expect(await marks()).toBeNull();
});
