// The handover screen between players who share one device.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { playStep, playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { press, visibleDominoes } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('during the handover no hand is in the document', async ({ page }) => {
  await startGame(page, twoPeople);
  expect(await visibleDominoes(page)).toEqual([]);
  await playStep(page);
  const first = await visibleDominoes(page);
  expect(first).toHaveLength(3);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  expect(await visibleDominoes(page)).toEqual([]);
  // Nor does Escape show one.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('button[data-action=take-screen]')).toBeVisible();
  expect(await visibleDominoes(page)).toEqual([]);
  await playStep(page);
  expect(first).not.toEqual(expect.arrayContaining(await visibleDominoes(page)));
});

test('resuming an ended turn needs a second tap', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await page.locator('button[data-action=turn-back]').dblclick();
  await expect(page.locator('.curtain [data-notice]')).toContainText('Press again if you are Ann');
  expect(await visibleDominoes(page)).toEqual([]);
  await skipDoubleTapTime(page);
  await press(page, 'turn-back');
  expect(await readTurn(page)).toMatchObject({ phase: 'end', turn: '0' });
  expect(await visibleDominoes(page)).toHaveLength(3);
});

test('without the handover screen the next player goes on at once', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'menu');
  await page.locator('dialog[open] input[data-field=handover-screen]').uncheck();
  await page.keyboard.press('Escape');
  await press(page, 'end-turn');
  await expect(page.locator('main')).toHaveAttribute('data-turn', '1');
  await expect(page.locator('button[data-action=take-screen]')).toHaveCount(0);
  expect(await visibleDominoes(page)).toHaveLength(3);
});

test('an open menu does not block the handover screen', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'menu');
  await page.locator('button[data-action=end-turn]').dispatchEvent('click');
  await press(page, 'take-screen');
  expect(await readTurn(page)).toMatchObject({ phase: 'domino', turn: '1' });
});

test('keys open nothing behind the handover screen', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await page.keyboard.press('l');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('.curtain :focus')).toHaveCount(1);
  }
  await press(page, 'take-screen');
});

test('Undo does nothing behind the handover screen', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await page.locator('button[data-action=undo]').dispatchEvent('click');
  await expect(page.locator('main[data-screen=table]:not([data-settling])')).toHaveCount(1);
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await visibleDominoes(page)).toEqual([]);
});

test('the keys for scores and last moves answer at the handover', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  const spoken = page.locator('[data-news]');
  await page.keyboard.press('s');
  await expect(spoken).toContainText(/Ann \d+ \(\d clouds?\), Ben 3/);
  await page.keyboard.press('m');
  await expect(spoken).toContainText('Ann places');
});
