// Replaying what the others did since the player's last turn.
import { expect, test } from '@playwright/test';
import { againstBot, playRound, startGame } from '../driver/player.mjs';
import { pastPosition, press, table } from '../driver/table.mjs';

/** Starts the replay and waits for its first step. */
async function startReplay(page) {
  await press(page, 'show-again');
  await expect(table(page)).toHaveAttribute('data-past');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('the replay goes forward step by step', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  const shown = [];
  await press(page, 'show-again');
  for (let at = await pastPosition(page); at !== null; at = await pastPosition(page)) {
    if (shown.at(-1) !== Number(at)) shown.push(Number(at));
  }
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test('a tap ends the replay', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await press(page, 'show-again');
  expect(await pastPosition(page)).not.toBe(null);
  await page.locator('.turn-title').click();
  expect(await pastPosition(page)).toBe(null);
});

test('a tap on Menu ends the replay and opens the menu', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await startReplay(page);
  await press(page, 'menu');
  expect(await pastPosition(page)).toBe(null);
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('a replay can be played on from, without its parent', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await startReplay(page);
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('renature.game')));
  await press(page, 'play-on');
  await expect(page.locator('.log-note')).toContainText('of another game');
  // As if the parent match were deleted in another tab.
  await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), keys);
  await press(page, 'open-parent');
  await expect(page.locator('.turn-line')).toContainText('no longer kept');
});
