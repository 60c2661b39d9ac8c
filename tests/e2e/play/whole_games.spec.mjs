// Whole turns and whole games, by mouse, keyboard and finger.
import { expect, test } from '@playwright/test';
import { checkRecord } from '../driver/arena.mjs';
import { click, pressEnterOn, tabTo, tap } from '../driver/gestures.mjs';
import { exportRecord, playTo, playToTheEnd, startGame } from '../driver/player.mjs';
import { readFinalScores, readScores } from '../driver/table.mjs';

/** Plays the game to its end. Expects the same scores on the table, in the final scoring and in the record. */
async function playAndCompare(page, info, { handovers, ...game }, press) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await startGame(page, { ...game, names: ['Ann', 'Ben', 'Cleo', 'Dan'] });
  const seats = await playToTheEnd(page, press);

  expect([...new Set(seats)]).toEqual(handovers);
  const final = await readFinalScores(page);
  const file = info.outputPath('record.json');
  const record = await exportRecord(page, file);
  expect(await checkRecord(file)).toBe(`ok ${file}`);
  expect(final).toEqual(record.result.scores);
  expect(await readScores(page)).toEqual(record.result.scores);
}

test('the screen is handed over past two bots in Valley', async ({ page }, info) => {
  test.setTimeout(300_000);
  const controllers = ['person', 'seedling', 'person', 'acorn'];
  await playAndCompare(page, info, { controllers, board: 'valley', handovers: [0, 2] }, click);
});

/** Only one person. */
const oneOfFour = { controllers: ['person', 'seedling', 'acorn', 'seedling'], handovers: [] };

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a whole game can be played by taps', async ({ page }, info) => {
    test.setTimeout(300_000);
    await playAndCompare(page, info, oneOfFour, tap);
  });
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('the back of Valley can be played by taps', async ({ page }, info) => {
    test.setTimeout(300_000);
    await playAndCompare(page, info, { ...oneOfFour, board: 'valley-back' }, tap);
  });
});

/** Plays the first turn from the start screen on; returns the lines of the log. */
async function playFirstTurn(page, press) {
  await press(page, '[data-action="start-game"]');
  await page.locator('main[data-screen=table]').waitFor();
  await playTo(page, 'end', press);
  await press(page, '[data-action="end-turn"]');
  await expect(page.locator('main[data-screen=table]')).toHaveAttribute('data-turn', '1');
  return page.locator('.log-panel [data-log-line]').allTextContents();
}

test('the start screen and a turn work by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await pressEnterOn(page, '[data-action="set-up"]');
  await tabTo(page, '[data-field=begins]');
  await page.keyboard.press('ArrowDown');
  const lines = await playFirstTurn(page, pressEnterOn);
  expect(lines[0]).toMatch(/^Places /);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('the start screen and a turn work by taps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await page.locator('#waiting').waitFor({ state: 'detached' });
    await tap(page, '[data-action="set-up"]');
    await page.locator('select[data-field=begins]').selectOption('0');
    const lines = await playFirstTurn(page, tap);
    expect(lines[0]).toMatch(/^Places /);
  });
});
