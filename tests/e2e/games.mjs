// Kept games, to be looked at from any of their positions.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settled } from './hands.mjs';

/** The record of the kept game as it was after `actions` actions; whole unless told. */
export async function recordOf(name, actions) {
  const text = await readFile(join(import.meta.dirname, 'games', `${name}.json`), 'utf8');
  const { result, ...record } = JSON.parse(text);
  const isWhole = actions === undefined || actions >= record.log.length;
  return isWhole ? { ...record, result } : { ...record, log: record.log.slice(0, actions) };
}

/** Imports the kept game on the start screen and goes to the table, hands shown; players may get other names. */
export async function open(page, name, actions, names = []) {
  const { players, ...record } = await recordOf(name, actions);
  const named = players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  const buffer = Buffer.from(JSON.stringify({ ...record, players: named }));
  const file = { name: `${name}.json`, mimeType: 'application/json', buffer };
  await page.locator('input[data-field=import]').setInputFiles(file);
  await page.locator('main[data-screen=table]').waitFor();
  const takeScreen = page.locator('button[data-action=take-screen]');
  if (await takeScreen.isVisible()) await takeScreen.click();
  // What the pointer comes to rest on would show its area, and the card lies over what is pressed next.
  await page.mouse.move(0, 0);
  await settled(page);
}

/** The position in a kept game before a finish that gives points, or none: only a closed area gives some. */
export async function beforeFinish(name, givesPoints) {
  const { log } = await recordOf(name);
  const changes = (index) => String(log[index].scores) !== String(log[index - 1].scores);
  return log.findIndex(({ action }, index) => action.type === 'finish' && changes(index) === givesPoints);
}

/** The position late in a kept game in which an action of this kind comes next. */
export async function before(name, kind) {
  const { log } = await recordOf(name);
  const late = Math.floor(log.length / 2);
  return log.findIndex(({ action }, index) => index >= late && action.type === kind);
}
