import { expect, test } from '@playwright/test';
import { check } from './arena.mjs';
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
  { title: 'a person plays a bot on the back of the Valley board', holders: ['person', 'greedy'], board: 'valley-back', atScreen: [] },
];

for (const { title, atScreen, ...game } of games) {
  test(title, async ({ page }, info) => {
    // Seconds on a quiet machine; others may be at work on this one.
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await start(page, { ...game, names: ['Ann', 'Ben', 'Cleo', 'Dan'] });
    const takers = await playToTheEnd(page);

    expect([...new Set(takers)]).toEqual(atScreen);
    const final = await finalScores(page);
    const file = info.outputPath('record.json');
    const record = await exported(page, file);
    expect(await check(file)).toBe(`ok ${file}`);
    expect(final).toEqual(record.result.scores);
    expect(await shownScores(page)).toEqual(record.result.scores);
  });
}
