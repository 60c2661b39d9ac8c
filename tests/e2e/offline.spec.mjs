// Without a network, and from one version of the page to the next.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { launchOptions } from './chromium.mjs';
import { host, named, rewrite } from './host.mjs';
import { botsHavePlayed, look, playTo, start, step } from './player.mjs';

/** Every test has a host of its own, so that its service worker is its own too. */
const own = test.extend({
  base: ['/', { option: true }],
  site: async ({ base }, use) => {
    const site = await host(base);
    await use(site);
    await site.close();
  },
});

own.use({ serviceWorkers: 'allow' });

/** Opens the page and waits until all of it is kept on the device. */
async function visit(page, site) {
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.locator('button[data-action=start-game]')).toBeVisible();
}

/** Publishes a version whose title tells it apart, and lets the page notice. */
async function publishAnother(page, site, change = async () => {}) {
  await site.publish(async (folder) => {
    await rewrite(folder, 'index.html', (text) => text.replace('<html lang="en">', '<html lang="en" data-version="next">'));
    await change(folder);
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/** Plays until the bot has had its turn. */
async function endTurn(page) {
  const bots = page.locator('[data-log-line]', { hasText: 'Otter' });
  while ((await bots.count()) === 0) {
    if ((await look(page)).holder === 'person') await step(page);
    else await botsHavePlayed(page);
  }
}

/** Whether the page is of the version published last; while it loads it is of none. */
const isNext = (page) => page.evaluate(() => document.documentElement.dataset.version === 'next').catch(() => false);

/** Waits until the page is of the version published last. */
async function expectNext(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  let looks = 0;
  const look = async () => {
    if (await isNext(page)) return true;
    looks += 1;
    // Where somebody watches it, as a test does, the browser may hold an idle worker for busy: no other ever begins then.
    if (looks > 2) await devtools.send('ServiceWorker.stopAllWorkers');
    return false;
  };
  await expect.poll(look, { intervals: [1_000], timeout: 30_000 }).toBe(true);
  await devtools.detach();
}

const offer = '[data-update-offer]:not([hidden])';
/** The menu's button while it has the offer. */
const marked = '.update-waits';

for (const base of ['/', '/any/base/']) {
  own.describe(`under ${base}`, () => {
    own.use({ base });

    own('what was opened once opens and plays without a network', async ({ page, context, site }) => {
      await visit(page, site);
      await context.setOffline(true);
      await page.reload();
      await start(page, { holders: ['person', 'seedling'] });
      await playTo(page, 'plant');
      await expect(page.locator('[data-log-line]').first()).toBeVisible();
    });
  });
}

own('a game in progress goes on without a network where it stood', async ({ page, context, site }) => {
  await visit(page, site);
  await start(page, { holders: ['person', 'greedy'] });
  await playTo(page, 'plant');
  const before = await page.locator('[data-log-line]').count();
  await context.setOffline(true);
  await page.reload();
  await page.locator('button[data-action=resume]').first().click();
  await expect(page.locator('[data-log-line]')).toHaveCount(before);
});

own('a new version is offered and begins only when the player says so', async ({ page, site }) => {
  await visit(page, site);
  await publishAnother(page, site);
  await expect(page.locator(offer)).toBeVisible();
  await page.locator('button[data-action=later]').click();
  await page.reload();
  expect(await isNext(page)).toBe(false);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
});

own('a game in progress survives the update and goes on at once', async ({ page, site }) => {
  await visit(page, site);
  await start(page, { holders: ['person', 'oak'] });
  await playTo(page, 'plant');
  const before = await page.locator('[data-log-line]').count();
  await publishAnother(page, site);
  await page.locator(`button[data-action=menu]${marked}`).click();
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  await expect(page.locator('[data-log-line]')).toHaveCount(before);
});

/** A page of an older version, which knows as much of the newer one as `update.rs` does. */
const older = `<!doctype html>
<script src="scripts.js"></script>
<script>dispatchEvent(new Event('TrunkApplicationStarted'))</script>
<button onclick="history.replaceState(null, '', '?resume'); window.dispatchEvent(new Event('renature:begin-update'))">begin</button>`;

for (const [schema, what, keys] of [
  [1, 'under one key', (save) => ({ 'renature.match': save })],
  [2, 'in slots', (save) => ({ 'renature.game.4': 'one\nSunday', 'renature.game.4.one': save })],
]) {
  own(`a game that an older version kept ${what} goes on after the update`, async ({ page, site }) => {
    await site.publish((folder) => rewrite(folder, 'index.html', () => older));
    await page.goto(site.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const save = await readFile(join(import.meta.dirname, '..', 'saves', `schema-${schema}-running.json`), 'utf8');
    await page.evaluate((kept) => Object.assign(localStorage, kept), keys(save));
    await page.reload();
    await publishAnother(page, site);
    await expect.poll(() => page.evaluate(() => 'update' in document.documentElement.dataset)).toBe(true);
    await page.locator('button').click();
    await expectNext(page);
    await page.locator('main[data-screen=table]').waitFor();
    await page.locator('button[data-action=take-screen]').click();
    const { record } = JSON.parse(save).payload ?? JSON.parse(save);
    await expect(page.locator('[data-seat] [data-score]')).toHaveText(record.log.at(-1).scores.map(String));
    await step(page);
    await expect(page.locator('.crash')).toHaveCount(0);
  });
}

own('after an update nothing more is needed of the network, not even for a bot', async ({ page, context, site }) => {
  await visit(page, site);
  await publishAnother(page, site);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  await context.setOffline(true);
  await start(page, { holders: ['person', 'seedling'] });
  await endTurn(page);
  await playTo(page, 'plant');
});

own('an update while a bot thinks lets it think anew', async ({ page, site }) => {
  await visit(page, site);
  await start(page, { holders: ['person', 'oak'] });
  await playTo(page, 'end');
  const before = await page.locator('[data-log-line]').count();
  await publishAnother(page, site);
  await page.locator(marked).waitFor();
  const begin = async () => {
    const isBots = document.querySelector('main[data-screen=table]').dataset.holder === 'bot';
    if (isBots) {
      document.querySelector('button[data-action=menu]').click();
      await new Promise(requestAnimationFrame);
      document.querySelector('button[data-action=begin-update]').click();
    }
    return isBots;
  };
  while (!(await page.evaluate(begin))) await step(page);
  await expectNext(page);
  await page.locator('main[data-screen=table]').waitFor();
  await botsHavePlayed(page);
  expect(await page.locator('[data-log-line]').count()).toBeGreaterThan(before);
  await playTo(page, 'plant');
});

own('a version that cannot start gives way to the next one by itself', async ({ page, site }) => {
  await visit(page, site);
  await site.publish(async (folder) => {
    const wasm = await named(folder, 'renature-', '_bg.wasm');
    await rewrite(folder, wasm, () => 'no wasm at all');
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expect(page.locator('#waiting-words')).toContainText('could not start');
  await publishAnother(page, site);
  await expectNext(page);
  await expect(page.locator('button[data-action=start-game]')).toBeVisible();
});

own('the outline is painted while all else is still on its way', async ({ page, site }) => {
  await page.route(/\.(css|js|wasm)\b/, () => {});
  await page.goto(site.address, { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  await expect(page.locator('#waiting svg')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(239, 227, 203)');
  expect(site.asked.filter((file) => file.endsWith('.wasm'))).toEqual([]);
});

own('caches of other apps on the same host are left alone', async ({ page, site }) => {
  await visit(page, site);
  await page.evaluate(() => caches.open('another app'));
  await publishAnother(page, site);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toContain('another app');
  expect(names.filter((name) => name.startsWith('renature '))).toHaveLength(1);
});

own('the browser finds nothing that keeps it from being installed', async ({ site }) => {
  // Private windows, as all other tests use them, can install nothing.
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

own('the page asks nobody but its own host, and breaks no policy of its own', async ({ page, site }) => {
  const strangers = [];
  const complaints = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(site.address)) strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await visit(page, site);
  await start(page, { board: 'valley', holders: ['person', 'bush'] });
  for (let steps = 0; steps < 12; steps += 1) {
    if ((await page.locator('main[data-screen=table]').getAttribute('data-holder')) === 'person') await step(page);
  }
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

own.describe('where nothing is kept for offline use', () => {
  own.use({ serviceWorkers: 'block' });

  for (const workers of [true, false]) {
    own(`all that runs is of the page's own version, bots ${workers ? 'in workers' : 'on the page'} too`, async ({ page, site }) => {
      if (!workers) await page.addInitScript(() => delete window.Worker);
      await page.goto(site.address);
      await start(page, { holders: ['person', 'seedling'] });
      await endTurn(page);
      const text = await (await fetch(site.address)).text();
      const [version] = /\?v=[0-9a-f]{16}/.exec(text);
      const run = site.asked.filter((file) => /\.(js|wasm)\b/.test(file) && !/-[0-9a-f]{12,}/.test(file));
      expect(run).toContain(`thinker_bg.wasm${version}`);
      expect(run.filter((file) => !file.endsWith(version) && file !== 'service-worker.js')).toEqual([]);
    });
  }
});
