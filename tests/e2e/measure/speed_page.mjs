// Measures how fast the page answers: whole games in a slowed browser, by mouse and by finger, each tap timed by the browser.
//
//   cargo xtask speed-page                    four games: against a bot, between two people, four on a phone, and one in
//                                             which the player taps areas while a bot thinks
//   cargo xtask speed-page --game 2           one of them, from 0
//   cargo xtask speed-page --slowdown 1       as fast as this machine is
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from '../driver/chromium.mjs';
import { readTurn, startGame, waitForBots } from '../driver/player.mjs';
import { slowClick, slowTap } from '../driver/gestures.mjs';

const tablet = { width: 1180, height: 820 };
const phone = { width: 390, height: 844 };

/**
 * The games, and how many `times` each is played where one game has few taps. Each begins with a freshly loaded page.
 * With `meanwhile`, taps are made during the bots' turns: those while a bot thinks are printed under `title`, those
 * while it acts under `meanwhile`. Long tasks and nodes are counted for both together.
 */
const games = [
  { title: 'brook, a person against bush', board: 'brook', controllers: ['person', 'bush'], viewport: tablet, press: slowClick },
  { title: 'valley, two people', board: 'valley', controllers: ['person', 'person'], viewport: tablet, press: slowClick },
  { title: 'brook, four people on a phone', board: 'brook', controllers: Array(4).fill('person'), viewport: phone, press: slowTap },
  { title: 'brook, while oak thinks', board: 'brook', controllers: ['person', 'oak'], viewport: tablet, press: slowTap, meanwhile: 'brook, while oak acts', times: 3 },
];

/** The time for which a finger stays down, in milliseconds. */
const HOLD = 60;

/** The time between two taps of a finger, in milliseconds: within 350 the page takes two for a double tap. */
const BETWEEN_TAPS = 400;

/** The upper limits that the page should keep to. */
const limits = { tap: 50, task: 50, nodes: 1_500 };

const { values } = parseArgs({ options: { slowdown: { type: 'string', default: '4' }, game: { type: 'string' } } });
const rate = Number(values.slowdown);
const chosen = values.game === undefined ? games : games.filter((_, index) => values.game === String(index));
if (chosen.length === 0) {
  console.error(`error: \`--game\` wants a number from 0 to ${games.length - 1}.`);
  process.exit(1);
}
if (!(rate >= 1)) {
  console.error('error: `--slowdown` wants a number from 1 upwards.');
  process.exit(1);
}

const browser = await chromium.launch(launchOptions);
console.log(`${rate} times slower than this machine; milliseconds from a tap to the next frame, in steps of 8, and until all of its updates are shown`);
console.log(['game', 'taps', 'median', 'p95', 'worst', 'shown', 'p95', 'tasks > 50', 'longest', 'nodes', 'calc. ms'].map(column).join(''));
for (const game of chosen) {
  const { taps, tasks, nodes, calculations } = await measureAll(game);
  const rest = [tasks.length, Math.max(0, ...tasks), nodes, percentiles(calculations)(0.5)];
  if (game.meanwhile) {
    console.log([...summarize(game.title, taps.filter(({ thinks }) => thinks)), ...rest].map(column).join(''));
    console.log(summarize(game.meanwhile, taps.filter(({ thinks }) => !thinks)).map(column).join(''));
  } else {
    console.log([...summarize(game.title, taps), ...rest].map(column).join(''));
  }
}
console.log('The calculation is the same in every version: compare figures of two days or machines by its time.');
console.log(`aims: p95 under ${limits.tap}, no task over ${limits.task} while a person plays, nodes under ${limits.nodes}`);
await browser.close();

/** The printed columns for these taps: title, count, and percentiles of the times until they were answered and shown. */
function summarize(title, taps) {
  const answered = percentiles(taps.map(({ answered }) => answered));
  const shown = percentiles(taps.flatMap(({ shown }) => shown ?? []));
  return [title, taps.length, answered(0.5), answered(0.95), answered(1), shown(0.5), shown(0.95)];
}

