// From one version of the page to the next.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playStep, playTo, playTurn, readTurn, startGame, waitForBots } from '../driver/player.mjs';
import { crashDialog } from '../driver/table.mjs';
import { rewriteFile } from '../driver/static_server.mjs';
import { expect, expectNext, isNext, playBotTurn, publishNext, test, visit } from './own_site.mjs';

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
  await page.locator('main[data-screen=table]').waitFor();
  await expect(page.locator('[data-log-line]')).toHaveCount(before);
});

/** A page of an older version, with only the part of the page that starts an update. */
const olderPage = (version) => `<!doctype html>
<script src="${version}/scripts.js"></script>
<script>for (const name of ['TrunkApplicationStarted', 'renature:game-arrived']) dispatchEvent(new Event(name))</script>
<button onclick="history.replaceState(null, '', '?resume'); window.dispatchEvent(new Event('renature:begin-update'))">begin</button>`;

for (const [schema, where, keys] of [
  [1, 'under one key', (save) => ({ 'renature.match': save })],
  [2, 'in slots', (save) => ({ 'renature.game.4': 'one\nSunday', 'renature.game.4.one': save })],
]) {
  test(`an older save ${where} opens after the update`, async ({ page, site }) => {
    await site.publish((folder, version) => rewriteFile(folder, 'index.html', () => olderPage(version)));
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
  while (!(await page.evaluate(updateOnBotTurn))) {
    if ((await readTurn(page)).controller === 'person') await playStep(page);
  }
  await expectNext(page);
  await page.locator('main[data-screen=table]').waitFor();
  await waitForBots(page);
  expect(await page.locator('[data-log-line]').count()).toBeGreaterThan(before);
  // A hand that fits nowhere has no plant step.
  await playTurn(page);
});

test('updates leave caches of other apps on the host alone', async ({ page, site }) => {
  await visit(page, site);
  await page.evaluate(() => caches.open('another app'));
  await publishNext(page, site);
  await page.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(page);
  const ours = async () => (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('renature '));
  await expect.poll(async () => (await ours()).length).toBe(1);
  expect(await page.evaluate(() => caches.keys())).toContain('another app');
});

test('a page uses the files of its version to the end', async ({ page, context, site }) => {
  await visit(page, site);
  const other = await context.newPage();
  await visit(other, site);
  await publishNext(other, site);
  await other.locator(`${offer} button[data-action=begin-update]`).click();
  await expectNext(other);
  await page.bringToFront();
  await startGame(page, { controllers: ['person', 'seedling'] });
  await playBotTurn(page);
  expect(await isNext(page)).toBe(false);
  await expect(page.locator('[role=status]', { hasText: 'could not finish thinking' })).toHaveCount(0);
  expect(site.failed).toEqual([]);
});
