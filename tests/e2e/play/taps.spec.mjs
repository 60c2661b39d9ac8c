// The taps of a turn, counted while a script plays as the prompts say.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { click, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, readTurn, startGame, waitForBots } from '../driver/player.mjs';

const rounds = 12;

/** Plays the person's turn; returns its kind and number of taps. */
async function countTaps(page) {
  let taps = 0;
  const found = (selector) => page.locator(selector).count();
  const tap = async (selector) => {
    await skipDoubleTapTime(page);
    await click(page, selector);
    await waitForUpdates(page);
    taps += 1;
  };
  const fitting = '[data-domino]:not(.fits-nowhere)';
  let kind = 'plain';
  if (await found(fitting)) {
    await tap(fitting);
    await tap('[data-space].legal:not(.soil)');
    const plant = '[data-plant]:not([aria-disabled])';
    if (await found(plant)) await tap(plant);
    else await tap('[data-action=place-domino]');
  } else {
    kind = 'discard';
    await tap('[data-domino]');
    await tap('[data-action=discard-domino]');
  }
  await tap('[data-action=end-turn]');
  if (await found('[data-action=answer-yes]')) {
    kind = 'closing';
    await tap('[data-action=answer-yes]');
  }
  return { kind, taps };
}

test('a plain turn takes four taps, a closing one five', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await startGame(page, againstBot);
  const counted = { plain: [], closing: [], discard: [] };
  for (let round = 0; round < rounds && (await readTurn(page)).phase !== 'over'; round += 1) {
    const { kind, taps } = await countTaps(page);
    counted[kind].push(taps);
    await waitForBots(page);
    await waitForUpdates(page);
  }
  console.log(`taps a turn: ${JSON.stringify(counted)}`);
  expect(counted.plain.length).toBeGreaterThan(5);
  expect(new Set(counted.plain)).toEqual(new Set([4]));
  expect(Math.max(4, ...counted.closing)).toBeLessThanOrEqual(5);
});
