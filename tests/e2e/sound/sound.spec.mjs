// Sounds: off at first, one for each event, and nothing but sounds depends on them.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';
import { againstBot, expectNoFailure, exportRecord, playRound, playStep, playTo, startGame } from '../driver/player.mjs';
import { action, press, table } from '../driver/table.mjs';
import { contexts, forgetSounds, heard, installFakeAudio, startedSounds } from './fake_audio.mjs';

const field = (page, name) => page.locator(`dialog[open] input[data-field=${name}]`);

/** Opens the settings for `work` and closes them. */
async function withSettings(page, work) {
  await press(page, 'menu');
  await work();
  await page.keyboard.press('Escape');
  // Until the settings are gone, the menu button does not react.
  await expect(page.locator('dialog fieldset')).toHaveCount(0);
}

/** The sounds of the actions, without those of closed areas; the bot sits on seat 1. */
function expectedSounds(log) {
  const sounds = { place_domino: () => ['domino'], place_plant: () => ['plant', 'score'], place_mushroom: () => ['mushroom'] };
  sounds.end_turn = (seat) => (seat === 1 ? ['your turn'] : []);
  return log.flatMap(({ seat, action }) => sounds[action.type]?.(seat) ?? []);
}

/** The sounds without those of closed areas and their points: the deal decides whether any is closed. */
const withoutClosings = (names) => names.filter((name, index) => name !== 'closed' && names[index - 1] !== 'closed');

test.beforeEach(({ page }) => page.addInitScript(installFakeAudio));

test('sounds are off until switched on, then each event starts one', async ({ page }, testInfo) => {
  await page.goto('./');
  await startGame(page, againstBot);
  await playRound(page);
  expect([await contexts(page), await heard(page)]).toEqual([0, []]);

  const { log: before } = await exportRecord(page, testInfo.outputPath('before.json'));
  await withSettings(page, async () => {
    await expect(field(page, 'sound')).not.toBeChecked();
    await expect(field(page, 'volume')).toBeDisabled();
    // This device cannot vibrate.
    await expect(field(page, 'vibration')).toHaveCount(0);
    await field(page, 'sound').check();
  });
  await expect.poll(() => heard(page)).toEqual(['score']);
  await forgetSounds(page);
  await playRound(page);
  await playRound(page);
  const { log } = await exportRecord(page, testInfo.outputPath('after.json'));
  expect(withoutClosings(await heard(page))).toEqual(expectedSounds(log.slice(before.length)));
  expect(await contexts(page)).toBe(1);
  // No sound begins before the notes of the one before it are over, and none lasts.
  const all = await startedSounds(page);
  for (const [index, { at, end }] of all.entries()) {
    expect(at).toBeGreaterThanOrEqual(index ? all[index - 1].at + 0.04 : 0);
    expect(end - at).toBeLessThan(1);
  }

  // Only what happens makes a sound: no undo, redo, look back or reload.
  await playTo(page, 'plant');
  expect((await heard(page)).at(-1)).toBe('domino');
  await forgetSounds(page);
  for (const name of ['undo', 'redo', 'step-back', 'step-first', 'step-forward', 'step-now']) await press(page, name);
  await page.goto('./');
  await click(page, 'button[data-action=resume]');
  await table(page).waitFor();
  expect(await heard(page)).toEqual([]);
  await withSettings(page, () => expect(field(page, 'sound')).toBeChecked());
  await playTo(page, 'finish');
  expect(await heard(page)).toEqual(['plant', 'score']);
  await withSettings(page, () => field(page, 'sound').uncheck());
  await forgetSounds(page);
  await playRound(page);
  expect(await heard(page)).toEqual([]);
  await expectNoFailure(page);
});

test('closing an area and placing a mushroom have a sound', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('renature.preferences', JSON.stringify({ sound: true, confirm: 'never', helped: true }));
  });
  await page.goto('./');
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await press(page, 'finish');
  expect(await heard(page)).toEqual(['closed', 'score']);
  await page.goto('./');
  await openGame(page, 'valley', await positionBefore('valley', 'place_mushroom'));
  await playStep(page);
  await expect(table(page)).not.toHaveAttribute('data-phase', 'mushroom');
  expect(await heard(page)).toEqual(['mushroom']);
});

test('the keyboard changes the volume, which is heard and kept', async ({ page }) => {
  await page.goto('./');
  await action(page, 'settings').click();
  await field(page, 'sound').check();
  await expect.poll(() => heard(page)).toHaveLength(1);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  for (const [key, percent, count] of [['ArrowRight', '60', 2], ['Home', '10', 3], ['End', '100', 4]]) {
    await page.keyboard.press(key);
    await expect(volume).toHaveValue(percent);
    await expect.poll(() => heard(page)).toHaveLength(count);
  }
  const [usual, louder, least, most] = (await startedSounds(page)).map(({ peak }) => peak);
  expect([least, usual, louder, most].every((peak, index, all) => peak > (all[index - 1] ?? 0))).toBe(true);
  expect(most).toBeLessThan(0.4);
  await page.goto('./');
  await action(page, 'settings').click();
  await expect(field(page, 'sound')).toBeChecked();
  await expect(volume).toHaveValue('100');
});

/** Runs in the page: takes the browser's sound away in each way in turn, and gives it back. */
const ways = {
  'there is none': () => {
    globalThis.RealContext = globalThis.AudioContext;
    delete globalThis.AudioContext;
  },
  'none can be made': () => {
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException('Too many.', 'NotSupportedError');
      }
    };
  },
  'it is rejected': () => {
    globalThis.AudioContext = globalThis.RealContext;
    globalThis.audio.mode = 'rejected';
  },
  'it never comes': () => {
    globalThis.audio.mode = 'waiting';
  },
};

test('the game goes on without sound, or with blocked sound', async ({ page }, testInfo) => {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('renature.preferences', '{"sound":true}'));
  await page.goto('./');
  await page.evaluate(ways['there is none']);
  await startGame(page, againstBot);
  for (const [way, take] of Object.entries(ways)) {
    if (way !== 'there is none') await page.evaluate(take);
    await playRound(page);
    expect(await heard(page), way).toEqual([]);
  }
  expect(await contexts(page)).toBe(1);
  // What was not heard in time stays unheard.
  const { log: before } = await exportRecord(page, testInfo.outputPath('before.json'));
  await withSettings(page, async () => {});
  await skipDoubleTapTime(page);
  await page.evaluate(() => globalThis.audio.release());
  await playTo(page, 'plant');
  const { log } = await exportRecord(page, testInfo.outputPath('after.json'));
  expect(withoutClosings(await heard(page))).toEqual(expectedSounds(log.slice(before.length)));
  await expectNoFailure(page);
  expect(errors).toEqual([]);
});
