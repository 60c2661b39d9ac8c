// A test with a web server of its own, so that its service worker is its own, too.
import { expect, test as base } from '@playwright/test';
import { playStep, readTurn, waitForBots } from '../driver/player.mjs';
import { rewriteFile, serveSite } from '../driver/static_server.mjs';

export { expect };

/** A test with the fixture `site`, served under the path `base`, that allows service workers. */
export const test = base.extend({
  base: ['/', { option: true }],
  site: async ({ base }, use) => {
    const site = await serveSite(base);
    await use(site);
    await site.close();
  },
  serviceWorkers: 'allow',
});

/** Opens the page and waits until the service worker has stored all of it. */
export async function visit(page, site) {
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.locator('button[data-action=start-game]')).toBeVisible();
}

/** Plays until the bot called Otter has acted. */
export async function playBotTurn(page) {
  const actions = page.locator('.log-turn', { hasText: 'Otter' });
  while ((await actions.count()) === 0) {
    if ((await readTurn(page)).controller === 'person') await playStep(page);
    else await waitForBots(page);
  }
}

/** Marks the HTML of a version as the next one. */
export const markNext = (folder) => rewriteFile(folder, 'index.html', (text) => text.replace('<html ', '<html data-version="next" '));

/** Lets the browser ask for a new version. */
export const lookForUpdate = (page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update());

/** Publishes a version with a mark in its HTML, and lets the page notice it. */
export async function publishNext(page, site) {
  await site.publish(markNext);
  await lookForUpdate(page);
}

/** Looks for an update and resolves to true if it was installed, or to false if it was refused. */
export const isInstalled = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker.state === 'installing') await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
    return worker.state !== 'redundant';
  });

/** True if the page is of the version published last; false while it loads. */
export const isNext = (page) => page.evaluate(() => document.documentElement.dataset.version === 'next').catch(() => false);

/** Waits until the page is of the version published last. */
export async function expectNext(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)).catch(() => false);
  let attempts = 0;
  const check = async () => {
    if (await isNext(page)) return true;
    attempts += 1;
    // While a test is attached, the browser may take an idle worker for busy and never start the new one. A
    // worker that has started already may be answering the page that reloads: it must not be stopped.
    if (attempts > 2 && (await isWaiting())) await devtools.send('ServiceWorker.stopAllWorkers');
    return false;
  };
  await expect.poll(check, { intervals: [1_000], timeout: 30_000 }).toBe(true);
  await devtools.detach();
}
