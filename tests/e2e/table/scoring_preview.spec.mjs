// Previews of the points in an area, before a plant is set and before areas are scored.
import { expect, test } from '@playwright/test';
import { sizes } from '../driver/chromium.mjs';
import { openGame, positionBeforeFinish } from '../driver/game_records.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('before Finish each area to be scored lists its result', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  const list = page.locator('.closing-list li');
  await expect(list.first()).toContainText(/Area [A-Z], \d+ spaces?/);
  await expect(list.first().locator('.award').first()).toHaveText(/: \d+, (1st|2nd|tie|–)/);
  await expect(list.locator('.award strong').first()).toHaveText(/\+\d+/);
});

for (const [size, names] of [[sizes[0], ['Cleo', 'Ann', 'neutral', 'Ben']], [sizes[4], ['', '', '', '']]]) {
  test(`${size.width}x${size.height}: choosing a plant shows the area’s totals`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, 'brook', 102);
    const awards = page.locator('.awards > .award');
    const texts = (await awards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(texts).toEqual([`${names[0]} 7 +13`, `${names[1]} 6`, `${names[2]} 6`, `${names[3]} 2 +6`].map((text) => text.trim()));
    // A phone shows the players' emblems in place of their names.
    await expect(awards.locator('.award-emblem').filter({ visible: true })).toHaveCount(names[0] ? 0 : 4);
    expect(await page.locator('.awards s').allInnerTexts()).toEqual(['6', '6']);
    await expect(awards.locator('strong')).toHaveText(['+13', '+6']);
  });
}
