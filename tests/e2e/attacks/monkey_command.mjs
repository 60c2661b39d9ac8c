// Plays at random in the built site.
//
//   cargo xtask monkey                                 1,000 actions in each mode with a fresh seed
//   cargo xtask monkey --mode phone --actions 5000     in one mode: desktop, phone, zoom or reduced
//   cargo xtask monkey --seed 7 --mode phone           repeats a run as far as the page allows: bots take their time
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../driver/chromium.mjs';
import { describeRun, playAtRandom } from './monkey.mjs';
import { modes } from './monkey_modes.mjs';
import { freshSeed, parseNumber } from './seeded_random.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string' }, actions: { type: 'string', default: '1000' }, mode: { type: 'string' } } });
const seed = values.seed === undefined ? freshSeed() : parseNumber('seed', values.seed);
const actions = parseNumber('actions', values.actions, 1);
if (values.mode !== undefined && !(values.mode in modes)) {
  console.error(`error: \`--mode\` wants one of ${Object.keys(modes).join(', ')}.`);
  process.exit(1);
}
console.log(`seed ${seed}`);
const browser = await chromium.launch(launchOptions);
for (const mode of values.mode ? [values.mode] : Object.keys(modes)) {
  try {
    console.log(describeRun(await playAtRandom(browser, { seed, actions, mode })));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
await browser.close();
