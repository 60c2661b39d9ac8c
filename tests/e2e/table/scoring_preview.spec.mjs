// Previews of the points in an area, before a plant is set and before areas are scored.
import { expect, test } from '@playwright/test';
import { sizes } from '../driver/chromium.mjs';
import { openGame, positionBeforeFinish } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('before Finish each area to be scored lists its result', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  const list = page.locator('.closing-list li');
  await expect(list.first()).toContainText(/Area [A-Z], \d+ spaces?/);
  await expect(list.first().locator('.award').first()).toHaveText(/ has \d+: /);
  await expect(list.locator('.award strong').first()).toHaveText(/\+\d+/);
});

for (const [size, showsNames] of [[sizes[0], true], [sizes[4], false]]) {
  test(`${size.width}x${size.height}: choosing a plant shows the area’s totals`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, 'brook', 102);
    const awards = page.locator('.awards > .award');
    const texts = (await awards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    // A phone shows the players' emblems in place of their names.
    expect(texts).toEqual(showsNames ? ['Cleo has 7: +13', 'Ann has 6: a tie', 'Neutral has 6: a tie', 'Ben has 2: +6'] : ['7 +13', '6', '6', '2 +6']);
    await expect(awards.locator('.award-emblem').filter({ visible: true })).toHaveCount(showsNames ? 0 : 4);
    await expect(awards.locator('strong')).toHaveText(['+13', '+6']);
  });
}

test.describe('by finger on a low phone', () => {
  test.use({ hasTouch: true });

  for (const [width, height] of [[390, 664], [375, 667], [360, 640]]) {
    test(`${width}x${height}: each plant says its result before the tap`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, 'brook', 102);
      const plants = page.locator('[data-plant]:not([aria-disabled])');
      expect(await plants.count()).toBeGreaterThan(3);
      for (const plant of await plants.all()) {
        for (const part of ['.rank', '.choice-points']) await expect(plant.locator(part)).toBeInViewport({ ratio: 1 });
      }
      const { x, y, width: wide, height: high } = await plants.first().boundingBox();
      const client = await page.context().newCDPSession(page);
      const at = [{ x: x + wide / 2, y: y + high / 2 }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
      // A long press tells how the area would stand.
      await expect(page.locator('#explanation')).toContainText(/Cleo: \d+, gets \d+; /);
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
    });
  }
});

test('a plant under the mouse stands on its space as a ghost', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await click(page, 'button[data-domino]:not(.fits-nowhere)');
  await click(page, '[data-space].legal');
  const ghost = page.locator('.ghosts .plant.ghost');
  await expect(ghost).toHaveCount(0);
  await page.locator('button[data-plant]:not([aria-disabled])').first().hover();
  await expect(ghost).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(ghost).toHaveCount(0);
});
