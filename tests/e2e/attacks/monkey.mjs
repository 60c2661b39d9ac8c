// Plays at random: thousands of taps, keys, drags, resized windows, hidden pages, reloads and storage events.
// The page must not fail, and no running game may be lost.
import { baseURL } from '../driver/chromium.mjs';
import { modes } from './monkey_modes.mjs';
import { MonkeyActions } from './monkey_actions.mjs';
import { PageWatch } from './page_watch.mjs';
import { SeededRandom } from './seeded_random.mjs';

/** The number of actions that are printed with a failure. */
const PRINTED = 25;

/** How often each kind of action is chosen; the numbers are relative. */
const weights = {
  play: 45,
  tapControl: 20,
  tapSpace: 8,
  tapAnywhere: 4,
  doubleTap: 3,
  press: 1,
  key: 12,
  drag: 5,
  zoom: 3,
  resize: 2,
  hide: 1.5,
  reload: 1.5,
  storageEvent: 2,
};

/**
 * Makes so many random actions in a page of its own; returns a summary. Throws an error that names the seed, the
 * failure and the last actions. `prepare` gets the page first; `deadline` is the longest time for an action.
 */
export async function playAtRandom(browser, { seed, actions, mode, prepare, deadline }) {
  const { options, sizes, weights: changed } = modes[mode];
  const context = await browser.newContext({ ...options, serviceWorkers: 'block', baseURL: baseURL() });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.addInitScript(seedPage, seed);
  await prepare?.(page);
  const watch = new PageWatch(page, deadline);
  const player = new MonkeyActions(page, sizes, Boolean(options.hasTouch));
  const made = [];
  const start = performance.now();
  try {
    await player.open();
    for (let number = 1; number <= actions; number += 1) {
      // Each action has its own random numbers: one that meets another page does not change those after it.
      const random = new SeededRandom(seed, number);
      const kind = random.pickByWeight({ ...weights, ...changed });
      made.push(`${number} ${kind}`);
      await watch.within(kind, () => player[kind](random, (what) => (made[made.length - 1] += ` ${what}`)));
      await watch.check();
    }
  } catch (error) {
    throw new Error(report({ seed, actions, mode, error, made }), { cause: error });
  } finally {
    await context.close();
  }
  const seconds = (performance.now() - start) / 1_000;
  return { seed, mode, actions, seconds, ...player.summary };
}

/** The sentences about a failed run. */
function report({ seed, actions, mode, error, made }) {
  return [
    error.message,
    `in mode ${mode} with seed ${seed}, after ${made.length} actions. The last of them:`,
    ...made.slice(-PRINTED).map((line) => `  ${line}`),
    `To repeat it: cargo xtask monkey --seed ${seed} --actions ${actions} --mode ${mode}`,
  ].join('\n');
}

/** The line about a run without failure. */
export function describeRun({ seed, mode, actions, seconds, begun, ended, reloads }) {
  return `${mode}, seed ${seed}: ${actions} actions in ${seconds.toFixed(0)} s, ${begun} games begun, ${ended} ended, ${reloads} reloads, no failure`;
}

/** Runs in the page: the same seed deals the same dominoes, after each load others. */
function seedPage(seed) {
  // An empty document has no storage.
  if (location.protocol === 'about:') return;
  const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
  sessionStorage.setItem('loads', loads);
  let state = (seed + loads * 7919) >>> 0;
  // The generator mulberry32; see seeded_random.mjs.
  const nextWord = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
  Math.random = () => nextWord() / 2 ** 32;
  Crypto.prototype.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, index, bytes) => (bytes[index] = nextWord() & 255));
    return array;
  };
}
