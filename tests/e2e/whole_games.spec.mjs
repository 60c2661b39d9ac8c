import { expect, test } from '@playwright/test';
import { check } from './arena.mjs';
import { finger, keyboard, mouse } from './hands.mjs';
import { exported, finalScores, playToTheEnd, shownScores, start } from './player.mjs';

const games = [
  { title: 'two people play the base game to its end', holders: ['person', 'person'], atScreen: [0, 1] },
  { title: 'one person plays against three bots', holders: ['person', 'greedy', 'random', 'greedy'], atScreen: [] },
  {
    title: 'two people play against two bots, and the screen goes from one to the other past the bots',
    holders: ['person', 'random', 'person', 'greedy'],
    atScreen: [0, 2],
  },
  { title: 'two people play on the front of the Valley board', holders: ['person', 'person'], board: 'valley', atScreen: [0, 1] },
];

/** Plays the game to its end, and finds the same result on the page, in the final scoring and in the record. */
async function playsToItsEnd(page, info, { atScreen, ...game }, press) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await start(page, { ...game, names: ['Ann', 'Ben', 'Cleo', 'Dan'] });
  const takers = await playToTheEnd(page, press);

  expect([...new Set(takers)]).toEqual(atScreen);
  const final = await finalScores(page);
  const file = info.outputPath('record.json');
  const record = await exported(page, file);
  expect(await check(file)).toBe(`ok ${file}`);
  expect(final).toEqual(record.result.scores);
  expect(await shownScores(page)).toEqual(record.result.scores);
}

for (const { title, ...game } of games) {
  test(title, async ({ page }, info) => {
    // Seconds where there is little else to do.
    test.setTimeout(180_000);
    await playsToItsEnd(page, info, game, mouse);
  });
}

/** Few turns of one person: a finger waits between two taps, and the keyboard goes a long way. */
const oneOfFour = { holders: ['person', 'random', 'greedy', 'random'], atScreen: [] };

test('the keyboard alone plays a whole game', async ({ page }, info) => {
  test.setTimeout(300_000);
  await playsToItsEnd(page, info, oneOfFour, keyboard);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('taps alone play a whole game', async ({ page }, info) => {
    test.setTimeout(300_000);
    await playsToItsEnd(page, info, oneOfFour, finger);
  });
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('taps alone play a whole game on the back of the Valley board', async ({ page }, info) => {
    test.setTimeout(300_000);
    await playsToItsEnd(page, info, { ...oneOfFour, board: 'valley-back' }, finger);
  });
});
