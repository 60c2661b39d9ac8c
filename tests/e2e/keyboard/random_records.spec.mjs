// Fifty records of random players, played again through the page: every legal action has a line.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { playRandomGames } from '../driver/arena.mjs';
import { runsAll } from '../driver/cases.mjs';
import { openRecord } from '../driver/game_records.mjs';
import { exportRecord } from '../driver/player.mjs';
import { lineOf, typeLines } from '../driver/typed_actions.mjs';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 664 } });

const contests = [
  { board: 'brook', players: 2, games: 18 },
  { board: 'valley', players: 3, games: 12 },
  { board: 'valley-back', players: 4, games: 20 },
];

/** The actions of the record that are played again: all with `--all`, else a tenth, another one for each record. */
function chosenActions(index, { log }) {
  if (runsAll) return { from: 0, to: log.length };
  const tenth = (number) => Math.floor((log.length * number) / 10);
  return { from: tenth(index % 10), to: tenth((index % 10) + 1) };
}

/** Opens the record before the chosen actions and types them. Returns the log and the result that the page exports. */
async function playAgain(page, { result: _, log, ...record }, { from, to }, path) {
  await openRecord(page, { ...record, log: log.slice(0, from) });
  await page.keyboard.press('c');
  await expect(page.locator('input[data-field=command]')).toBeFocused();
  await page.evaluate(typeLines, log.slice(from, to).map(({ action }) => lineOf(action)));
  const exported = await exportRecord(page, path);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goBack();
  await page.locator('main[data-screen=start]').waitFor();
  return exported;
}

for (const { board, players, games } of contests) {
  test(`${games} random games on ${board} are played again by lines`, async ({ page }, info) => {
    test.setTimeout(runsAll ? 900_000 : 240_000);
    const folder = info.outputPath(board);
    await mkdir(folder, { recursive: true });
    await playRandomGames({ board, players, games, seed: 1, folder });
    const names = await readdir(folder);
    expect(names).toHaveLength(games);

    const preferences = { confirm: 'never', handover_screen: false, helped: true };
    await page.addInitScript((preferences) => localStorage.setItem('renature.preferences', JSON.stringify(preferences)), preferences);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    for (const [index, name] of names.sort().entries()) {
      const record = JSON.parse(await readFile(join(folder, name), 'utf8'));
      const chosen = chosenActions(index, record);
      const { log, result } = await playAgain(page, record, chosen, info.outputPath('again.json'));
      expect(log, name).toEqual(record.log.slice(0, chosen.to));
      if (chosen.to === record.log.length) expect(result, name).toEqual(record.result);
    }
  });
}
