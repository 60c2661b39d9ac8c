// Replaying what the others did since the player's last turn.
import { expect, test } from '@playwright/test';
import { click, waitForUpdates } from '../driver/gestures.mjs';
import { playTo, startGame, waitForBots } from '../driver/player.mjs';

const table = (page) => page.locator('main[data-screen=table]');
const press = (page, name) => click(page, `button[data-action=${name}]`);
const againstBot = { holders: ['person', 'greedy'], names: ['Ann', 'Bot'] };

/** The number of the past position that is shown; null for the current one. */
const past = (page) => table(page).getAttribute('data-past');

/** Starts the replay and waits for its first step. */
async function startReplay(page) {
  await press(page, 'show-again');
  await expect(page.locator('.look-back')).toBeVisible();
}

/** Plays the person's turn to its end and waits for the bot's. */
async function playRound(page) {
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await waitForBots(page);
  // The timeline comes with the last update.
  await waitForUpdates(page);
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
  for (let at = await past(page); at !== null; at = await past(page)) {
    if (shown.at(-1) !== Number(at)) shown.push(Number(at));
  }
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test('a tap ends the replay', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await press(page, 'show-again');
  expect(await past(page)).not.toBe(null);
  await page.locator('.turn-title').click();
  expect(await past(page)).toBe(null);
});

test('the tap that ends the replay does nothing else', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await startReplay(page);
  await press(page, 'menu');
  expect(await past(page)).toBe(null);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await press(page, 'menu');
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
