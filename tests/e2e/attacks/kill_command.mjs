// Kills the browser at random moments in games of persons and bots, and counts what the next start lacks.
//
//   cargo xtask kill                        ten kills with a fresh seed
//   cargo xtask kill --times 50 --seed 7    the same moves; the moments of the kills depend on the machine
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AIM, describeMissing, killAtRandom } from './kills.mjs';
import { freshSeed, parseNumber } from './seeded_random.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, seed: { type: 'string' } } });
const times = parseNumber('times', values.times, 1);
const seed = values.seed === undefined ? freshSeed() : parseNumber('seed', values.seed);
console.log(`seed ${seed}`);
const folder = await mkdtemp(join(tmpdir(), 'renature-kills-'));
try {
  const { changes, logged, missing, faults } = await killAtRandom({ times, seed, folder, print: console.log });
  const isAimKept = missing.every(({ age }) => age <= AIM);
  console.log(`${times} kills, ${changes} changes of games, preferences and statistics, ${logged} logged: ${describeMissing(missing)}`);
  console.log(`aim: none older than ${AIM} ms is missing: ${isAimKept ? 'kept' : 'missed'}`);
  console.log(faults.length === 0 ? 'no game, preference or statistic is lost' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
