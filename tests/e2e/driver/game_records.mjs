// The recorded games in games/, which tests open at any of their positions.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForUpdates } from './gestures.mjs';

/** The kinds of actions that end the steps of a turn. */
export const stepEnds = ['place_domino', 'place_mushroom', 'place_plant', 'finish', 'end_turn'];

const folder = join(import.meta.dirname, '..', 'games');

/** The path of the recorded game's file. */
export function recordPath(name) {
  return join(folder, `${name}.json`);
}

/** The text of the recorded game. */
export function recordText(name) {
  return readFile(recordPath(name), 'utf8');
}

/** The recorded game after its first `actions` actions, or all of it. */
export async function loadRecord(name, actions) {
  const { result, ...record } = JSON.parse(await recordText(name));
  const isWhole = actions === undefined || actions >= record.log.length;
  return isWhole ? { ...record, result } : { ...record, log: record.log.slice(0, actions) };
}

/** Imports the recorded game on the start screen and goes to its table, with the hand shown. `names` replace those of the players. */
export async function openGame(page, name, actions, names = []) {
  const { players, ...record } = await loadRecord(name, actions);
  const named = players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  await openRecord(page, { ...record, players: named });
}

/** Imports the record on the start screen and goes to its table, with the hand shown. */
export async function openRecord(page, record) {
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.locator('input[data-field=import]').setInputFiles(file);
  await page.locator('main[data-screen=table]').waitFor();
  const takeScreen = page.locator('button[data-action=take-screen]');
  if (await takeScreen.isVisible()) await takeScreen.click();
  // Resting on an area, the pointer would open its card, which covers what is pressed next.
  await page.mouse.move(0, 0);
  await waitForUpdates(page);
}

/** The position before the first finish that gives points, or none. Only closed areas give points. */
export async function positionBeforeFinish(name, givesPoints) {
  const { log } = await loadRecord(name);
  const changes = (index) => String(log[index].scores) !== String(log[index - 1].scores);
  return log.findIndex(({ action }, index) => action.type === 'finish' && changes(index) === givesPoints);
}

/** The first position in the second half of the recorded game before an action of this kind. */
export async function positionBefore(name, kind) {
  const { log } = await loadRecord(name);
  const late = Math.floor(log.length / 2);
  return log.findIndex(({ action }, index) => index >= late && action.type === kind);
}
