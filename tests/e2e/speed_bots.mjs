// How soon bots act: whole games between them, in which each turn is timed in the page, from its beginning until its domino lies.
//
//   cargo xtask speed-bots                    in a page slowed four times; its workers are not
//   cargo xtask speed-bots --slowdown 1       as fast as this machine is
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from './chromium.mjs';
import { botsHavePlayed, start } from './player.mjs';

const tables = [
  { board: 'brook', holders: ['oak', 'oak'] },
  { board: 'brook', holders: ['oak', 'oak', 'oak', 'oak'] },
  { board: 'valley', holders: ['oak', 'oak'] },
  { board: 'valley', holders: ['oak', 'oak', 'oak', 'oak'] },
  { board: 'brook', holders: ['pine', 'pine'] },
  { board: 'valley', holders: ['pine', 'pine'] },
];

const { values } = parseArgs({ options: { slowdown: { type: 'string', default: '4' } } });
const rate = Number(values.slowdown);
if (!(rate >= 1)) {
  console.error('error: `--slowdown` wants a number from 1 upwards.');
  process.exit(1);
}

/** How long a turn of the level should take at most, in milliseconds. */
const aims = { oak: rate > 1 ? 2_000 : 1_000, pine: 300 };

const browser = await chromium.launch(launchOptions);
console.log(`a page ${rate} times slower than this machine; milliseconds from the beginning of a bot's turn until its domino lies`);
console.log(['table', 'turns', 'median', 'p95', 'longest', 'aim'].map(column).join(''));
for (const table of tables) {
  const times = (await answers(table)).toSorted((one, other) => one - other);
  const percentile = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))]);
  const [level] = table.holders;
  const title = `${table.board}, ${table.holders.length} ${level}s`;
  console.log([title, times.length, percentile(0.5), percentile(0.95), percentile(1), aims[level]].map(column).join(''));
}
await browser.close();

function column(cell, index) {
  return index === 0 ? cell.padEnd(20) : String(cell).padStart(9);
}

/** Has a game played to its end; gives how long each turn took until its domino lay. */
async function answers({ board, holders }) {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 } });
  await page.addInitScript(watch);
  await page.goto(baseURL());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await start(page, { board, holders });
  await botsHavePlayed(page);
  const times = await page.evaluate(() => globalThis.answers);
  await page.context().close();
  return times;
}

/** Runs in the page: notes when the table tells of another turn, and when its phase goes on from there. */
function watch() {
  globalThis.answers = [];
  let begun;
  new MutationObserver(() => {
    const table = document.querySelector('main[data-screen=table]');
    if (!table) return;
    const { turn, phase } = table.dataset;
    if (turn === begun?.turn && phase === begun.phase) return;
    if (begun) globalThis.answers.push(performance.now() - begun.time);
    begun = phase === 'domino' ? { turn, phase, time: performance.now() } : undefined;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-turn', 'data-phase'] });
}
