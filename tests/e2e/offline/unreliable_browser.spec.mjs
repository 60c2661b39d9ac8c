// Browsers that end the service worker, whose storage fails, or that have no service workers.
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { dist, rewriteFile } from '../driver/static_server.mjs';
import { expect, isInstalled, lookForUpdate, markNext, publishNext, test, visit } from './own_site.mjs';

const startButton = 'button[data-action=start-game]';
const offer = '[data-update-offer]:not([hidden])';

/** Changes what the service worker answers: `code` stands at the beginning of the function. */
const changeAnswer = (code) => (folder) => rewriteFile(folder, 'service-worker.js', (text) => text.replace('function answer(request) {', (start) => start + code));

/** Answers the request for the page's module as a worker does that is ended meanwhile, if `condition` holds. */
const breakModule = (condition) =>
  changeAnswer(`
    if (request.url.endsWith('renature_bg.wasm') && ${condition}) {
      globalThis.hasBroken = true;
      const body = new ReadableStream({ start: (stream) => stream.error(new Error('ended')) });
      return new Response(body, { headers: { 'content-type': 'application/wasm' } });
    }`);

test('a page starts although its service worker is ended', async ({ page, site }) => {
  await site.publish(() => {}, breakModule('!globalThis.hasBroken'));
  await visit(page, site);
  await page.reload();
  await expect(page.locator(startButton)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('renature.restarted');
});

test('a page that cannot start reloads once and then says so', async ({ page, site }) => {
  await site.publish(() => {}, breakModule('true'));
  await visit(page, site);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.reload();
  await page.locator('button[data-action=load-anew]').waitFor();
  expect(loads).toBe(2);
});

test('an error of an extension reloads nothing', async ({ page, site }) => {
  await visit(page, site);
  await page.addInitScript(() => {
    const filename = 'chrome-extension://abc/content.js';
    addEventListener('DOMContentLoaded', () => dispatchEvent(new ErrorEvent('error', { filename })));
  });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.reload();
  await expect(page.locator(startButton)).toBeVisible();
  expect(loads).toBe(1);
});

test('a page that starts while it reloads does so only once', async ({ page, site }) => {
  await visit(page, site);
  await page.addInitScript(() => {
    // Each load has an error before the page's modules run, and goes on until the next one begins.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      dispatchEvent(new ErrorEvent('error', { filename: location.href }));
      if (!document.querySelector('[data-action=load-anew]')) dispatchEvent(new Event('TrunkApplicationStarted'));
    });
  });
  let loads = 0;
  // A page that reloads may not live until its content is loaded.
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.reload();
  // The first page may start before the reload that it asked for.
  await expect.poll(() => loads).toBe(2);
  await expect(page.locator(startButton)).toBeVisible();
  expect(loads).toBe(2);
});

test('a page starts from the network if its cache fails', async ({ page, site }) => {
  const fail = `if (!globalThis.isFailing) {
    globalThis.isFailing = true;
    caches.open = caches.match = async () => { throw new DOMException('full', 'UnknownError'); };
  }`;
  await site.publish(() => {}, changeAnswer(fail));
  await visit(page, site);
  await page.reload();
  await expect(page.locator(startButton)).toBeVisible();
});

test('an error of another script leaves the update to the player', async ({ page, site }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new ErrorEvent('error'))));
  await visit(page, site);
  await publishNext(page, site);
  await expect(page.locator(offer)).toBeVisible();
});

test('an update whose files vanish meanwhile is refused', async ({ page, site }) => {
  await visit(page, site);
  const removeOnce = `
    const { put } = Cache.prototype;
    Cache.prototype.put = async function (...entry) {
      await put.apply(this, entry);
      for (const name of await caches.keys()) if (!globalThis.hasRemoved && name.endsWith(version)) globalThis.hasRemoved = await caches.delete(name);
    };`;
  const { repair } = await site.publish(markNext, async (folder) =>
    rewriteFile(folder, 'service-worker.js', (text) => `const version = ${/VERSION = ('\w+')/.exec(text)[1]};${removeOnce}${text}`),
  );
  expect(await isInstalled(page)).toBe(false);
  await repair();
  expect(await isInstalled(page)).toBe(true);
});

test('no truncated service worker is a valid script', async () => {
  const text = (await readFile(join(dist, 'service-worker.js'), 'utf8')).trim();
  const isValid = (script) => {
    try {
      return Boolean(new Script(script));
    } catch {
      return false;
    }
  };
  expect(isValid(text)).toBe(true);
  const lengths = Array.from({ length: text.length - 1 }, (_, index) => index + 1);
  expect(lengths.filter((length) => isValid(text.slice(0, length)))).toEqual([]);
});

test('a truncated service worker stops no later update', async ({ page, site }) => {
  await visit(page, site);
  const { repair } = await site.publish(markNext, (folder) =>
    rewriteFile(folder, 'service-worker.js', (text) => text.slice(0, text.indexOf('async function answer'))),
  );
  await lookForUpdate(page).catch(() => {});
  await page.reload();
  await expect(page.locator(startButton)).toBeVisible();
  await expect(page.locator(offer)).toHaveCount(0);
  await repair();
  await lookForUpdate(page);
  await expect(page.locator(offer)).toBeVisible();
});

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('a damaged file that the browser keeps is loaded again', async ({ page, site }) => {
    await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
    site.headers['cache-control'] = 'public, max-age=31536000, immutable';
    const { repair } = await site.publish(() => {}, (folder, version) => truncate(join(folder, version, 'renature_bg.wasm'), 1_000));
    await page.goto(site.address);
    await page.locator('button[data-action=load-anew]').waitFor();
    await repair();
    await page.locator('button[data-action=load-anew]').click();
    await expect(page.locator(startButton)).toBeVisible();
  });
});
