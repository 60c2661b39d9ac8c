// Browsers killed at random moments, with a fixed seed, and with a fresh one if `cargo xtask test --all` has chosen it.
import { expect, test } from '@playwright/test';
import { describeMissing, killAtRandom } from './kills.mjs';

// A loss is a failure even if it does not come again.
test.describe.configure({ retries: 0, timeout: 600_000 });

const KILLS = 10;
const freshSeed = process.env.FRESH_SEED;

async function expectNoLoss(seed) {
  const { changes, logged, missing, faults } = await killAtRandom({ times: KILLS, seed, folder: test.info().outputPath('profile') });
  console.log(`${KILLS} kills, seed ${seed}: ${changes} changes, ${logged} logged, ${describeMissing(missing)}`);
  expect(faults).toEqual([]);
  expect(logged).toBeGreaterThan(0);
}

test('ten kills of the browser lose nothing', async () => {
  await expectNoLoss(1);
});

test('ten kills with a fresh seed lose nothing', async () => {
  test.skip(!freshSeed, 'Only `cargo xtask test --all` chooses a fresh seed.');
  await expectNoLoss(Number(freshSeed));
});
