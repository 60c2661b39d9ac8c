// The native `arena` program: checks the records that the page writes, and plays random games.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** The arguments of cargo that run the arena. The native tests have already built it in this profile. */
const runArena = ['run', '--quiet', '--profile', 'test', '--bin', 'arena', '--'];

/** Returns the output of `arena check` for a record file; throws with that output if the record is bad. */
export async function checkRecord(file) {
  const { stdout } = await promisify(execFile)('cargo', [...runArena, 'check', file], { cwd: root });
  return stdout.trim();
}

/** Lets as many random players play so many games on a board, and writes their records into a folder. */
export async function playRandomGames({ board, players, games, seed, folder }) {
  const bots = Array(players).fill('random').join(',');
  const options = ['--board', board, '--bots', bots, '--games', String(games), '--seed', String(seed), '--records', folder];
  await promisify(execFile)('cargo', [...runArena, 'play', ...options], { cwd: root });
}
