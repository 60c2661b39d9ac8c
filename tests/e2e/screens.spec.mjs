import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { open } from './games.mjs';

const screens = {
  start: async (_page) => {},
  'a domino to be laid': (page) => open(page, 'brook', 118),
  'a plant to be set': (page) => open(page, 'brook', 119),
  'the end': (page) => open(page, 'brook'),
  Valley: (page) => open(page, 'valley', 142),
};

/** How far the page can be scrolled, in CSS pixels. */
function overflow(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
}

/** The words of all buttons of the table that do not lie in the window as a whole. */
function cutOff(page) {
  return page.locator('main[data-screen=table] button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.closest('.log-frame'))
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => button.textContent || button.outerHTML),
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const [name, lead] of Object.entries(screens)) {
  test(`axe finds nothing on the screen "${name}"`, async ({ page }) => {
    await page.locator('main').waitFor();
    await lead(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });
}

for (const size of sizes) {
  test(`the table needs no page scroll at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook', 119);
    expect(await overflow(page)).toEqual({ sideways: 0, down: 0 });
  });

  for (const [game, actions] of [['brook', 118], ['brook', 119], ['brook', 120], ['valley', 142]]) {
    test(`${game}: no button is cut off at ${size.width}x${size.height} after ${actions} actions`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, game, actions);
      expect(await cutOff(page)).toEqual([]);
    });
  }

  test(`the start screen is never scrolled sideways at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.locator('main').waitFor();
    expect((await overflow(page)).sideways).toBe(0);
  });
}
