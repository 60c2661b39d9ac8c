// The taps of a turn, counted while a script plays as the prompts say.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { openGame, positionBeforeFinish } from '../driver/game_records.mjs';
import { click, tap, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, readTurn, startGame, waitForBots } from '../driver/player.mjs';
import { table } from '../driver/table.mjs';

const rounds = 12;

/** Plays the person's turn by `press`; returns its kind and number of taps. */
async function countTaps(page, press) {
  let taps = 0;
  const found = (selector) => page.locator(selector).count();
  const push = async (selector) => {
    await skipDoubleTapTime(page);
    await press(page, selector);
    await waitForUpdates(page);
    taps += 1;
  };
  const fitting = '[data-domino]:not(.fits-nowhere)';
  let kind = 'plain';
  if (await found(fitting)) {
    await push(fitting);
    await push('[data-space].legal:not(.soil)');
    const plant = '[data-plant]:not([aria-disabled])';
    if (await found(plant)) await push(plant);
    else await push('[data-action=place-domino]');
  } else {
    kind = 'discard';
    await push('[data-domino]');
    await push('[data-action=discard-domino]');
  }
  await push('[data-action=end-turn]');
  if (await found('[data-action=answer-yes]')) {
    kind = 'closing';
    await push('[data-action=answer-yes]');
  }
  return { kind, taps };
}

for (const [way, press, use] of [
  ['by mouse', click, {}],
  ['by finger', tap, { hasTouch: true, viewport: { width: 390, height: 664 } }],
]) {
  test.describe(way, () => {
    test.use(use);

    test('a plain turn takes four taps', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('./');
      await startGame(page, againstBot);
      const counted = { plain: [], closing: [], discard: [] };
      for (let round = 0; round < rounds && (await readTurn(page)).phase !== 'over'; round += 1) {
        const { kind, taps } = await countTaps(page, press);
        counted[kind].push(taps);
        await waitForBots(page);
        await waitForUpdates(page);
      }
      console.log(`taps a turn ${way}: ${JSON.stringify(counted)}`);
      expect(counted.plain.length).toBeGreaterThan(5);
      expect(new Set(counted.plain)).toEqual(new Set([4]));
      expect(counted.closing.filter((taps) => taps > 5)).toEqual([]);
    });

    test('ending a turn that closes an area takes one more', async ({ page }) => {
      await page.goto('./');
      await openGame(page, 'brook-two', await positionBeforeFinish('brook-two', true));
      await press(page, '[data-action=end-turn]');
      await expect(table(page)).toHaveAttribute('data-phase', 'finish');
      await skipDoubleTapTime(page);
      await press(page, '[data-action=answer-yes]');
      await expect(table(page)).not.toHaveAttribute('data-phase', 'finish');
    });
  });
}
