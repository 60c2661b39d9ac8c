// The headers that `cargo xtask play` sends and docs/hosting.md lists: the page and its workers obey them.
import { expect, test } from '@playwright/test';
import { baseURL } from '../driver/chromium.mjs';

/** Another origin, at which the same server answers. */
const elsewhere = () => baseURL().replace('localhost', '127.0.0.1');

/** The name of the error that a request to another origin ends with; null if it is answered. */
const requestElsewhere = (realm) =>
  realm.evaluate((address) => fetch(address, { mode: 'no-cors' }).then(() => null, ({ name }) => name), elsewhere());

test('the page requests nothing from another origin', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=start-game]').waitFor();
  const violation = page.evaluate(
    () => new Promise((done) => document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective))),
  );
  expect(await requestElsewhere(page)).toBe('TypeError');
  expect(await violation).toBe('connect-src');
});

test('a worker requests nothing from another origin', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=start-game]').waitFor();
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(() => (globalThis.worker = new Worker(globalThis.thinkerFile('thinking.js'), { type: 'module' })) && null),
  ]);
  expect(await worker.evaluate(() => fetch('./thinker.js').then(({ ok }) => ok))).toBe(true);
  expect(await requestElsewhere(worker)).toBe('TypeError');
});

test('no other page frames this one', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${baseURL()}"></iframe>`);
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  await expect.poll(() => frame.url()).toBe('chrome-error://chromewebdata/');
});
