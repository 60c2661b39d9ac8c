// How fast the page answers: whole games in a slowed browser, by mouse and by finger, every tap timed by the browser itself.
//
//   cargo xtask speed-page                    four games: against a bot, between two people, four on a phone, and one in which areas are
//                                             looked at while a bot thinks
//   cargo xtask speed-page --game 2           one of them, from 0
//   cargo xtask speed-page --slowdown 1       as fast as this machine is
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from './chromium.mjs';
import { botsHavePlayed, look, start } from './player.mjs';
import { held, touched } from './hands.mjs';

const tablet = { width: 1180, height: 820 };
const phone = { width: 390, height: 844 };

/**
 * What is played, and how often where one game has few taps; the page is loaded anew for each. Where bots play meanwhile, those taps are
 * told apart that begin while they think and, by a title of their own, while they act; long tasks and nodes are those of both.
 */
const games = [
  { title: 'brook, a person against bush', board: 'brook', holders: ['person', 'bush'], viewport: tablet, press: held },
  { title: 'valley, two people', board: 'valley', holders: ['person', 'person'], viewport: tablet, press: held },
  { title: 'brook, four people on a phone', board: 'brook', holders: Array(4).fill('person'), viewport: phone, press: touched },
  { title: 'brook, while oak thinks', board: 'brook', holders: ['person', 'oak'], viewport: tablet, press: touched, meanwhile: 'brook, while oak acts', times: 3 },
];

/** How long a finger stays down, in milliseconds. */
const HOLD = 60;

/** How long a finger takes from one tap of a turn to the next, in milliseconds: within 350 the page takes two for a double tap. */
const REACH = 400;

/** What the page should keep to. */
const aims = { tap: 50, task: 50, nodes: 1_500 };

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
console.log(`${rate} times slower than this machine; milliseconds from a tap to the next frame, told in steps of 8, and until all of its waves are shown`);
console.log(['game', 'taps', 'median', 'p95', 'worst', 'shown', 'p95', 'tasks > 50', 'longest', 'nodes'].map(column).join(''));
for (const game of chosen) {
  const { taps, tasks, nodes } = await measureAll(game);
  const rest = [tasks.length, Math.max(0, ...tasks), nodes];
  if (game.meanwhile) {
    console.log([...told(game.title, taps.filter(({ thinks }) => thinks)), ...rest].map(column).join(''));
    console.log(told(game.meanwhile, taps.filter(({ thinks }) => !thinks)).map(column).join(''));
  } else {
    console.log([...told(game.title, taps), ...rest].map(column).join(''));
  }
}
console.log(`aims: p95 under ${aims.tap}, no task over ${aims.task} while a person plays, nodes under ${aims.nodes}`);
await browser.close();

/** What is printed of taps: a title, how many there are, and how soon they were answered and shown. */
function told(title, taps) {
  const answered = shares(taps.map(({ answered }) => answered));
  const shown = shares(taps.flatMap(({ shown }) => shown ?? []));
  return [title, taps.length, answered(0.5), answered(0.95), answered(1), shown(0.5), shown(0.95)];
}

/** The number that so many of these are not above. */
function shares(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function column(cell, index) {
  return index === 0 ? String(cell).padEnd(30) : String(typeof cell === 'number' ? Math.round(cell) : cell).padStart(11);
}

/** Plays the game as often as it is to be; gives what was measured in all of them. */
async function measureAll(game) {
  const all = { taps: [], tasks: [], nodes: 0 };
  for (let time = 0; time < (game.times ?? 1); time += 1) {
    const { taps, tasks, nodes } = await measure(game);
    all.taps.push(...taps);
    all.tasks.push(...tasks);
    all.nodes = Math.max(all.nodes, nodes);
  }
  return all;
}

/** Plays one game to its end; gives the answer times of all taps, the long tasks, and the most nodes that all pictures of the page had. */
async function measure({ board, holders, viewport, press, meanwhile }) {
  const page = await browser.newPage({ viewport, hasTouch: press === touched });
  await page.addInitScript(watch);
  await page.goto(baseURL());
  await start(page, { board, holders });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate((meanwhile) => globalThis.measured.begin(meanwhile), meanwhile !== undefined);
  let nodes = 0;
  for (;;) {
    const { phase, holder, next } = await look(page);
    if (phase === 'over') break;
    if (holder === 'bot') {
      await page.evaluate(() => globalThis.measured.botsPlay(true));
      if (meanwhile) await lookAround(page, press);
      await botsHavePlayed(page);
      await page.evaluate(() => globalThis.measured.botsPlay(false));
      continue;
    }
    if (press === touched) await page.waitForTimeout(REACH);
    await tap(page, press, next);
    nodes = Math.max(nodes, await countNodes(page));
  }
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => globalThis.measured.end());
  // The final scoring has pictures too; a key shows all of it.
  await page.keyboard.press('x');
  await page.locator('[data-winner]').first().waitFor();
  nodes = Math.max(nodes, await countNodes(page));
  await page.context().close();
  return { ...seen, nodes };
}

/** How many nodes all pictures of the page have. */
function countNodes(page) {
  return page.evaluate(() => document.querySelectorAll('svg *').length);
}

/** A tap; the next one comes after the frame, as a person's does. */
async function tap(page, press, selector) {
  await press(page, selector, HOLD);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
}

/** Looks at one area after the other until a person is to act; at the next once the page shows the last. */
async function lookAround(page, press) {
  const spaces = await page.locator('[data-space].soil').evaluateAll((all) => all.map((space) => space.dataset.space));
  const botPlays = () => page.locator('main[data-screen=table]:not([data-settling])').evaluate((table) => table.dataset.holder === 'bot' && table.dataset.phase !== 'over');
  for (let taps = 0; await botPlays(); taps += 1) await tap(page, press, `[data-space=${spaces[(taps * 17) % spaces.length]}]`);
}

/** Runs in the page: collects what the browser tells of its taps and tasks. */
function watch() {
  const taps = [];
  const tasks = [];
  const botsTurns = [];
  let begun = false;
  let whileBotsPlay = false;
  /** Whether something that began then is to be counted. */
  const counts = ({ startTime }) => botsTurns.some(([from, to]) => from <= startTime && startTime < to) === whileBotsPlay;
  /** The tap that has what happened then as a part. */
  const tapBefore = (time) => taps.findLast(({ startTime }) => startTime <= time);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const thinks = document.querySelector('[data-thinking]') !== null;
      // The browser does not tell of taps that are answered within 16 ms: they count as 16.
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
    const look = () => {
      if (document.querySelector('[data-settling]')) requestAnimationFrame(look);
      else if (tap) tap.shown = performance.now() - timeStamp;
    };
    requestAnimationFrame(look);
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
