// Undo and redo, of actions and of whole turns.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { openGame } from '../driver/game_records.mjs';
import { waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playRound, playStep, playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { action, actionCount, logLines, press, readPosition, visibleDominoes } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('undo takes back a laid domino', async ({ page }) => {
  await startGame(page, twoPeople);
  await playStep(page);
  const hand = await visibleDominoes(page);
  await playTo(page, 'plant');
  expect(await logLines(page)).toHaveLength(1);
  await press(page, 'undo');
  expect((await readTurn(page)).phase).toBe('domino');
  expect(await visibleDominoes(page)).toEqual(hand);
  expect(await logLines(page)).toEqual([]);
});

test('undo stops at a drawn domino and says so', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  const lines = await logLines(page);
  await press(page, 'undo');
  expect((await readTurn(page)).phase).toBe('end');
  expect(await logLines(page)).toEqual(lines);
  await expect(page.locator('.turn-line.refused')).not.toBeEmpty();
});

test('an undone action can be redone', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-domino').click();
  await action(page, 'undo').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
  await action(page, 'redo').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
});

test('a turn can be restarted', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await action(page, 'restart-turn').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
});

test('whole turns against a bot can be undone and are counted', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'domino');
  const before = await readPosition(page);
  await playRound(page);
  await playRound(page);
  for (const count of ['1 whole turn was undone', '2 whole turns were undone']) {
    await press(page, 'restart-turn');
    await expect(page.locator('.turn-line')).toContainText('not count');
    await skipDoubleTapTime(page);
    await press(page, 'answer-yes');
    await expect(page.locator('.log-note')).toContainText(count);
  }
  expect(await readPosition(page)).toEqual(before);
  expect(await actionCount(page)).toBe(0);
  await playStep(page);
  await playTo(page, 'plant');
  await page.goto('./');
  await page.locator('button[data-action=resume]').first().click();
  await expect(page.locator('.log-note')).toContainText('2 whole turns were undone');
});

test('a double tap does not undo a whole turn', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  const before = await actionCount(page);
  await action(page, 'restart-turn').dblclick();
  await waitForUpdates(page);
  expect(await actionCount(page)).toBe(before);
});

test('undoing a whole turn always asks first', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ confirm: 'never' })));
  await page.goto('./');
  await startGame(page, againstBot);
  await playRound(page);
  const before = await actionCount(page);
  await press(page, 'restart-turn');
  await expect(page.locator('.turn-line')).toContainText('not count');
  expect(await actionCount(page)).toBe(before);
});

test('Ctrl+Z and Ctrl+Y undo and redo', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  const before = await actionCount(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => actionCount(page)).toBe(before - 1);
  await page.keyboard.press('Control+y');
  await expect.poll(() => actionCount(page)).toBe(before);
});

test('people cannot restart a turn after drawing', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  const before = await actionCount(page);
  await press(page, 'restart-turn');
  await press(page, 'restart-turn');
  expect(await actionCount(page)).toBe(before);
});
