// From one version of the page to the next.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playStep, playTo, startGame, waitForBots } from '../driver/player.mjs';
import { crashDialog } from '../driver/table.mjs';
import { findFile, rewriteFile } from '../driver/static_server.mjs';
import { expect, playBotTurn, test, visit } from './own_site.mjs';

/** Publishes a version with a mark in its HTML, and lets the page notice it. */
async function publishNext(page, site, change = async () => {}) {
  await site.publish(async (folder) => {
    await rewriteFile(folder, 'index.html', (text) => text.replace('<html lang="en">', '<html lang="en" data-version="next">'));
    await change(folder);
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/** True if the page is of the version published last; false while it loads. */
const isNext = (page) => page.evaluate(() => document.documentElement.dataset.version === 'next').catch(() => false);

/** Waits until the page is of the version published last. */
async function expectNext(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  let attempts = 0;
  const check = async () => {
    if (await isNext(page)) return true;
    attempts += 1;
    // While a test is attached, the browser may take an idle worker for busy and never start the new one.
    if (attempts > 2) await devtools.send('ServiceWorker.stopAllWorkers');
    return false;
  };
  await expect.poll(check, { intervals: [1_000], timeout: 30_000 }).toBe(true);
  await devtools.detach();
}

const offer = '[data-update-offer]:not([hidden])';
/** The menu's button while an update waits. */
const menuWithOffer = '.update-waits';

test('an update begins only when the player says so', async ({ page, site }) => {
  await visit(page, site);
  await publishNext(page, site);
  await expect(page.locator(offer)).toBeVisible();
  await page.locator('button[data-action=later]').click();
  await page.reload();
  expect(await isNext(page)).toBe(false);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
});

test('a running game continues right after the update', async ({ page, site }) => {
  await visit(page, site);
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTo(page, 'plant');
  const before = await page.locator('[data-log-line]').count();
  await publishNext(page, site);
  await page.locator(`button[data-action=menu]${menuWithOffer}`).click();
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  await expect(page.locator('[data-log-line]')).toHaveCount(before);
});

/** A page of an older version, with only the part of the page that starts an update. */
const olderPage = `<!doctype html>
<script src="scripts.js"></script>
<script>dispatchEvent(new Event('TrunkApplicationStarted'))</script>
<button onclick="history.replaceState(null, '', '?resume'); window.dispatchEvent(new Event('renature:begin-update'))">begin</button>`;

for (const [schema, where, keys] of [
  [1, 'under one key', (save) => ({ 'renature.match': save })],
  [2, 'in slots', (save) => ({ 'renature.game.4': 'one\nSunday', 'renature.game.4.one': save })],
]) {
  test(`an older save ${where} opens after the update`, async ({ page, site }) => {
    await site.publish((folder) => rewriteFile(folder, 'index.html', () => olderPage));
    await page.goto(site.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const save = await readFile(join(import.meta.dirname, '..', '..', 'saves', `schema-${schema}-running.json`), 'utf8');
    await page.evaluate((saved) => Object.assign(localStorage, saved), keys(save));
    await page.reload();
    await publishNext(page, site);
    await expect.poll(() => page.evaluate(() => 'update' in document.documentElement.dataset)).toBe(true);
    await page.locator('button').click();
    await expectNext(page);
    await page.locator('main[data-screen=table]').waitFor();
    await page.locator('button[data-action=take-screen]').click();
    const { record } = JSON.parse(save).payload ?? JSON.parse(save);
    await expect(page.locator('[data-seat] [data-score]')).toHaveText(record.log.at(-1).scores.map(String));
    await playStep(page);
    await expect(crashDialog(page)).toHaveCount(0);
  });
}

test('an updated page plays offline, bots included', async ({ page, context, site }) => {
  await visit(page, site);
  await publishNext(page, site);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  await context.setOffline(true);
  await startGame(page, { controllers: ['person', 'seedling'] });
  await playBotTurn(page);
  await playTo(page, 'plant');
});

test('an update during a bot’s turn lets the bot start over', async ({ page, site }) => {
  await visit(page, site);
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTo(page, 'end');
  const before = await page.locator('[data-log-line]').count();
  await publishNext(page, site);
  await page.locator(menuWithOffer).waitFor();
  const updateOnBotTurn = async () => {
    const isBotsTurn = document.querySelector('main[data-screen=table]').dataset.holder === 'bot';
    if (isBotsTurn) {
      document.querySelector('button[data-action=menu]').click();
      await new Promise(requestAnimationFrame);
      document.querySelector('button[data-action=begin-update]').click();
    }
    return isBotsTurn;
  };
  while (!(await page.evaluate(updateOnBotTurn))) await playStep(page);
  await expectNext(page);
  await page.locator('main[data-screen=table]').waitFor();
  await waitForBots(page);
  expect(await page.locator('[data-log-line]').count()).toBeGreaterThan(before);
  await playTo(page, 'plant');
});

test('a version that cannot start is replaced by the next one', async ({ page, site }) => {
  await visit(page, site);
  await site.publish(async (folder) => {
    const wasm = await findFile(folder, 'renature-', '_bg.wasm');
    await rewriteFile(folder, wasm, () => 'no wasm at all');
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expect(page.locator('#waiting-words')).toContainText('could not start');
  await publishNext(page, site);
  await expectNext(page);
  await expect(page.locator('button[data-action=start-game]')).toBeVisible();
});

test('updates leave caches of other apps on the host alone', async ({ page, site }) => {
  await visit(page, site);
  await page.evaluate(() => caches.open('another app'));
  await publishNext(page, site);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toContain('another app');
  expect(names.filter((name) => name.startsWith('renature '))).toHaveLength(1);
});
