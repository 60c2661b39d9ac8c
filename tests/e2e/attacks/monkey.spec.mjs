// Random players with fixed seeds, and with a fresh one if `cargo xtask test --all` has chosen it.
import { test } from '@playwright/test';
import { describeRun, playAtRandom } from './monkey.mjs';
import { modes } from './monkey_modes.mjs';

// Each mode has a test of its own, and a failure is one even if it does not come again.
test.describe.configure({ mode: 'parallel', retries: 0, timeout: 300_000 });

const fixedSeeds = { desktop: 1, phone: 2, zoom: 3, reduced: 4 };
const freshSeed = process.env.FRESH_SEED;

for (const mode of Object.keys(modes)) {
  test(`the page survives 1,000 random actions: ${mode}`, async ({ browser }) => {
    console.log(describeRun(await playAtRandom(browser, { seed: fixedSeeds[mode], actions: 1_000, mode })));
  });

  test(`the page survives a fresh random player: ${mode}`, async ({ browser }) => {
    test.skip(!freshSeed, 'Only `cargo xtask test --all` chooses a fresh seed.');
    console.log(describeRun(await playAtRandom(browser, { seed: Number(freshSeed), actions: 1_000, mode })));
  });
}
