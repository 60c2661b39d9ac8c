import { expect, test } from '@playwright/test';
import { check } from './arena.mjs';
import { exported, finalScores, playToTheEnd, shownScores, start } from './player.mjs';

const games = [
  { title: 'two people play the base game to its end', holders: ['person', 'person'] },
  { title: 'one person plays against three bots', holders: ['person', 'greedy', 'random', 'greedy'] },
  { title: 'two people play on the front of the Valley board', holders: ['person', 'person'], board: 'valley' },
];

for (const { title, ...game } of games) {
  test(title, async ({ page }, info) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await start(page, { ...game, names: ['Ann', 'Ben', 'Cleo', 'Dan'] });
    await playToTheEnd(page);

    const final = await finalScores(page);
    const file = info.outputPath('record.json');
    const record = await exported(page, file);
    expect(await check(file)).toBe(`ok ${file}`);
    expect(final).toEqual(record.result.scores);
    expect(await shownScores(page)).toEqual(record.result.scores);
  });
}
