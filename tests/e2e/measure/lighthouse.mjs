// Prints Lighthouse's scores for the start screen, and when screens appear on a slow phone.
//
//   cargo xtask lighthouse [--beside FOLDER] [--runs N]
//
// With `--beside`, another built site is measured in turn, because a machine's speed changes within minutes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { launchOptions } from '../driver/chromium.mjs';
import { launchKillable } from '../driver/killable_browser.mjs';
import { playTo, startGame } from '../driver/player.mjs';
import { dist, serveSite } from '../driver/static_server.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** The selectors of what `timeVisits` waits for. */
const board = 'main[data-screen=table] [data-space]';
const startScreen = 'button[data-action=start-game]';
const linked = 'button[data-action=play-linked]';

const { values } = parseArgs({ options: { beside: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const folders = values.beside ? [dist, resolve('..', '..', values.beside)] : [dist];
const names = ['this version', 'the other one'];
const runs = Number(values.runs);

const sites = await Promise.all(folders.map((folder) => serveSite('/renature/', { compressed: true, folder })));
await printScores();
await printTimes();
for (const site of sites) await site.close();

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** Prints the scores of all runs, and every audit that did not pass in the last one. */
async function printScores() {
  const scores = sites.map(() => categories.map(() => []));
  const last = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      last[index] = await runLighthouse(site);
      categories.forEach((name, category) => scores[index][category].push(Math.round(last[index].categories[name].score * 100)));
    }
  }
  for (const [index, lhr] of last.entries()) {
    console.log(`Lighthouse, ${names[index]}: median of ${runs}, and all`);
    categories.forEach((name, category) => {
      const all = scores[index][category];
      console.log(`${lhr.categories[name].title.padEnd(16)} ${median(all)}  (${all.join(', ')})`);
    });
    printFailedAudits(lhr);
  }
}

/** Runs Lighthouse on the start screen. */
async function runLighthouse(site) {
  const folder = await mkdtemp(join(tmpdir(), 'renature-lighthouse-'));
  const { port, kill } = await launchKillable(folder);
  const { lhr } = await lighthouse(site.address, { port, onlyCategories: categories, logLevel: 'error' });
  await kill();
  await rm(folder, { recursive: true, force: true });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

function printFailedAudits(lhr) {
  for (const name of categories) {
    for (const { id, weight } of lhr.categories[name].auditRefs) {
      const { score, title, displayValue = '', details } = lhr.audits[id];
      if (weight === 0 || score === null || score === 1) continue;
      console.log(`  ${title} ${displayValue}`);
      for (const { node } of details?.items ?? []) if (node) console.log(`    ${node.snippet}`);
    }
  }
  console.log(`  ${figures.map((id) => `${lhr.audits[id].title} ${lhr.audits[id].displayValue}`).join(', ')}`);
}

/** Prints when the splash and the screen appear, on first visits and on later ones: medians, and ratios of two sites. */
async function printTimes() {
  const link = await readLink(sites[0]);
  const { requestLatencyMs, downloadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  console.log(`\nMilliseconds on a network of ${Math.round(downloadThroughputKbps)} kbit/s that answers after ${requestLatencyMs} ms, ${cpuSlowdownMultiplier} times slower than this machine; medians of ${runs}:`);
  const columns = sites.map((_, index) => `splash${' '.repeat(6)}${names[index]}`.padStart(26));
  console.log(`${''.padEnd(30)}${columns.join('')}${sites[1] ? 'ratio'.padStart(10) : ''}`);
  for (const [title, opening, selector, serviceWorkers] of [
    ['first visit, start screen', '', startScreen, 'block'],
    ['first visit, board of a game', '?resume', board, 'block'],
    ['first visit, game of a link', link, linked, 'block'],
    ['later visit, start screen', '', startScreen, 'allow'],
    ['later visit, board of a game', '?resume', board, 'allow'],
  ]) {
    const visits = sites.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, site] of sites.entries()) visits[index].push(await visit(site, opening, link, selector, serviceWorkers));
    }
    const times = visits.map((all) => ({ splash: median(all.map(({ splash }) => splash)), ready: median(all.map(({ ready }) => ready)) }));
    const cells = times.map(({ splash, ready }) => String(splash).padStart(12) + String(ready).padStart(14));
    const ratio = times[1] ? (times[0].ready / times[1].ready).toFixed(2).padStart(10) : '';
    console.log(`${title.padEnd(30)}${cells.join('')}${ratio}`);
  }
}

/** The link to a game, as the share dialog shows it. Every version reads it, whatever its screens look like. */
async function readLink(site) {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(site.address);
  await startGame(page, { controllers: ['person', 'seedling'] });
  await playTo(page, 'plant');
  await page.locator('button[data-action=menu]').click();
  await page.locator('dialog[open] button[data-action=share]').click();
  await page.locator('button[data-action=share-game]').click();
  const { hash } = new URL(await page.locator('[data-field=link]').inputValue());
  await browser.close();
  return hash;
}

/** The times at which the page paints its splash and what the selector names; from the cache where a service worker is allowed. */
async function visit(site, opening, link, selector, serviceWorkers) {
  const browser = await chromium.launch(launchOptions);
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers });
    return { context, page: await context.newPage() };
  };
  let { context, page } = await open();
  await page.goto(site.address + link);
  if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator(linked).click();
  await page.locator(board).first().waitFor();
  // Whoever opens the page for the first time, or a link, has no saves yet.
  if (opening !== '?resume' && serviceWorkers === 'block') ({ context, page } = await open());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await page.goto('about:blank');
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  await page.addInitScript((selector) => {
    const check = () => {
      // The screen is built behind the splash. The frame in which the splash has gone paints it.
      if (document.querySelector(selector) && !document.querySelector('#waiting')) setTimeout(() => performance.mark('ready'));
      else requestAnimationFrame(check);
    };
    check();
  }, selector);
  await page.goto(site.address + opening, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => ({
    splash: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    ready: Math.round(performance.getEntriesByName('ready')[0].startTime),
  }));
  await browser.close();
  return times;
}
