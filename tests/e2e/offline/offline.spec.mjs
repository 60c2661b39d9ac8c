// The page without a network, and what it loads with one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../driver/chromium.mjs';
import { playStep, playTo, startGame } from '../driver/player.mjs';
import { expect, playBotTurn, test, visit } from './own_site.mjs';

for (const base of ['/', '/any/base/']) {
  test.describe(`under ${base}`, () => {
    test.use({ base });

    test('a page that was opened once plays offline', async ({ page, context, site }) => {
      await visit(page, site);
      await context.setOffline(true);
      await page.reload();
      await startGame(page, { controllers: ['person', 'seedling'] });
      await playTo(page, 'plant');
      await expect(page.locator('[data-log-line]').first()).toBeVisible();
    });
  });
}

test('a running game resumes offline', async ({ page, context, site }) => {
  await visit(page, site);
  await startGame(page, { controllers: ['person', 'acorn'] });
  await playTo(page, 'plant');
  const before = await page.locator('[data-log-line]').count();
  await context.setOffline(true);
  await page.reload();
  await page.locator('main[data-screen=table]').waitFor();
  await expect(page.locator('[data-log-line]')).toHaveCount(before);
});

test('the splash is painted before scripts and styles arrive', async ({ page, site }) => {
  await page.route(/\.(css|js|wasm)\b/, () => {});
  await page.goto(site.address, { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  await expect(page.locator('#waiting svg')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(239, 227, 203)');
  expect(site.requested.filter((file) => file.endsWith('.wasm'))).toEqual([]);
});

test('the browser can install the page', async ({ site }) => {
  // The private windows of the other tests can install nothing.
  const folder = await mkdtemp(join(tmpdir(), 'renature-profile-'));
  const context = await chromium.launchPersistentContext(folder, launchOptions);
  const page = context.pages()[0] ?? (await context.newPage());
  await visit(page, site);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const { errors } = await devtools.send('Page.getAppManifest');
  await context.close();
  await rm(folder, { recursive: true, force: true });
  expect(installabilityErrors).toEqual([]);
  expect(errors).toEqual([]);
});

test('a game requests nothing from other hosts', async ({ page, site }) => {
  const foreign = [];
  const messages = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(site.address)) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  await visit(page, site);
  await startGame(page, { board: 'valley', controllers: ['person', 'bush'] });
  for (let steps = 0; steps < 12; steps += 1) {
    if ((await page.locator('main[data-screen=table]').getAttribute('data-holder')) === 'person') await playStep(page);
  }
  expect(foreign).toEqual([]);
  expect(messages).toEqual([]);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const workers of [true, false]) {
    test(`bots ${workers ? 'in workers' : 'on the page'} load files of the same version`, async ({ page, site }) => {
      if (!workers) await page.addInitScript(() => delete window.Worker);
      await page.goto(site.address);
      await startGame(page, { controllers: ['person', 'seedling'] });
      await playBotTurn(page);
      const text = await (await fetch(site.address)).text();
      const [, version] = /data-files="\.\/([0-9a-f]{16})\/"/.exec(text);
      const run = site.requested.filter((file) => /\.(js|wasm)\b/.test(file));
      expect(run).toContain(`${version}/thinker_bg.wasm`);
      expect(run.filter((file) => !file.startsWith(version) && file !== 'service-worker.js')).toEqual([]);
    });
  }
});