/** A function that returns the percentile of the numbers for a share from 0 to 1. */
function percentiles(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function column(cell, index) {
  return index === 0 ? String(cell).padEnd(30) : String(typeof cell === 'number' ? Math.round(cell) : cell).padStart(11);
}

/** Plays the game as often as it says; returns the measurements of all times together. */
async function measureAll(game) {
  const all = { taps: [], tasks: [], nodes: 0, calculations: [] };
  for (let time = 0; time < (game.times ?? 1); time += 1) {
    const { taps, tasks, nodes, calculations } = await measure(game);
    all.taps.push(...taps);
    all.tasks.push(...tasks);
    all.nodes = Math.max(all.nodes, nodes);
    all.calculations.push(...calculations);
  }
  return all;
}

/** Plays one game to its end; returns its taps, long tasks, highest number of SVG nodes, and times of the calculation. */
async function measure({ board, controllers, viewport, press, meanwhile }) {
  const page = await browser.newPage({ viewport, hasTouch: press === slowTap });
  await page.addInitScript(recordTaps);
  await page.goto(baseURL());
  await startGame(page, { board, controllers });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const calculations = [await page.evaluate(timeCalculation)];
  await page.evaluate((meanwhile) => globalThis.measured.begin(meanwhile), meanwhile !== undefined);
  let nodes = 0;
  for (;;) {
    const { phase, controller, next } = await readTurn(page);
    if (phase === 'over') break;
    if (controller === 'bot') {
      await page.evaluate(() => globalThis.measured.botsPlay(true));
      if (meanwhile) await tapAreas(page, press);
      await waitForBots(page);
      await page.evaluate(() => globalThis.measured.botsPlay(false));
      continue;
    }
    if (press === slowTap) await page.waitForTimeout(BETWEEN_TAPS);
    await pressAndWait(page, press, next);
    nodes = Math.max(nodes, await countNodes(page));
  }
  // The browser reports the last taps some frames later, and no event says that it has.
  await page.waitForTimeout(500);
  const measured = await page.evaluate(() => globalThis.measured.end());
  calculations.push(await page.evaluate(timeCalculation));
  // The final scoring has pictures, too. A key shows all of it at once.
  await page.keyboard.press('x');
  await page.locator('[data-winner]').first().waitFor();
  nodes = Math.max(nodes, await countNodes(page));
  await page.context().close();
  return { ...measured, nodes, calculations };
}

/** Runs in the page: the milliseconds of a fixed calculation, which say how fast the slowed machine is now. */
function timeCalculation() {
  const start = performance.now();
  let state = 1;
  for (let round = 0; round < 20_000_000; round += 1) state = (state * 48_271) % 2_147_483_647;
  return state ? performance.now() - start : 0;
}

/** The number of nodes in all SVG pictures of the page. */
function countNodes(page) {
  return page.evaluate(() => document.querySelectorAll('svg *').length);
}

/** Presses the element and waits for the frame, as a person would before the next press. */
async function pressAndWait(page, press, selector) {
  await press(page, selector, HOLD);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
}

/** Presses one area after the other until a person is to act, each when the page shows the one before. */
async function tapAreas(page, press) {
  const spaces = await page.locator('[data-space].soil').evaluateAll((all) => all.map((space) => space.dataset.space));
  const botPlays = () => page.locator('main[data-screen=table]:not([data-settling])').evaluate((table) => table.dataset.holder === 'bot' && table.dataset.phase !== 'over');
  for (let taps = 0; await botPlays(); taps += 1) await pressAndWait(page, press, `[data-space=${spaces[(taps * 17) % spaces.length]}]`);
}

/** Runs in the page: collects the taps and long tasks that the browser reports. */
function recordTaps() {
  const taps = [];
  const tasks = [];
  const botsTurns = [];
  let begun = false;
  let whileBotsPlay = false;
  /** True if an entry that began then counts. */
  const counts = ({ startTime }) => botsTurns.some(([from, to]) => from <= startTime && startTime < to) === whileBotsPlay;
  /** The tap to which something at this time belongs. */
  const tapBefore = (time) => taps.findLast(({ startTime }) => startTime <= time);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const thinks = document.querySelector('[data-thinking]') !== null;
      // The browser does not report taps that are answered within 16 ms: they count as 16.
      if (begun) taps.push({ startTime: timeStamp, thinks, answered: 16 });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    if (!begun) return;
    for (const entry of list.getEntries()) {
      const tap = entry.interactionId && tapBefore(entry.startTime);
      if (tap) tap.answered = Math.max(tap.answered, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    if (begun) tasks.push(...list.getEntries());
  }).observe({ type: 'longtask' });
  addEventListener('click', ({ timeStamp }) => {
    const tap = tapBefore(timeStamp);
    const check = () => {
      if (document.querySelector('[data-settling]')) requestAnimationFrame(check);
      else if (tap) tap.shown = performance.now() - timeStamp;
    };
    requestAnimationFrame(check);
  });
  globalThis.measured = {
    begin: (meanwhile) => {
      begun = true;
      whileBotsPlay = meanwhile;
    },
    botsPlay: (play) => {
      if (play) botsTurns.push([performance.now(), Infinity]);
      else botsTurns.at(-1)[1] = performance.now();
    },
    end: () => ({
      taps: taps.filter(counts),
      tasks: tasks.filter(counts).map(({ duration }) => duration),
    }),
  };
}
