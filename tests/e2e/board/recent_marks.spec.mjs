// The marks on what the others have done since the player's last turn.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';
import { playTo } from '../driver/player.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

/** The names of the dominoes on the board that are marked as new. */
const newDominoes = (page) => page.locator('.domino.recent').evaluateAll((all) => all.map((each) => each.dataset.laid).sort());

/** Everything that is marked as new. */
const marked = '.domino.recent, .plant.recent, .area.recent, .new-mark';

test('new plants have corner marks', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  await expect(page.locator('.plant.recent')).not.toHaveCount(0);
  const bare = page.locator('.plant.recent:not(:has(.new-mark))');
  await expect(bare).toHaveCount(0);
  await expect(page.locator('.plant:not(.recent) .new-mark')).toHaveCount(0);
});

test('new dominoes have corner marks', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  // The corners follow their domino: a shape that needs no colour.
  const corners = page.locator('.domino.recent + .new-edge + .new-mark');
  await expect(corners).toHaveCount(3);
  const box = (locator) => locator.boundingBox();
  const [around, domino] = [await box(corners.first()), await box(page.locator('.domino.recent .domino-wood').first())];
  expect(Math.abs(around.width - domino.width)).toBeLessThan(4);
  expect(Math.abs(around.height - domino.height)).toBeLessThan(4);
});

test('exactly the dominoes laid since the last turn are marked', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  const { log } = await loadRecord('brook-four', 112);
  const own = log.findLastIndex(({ seat }) => seat === 0);
  const laid = log.slice(own + 1).filter(({ action }) => action.type === 'place_domino');
  expect(laid).toHaveLength(3);
  expect(await newDominoes(page)).toEqual(laid.map(({ action }) => action.domino).sort());
});

test('marks go with the player’s own move and return on undo', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  const before = await newDominoes(page);
  await click(page, '[data-domino=butterfly-snail]');
  await expect(page.locator('[data-domino=butterfly-snail]')).toHaveAttribute('aria-pressed', 'true');
  expect(await newDominoes(page)).toEqual(before);
  await playTo(page, 'plant');
  await expect(page.locator(marked)).toHaveCount(0);
  await click(page, 'button[data-action=undo]');
  await expect.poll(() => newDominoes(page)).toEqual(before);
});
