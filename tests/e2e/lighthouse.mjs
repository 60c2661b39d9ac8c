// What Lighthouse says of the start screen, and when the first board is there on a slow phone.
//
//   cargo xtask lighthouse
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { browserOn } from './browser.mjs';
import { launchOptions } from './chromium.mjs';
import { dist, host } from './host.mjs';
import { playTo, start } from './player.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** What is waited for, each told by what it looks like in the page. */
const board = 'main[data-screen=table] [data-space]';
const startScreen = 'button[data-action=start-game]';

/** The first board is to be there by then, in milliseconds. */
const AIM = 1_500;

const site = await host('/renature/', { packed: true });
// The first answer would have to wait until its file is packed.
for (const name of await readdir(dist)) await fetch(site.address + name).then((answer) => answer.arrayBuffer());
await judge();
await time();
await site.close();

/** Prints the marks of the start screen, and all that was criticised. */
async function judge() {
  const folder = await mkdtemp(join(tmpdir(), 'renature-lighthouse-'));
  const { port, kill } = await browserOn(folder);
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

/** Prints when the outline, the start screen and the board are there, the first time and from the device. */
async function time() {
  const { requestLatencyMs, downloadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  console.log(`\nMilliseconds on a network of ${Math.round(downloadThroughputKbps)} kbit/s that answers after ${requestLatencyMs} ms, ${cpuSlowdownMultiplier} times slower than this machine:`);
  console.log(`${''.padEnd(34)}${'outline'.padStart(10)}${'screen'.padStart(10)}`);
  for (const [title, address, selector, serviceWorkers] of [
    ['first visit, start screen', '', startScreen, 'block'],
    ['first visit, board of a game', '?resume', board, 'block'],
    ['later visit, start screen', '', startScreen, 'allow'],
    ['later visit, board of a game', '?resume', board, 'allow'],
  ]) {
    const { outline, there } = await visit(address, selector, serviceWorkers);
    console.log(`${title.padEnd(34)}${String(outline).padStart(10)}${String(there).padStart(10)}`);
  }
  console.log(`aim: the first board by ${AIM}`);
}

/** When the page shows its outline, and when what the selector names; from the device where a service worker has it. */
async function visit(address, selector, serviceWorkers) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers });
  const page = await context.newPage();
  await page.goto(site.address);
  if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready);
  await start(page, { holders: ['person', 'seedling'] });
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
    const look = () => {
      // The screen is put together behind the outline. Once that has gone, this frame paints it.
      if (document.querySelector(selector) && !document.querySelector('#waiting')) setTimeout(() => performance.mark('there'));
      else requestAnimationFrame(look);
    };
    look();
  }, selector);
  await page.goto(site.address + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => ({
    outline: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    there: Math.round(performance.getEntriesByName('there')[0].startTime),
  }));
  await browser.close();
  return times;
}
