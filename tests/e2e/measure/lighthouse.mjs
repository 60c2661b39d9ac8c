// Prints Lighthouse's scores for the start screen, and when the first board appears on a slow phone.
//
//   cargo xtask lighthouse
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The time by which the first board should be there, in milliseconds. */
const AIM = 1_500;

const site = await serveSite('/renature/', { compressed: true });
// Compress each file now: the first request of it would wait for that.
for (const name of await readdir(dist)) await fetch(site.address + name).then((answer) => answer.arrayBuffer());
await runLighthouse();
await timeVisits();
await site.close();

/** Prints the scores of the start screen and every audit that did not pass. */
async function runLighthouse() {
  const folder = await mkdtemp(join(tmpdir(), 'renature-lighthouse-'));
  const { port, kill } = await launchKillable(folder);
  const { lhr } = await lighthouse(site.address, { port, onlyCategories: categories, logLevel: 'error' });
  await kill();
  await rm(folder, { recursive: true, force: true });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  for (const name of categories) {
    const { title, score, auditRefs } = lhr.categories[name];
    console.log(`${title.padEnd(16)} ${Math.round(score * 100)}`);
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = '', details } = lhr.audits[id];
      if (weight === 0 || score === null || score === 1) continue;
      console.log(`  ${title} ${displayValue}`);
      for (const { node } of details?.items ?? []) if (node) console.log(`    ${node.snippet}`);
    }
  }
  console.log(figures.map((id) => `${lhr.audits[id].title} ${lhr.audits[id].displayValue}`).join(', '));
}

/** Prints when the splash, the start screen and the board appear, on the first visit and on later ones. */
async function timeVisits() {
  const { requestLatencyMs, downloadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  console.log(`\nMilliseconds on a network of ${Math.round(downloadThroughputKbps)} kbit/s that answers after ${requestLatencyMs} ms, ${cpuSlowdownMultiplier} times slower than this machine:`);
  console.log(`${''.padEnd(34)}${'splash'.padStart(10)}${'screen'.padStart(10)}`);
  for (const [title, address, selector, serviceWorkers] of [
    ['first visit, start screen', '', startScreen, 'block'],
    ['first visit, board of a game', '?resume', board, 'block'],
    ['later visit, start screen', '', startScreen, 'allow'],
    ['later visit, board of a game', '?resume', board, 'allow'],
  ]) {
    const { splash, ready } = await visit(address, selector, serviceWorkers);
    console.log(`${title.padEnd(34)}${String(splash).padStart(10)}${String(ready).padStart(10)}`);
  }
  console.log(`aim: the first board by ${AIM}`);
}

/** The times at which the page paints its splash and what the selector names; from the cache where a service worker is allowed. */
async function visit(address, selector, serviceWorkers) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers });
  const page = await context.newPage();
  await page.goto(site.address);
  if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready);
  await startGame(page, { controllers: ['person', 'seedling'] });
  await playTo(page, 'plant');
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
  await page.goto(site.address + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => ({
    splash: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    ready: Math.round(performance.getEntriesByName('ready')[0].startTime),
  }));
  await browser.close();
  return times;
}
