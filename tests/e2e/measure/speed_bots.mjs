// Measures how soon bots act: plays whole games between them and times each turn in the page, until its domino lies.
//
//   cargo xtask speed-bots                    in a page slowed four times; its workers are not
//   cargo xtask speed-bots --slowdown 1       as fast as this machine is
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from '../driver/chromium.mjs';
import { startGame, waitForBots } from '../driver/player.mjs';

const tables = [
  { board: 'brook', controllers: ['oak', 'oak'] },
  { board: 'brook', controllers: ['oak', 'oak', 'oak', 'oak'] },
  { board: 'valley', controllers: ['oak', 'oak'] },
  { board: 'valley', controllers: ['oak', 'oak', 'oak', 'oak'] },
  { board: 'brook', controllers: ['pine', 'pine'] },
  { board: 'valley', controllers: ['pine', 'pine'] },
];

const { values } = parseArgs({ options: { slowdown: { type: 'string', default: '4' } } });
const rate = Number(values.slowdown);
if (!(rate >= 1)) {
  console.error('error: `--slowdown` wants a number from 1 upwards.');
  process.exit(1);
}

/** The longest time that a turn of each level should take, in milliseconds. */
const aims = { oak: rate > 1 ? 2_000 : 1_000, pine: 300 };

const browser = await chromium.launch(launchOptions);
console.log(`a page ${rate} times slower than this machine; milliseconds from the beginning of a bot's turn until its domino lies`);
console.log(['table', 'turns', 'median', 'p95', 'longest', 'aim'].map(column).join(''));
for (const table of tables) {
  const times = (await measure(table)).toSorted((one, other) => one - other);
  const percentile = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))]);
  const [level] = table.controllers;
  const title = `${table.board}, ${table.controllers.length} ${level}s`;
  console.log([title, times.length, percentile(0.5), percentile(0.95), percentile(1), aims[level]].map(column).join(''));
}
await browser.close();

function column(cell, index) {
  return index === 0 ? cell.padEnd(20) : String(cell).padStart(9);
}

/** Plays a game to its end; returns the time of each turn until its domino lay. */
async function measure({ board, controllers }) {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 } });
  await page.addInitScript(recordTurns);
  await page.goto(baseURL());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await startGame(page, { board, controllers });
  await waitForBots(page);
  const times = await page.evaluate(() => globalThis.turnTimes);
  await page.context().close();
  return times;
}

/** Runs in the page: records the time from the start of each turn to its next phase. */
function recordTurns() {
  globalThis.turnTimes = [];
  let begun;
  new MutationObserver(() => {
    const table = document.querySelector('main[data-screen=table]');
    if (!table) return;
    const { turn, phase } = table.dataset;
    if (turn === begun?.turn && phase === begun.phase) return;
    if (begun) globalThis.turnTimes.push(performance.now() - begun.time);
    begun = phase === 'domino' ? { turn, phase, time: performance.now() } : undefined;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-turn', 'data-phase'] });
}
