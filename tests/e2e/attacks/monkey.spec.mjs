// Random players with fixed seeds, and with a fresh one if `cargo xtask test --all` has chosen it.
import { expect, test } from '@playwright/test';
import { describeRun, playAtRandom } from './monkey.mjs';
import { modes } from './monkey_modes.mjs';

// Each mode has a test of its own, and a failure is one even if it does not come again.
test.describe.configure({ mode: 'parallel', retries: 0, timeout: 600_000 });

const fixedSeeds = { desktop: 1, phone: 2, zoom: 3, reduced: 4 };
const freshSeed = process.env.FRESH_SEED;
const ACTIONS = 1_000;

for (const mode of Object.keys(modes)) {
  test(`the page survives a random player: ${mode}`, async ({ browser }) => {
    console.log(describeRun(await playAtRandom(browser, { seed: fixedSeeds[mode], actions: ACTIONS, mode })));
  });

  test(`the page survives a fresh random player: ${mode}`, async ({ browser }) => {
    test.skip(!freshSeed, 'Only `cargo xtask test --all` chooses a fresh seed.');
    console.log(describeRun(await playAtRandom(browser, { seed: Number(freshSeed), actions: ACTIONS, mode })));
  });
}

/** Faults of a page, each as a script that runs before the page, and the failure that is reported. */
const faults = [
  ['a page error', () => addEventListener('click', () => missing()), /page error: ReferenceError: missing/],
  ['a rejected promise', () => addEventListener('click', () => Promise.reject(new Error('no'))), /page error: Error: no/],
  ['a console error', () => addEventListener('click', () => console.error('no')), /console error: no/],
  ['a frozen page', freezeOnSpaces, /did not respond for 5 s/],
  ['a lost game', loseSaves, /renature\.game\.\d+ with \d+ actions is lost/],
];

/** Runs in the page: never returns from a tap on the board. */
function freezeOnSpaces() {
  addEventListener('pointerdown', ({ target }) => {
    while (target.closest('[data-space]'));
  });
}

/** Runs in the page: loses everything when it is left, and has no write-ahead log that brings it back. */
function loseSaves() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  addEventListener('pagehide', () => localStorage.clear());
}

for (const [name, fault, failure] of faults) {
  test(`random players report ${name}`, async ({ browser }) => {
    const run = playAtRandom(browser, { seed: 1, actions: 400, mode: 'reduced', prepare: (page) => page.addInitScript(fault), deadline: 5_000 });
    const { message } = await run.then(() => new Error('no failure'), (error) => error);
    expect(message).toMatch(failure);
    expect(message).toContain('in mode reduced with seed 1, after');
  });
}
