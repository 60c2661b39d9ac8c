// The shelf of saved games: what can be done with them, what becomes of broken ones, and where no room is left.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { baseURL, sizes } from './chromium.mjs';
import { open, recordOf } from './games.mjs';
import { look, playTo, start } from './player.mjs';

const twoPeople = { holders: ['person', 'person'], names: ['Ann', 'Ben'] };
const news = '[data-news] p';

/** All games that the page has kept. */
function games(page) {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('renature.game.')).sort()),
  );
}

/** Goes to the start screen, and from there to the shelf. */
async function toShelf(page) {
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await page.locator('main[data-screen=shelf]').waitFor();
}

/** Puts a running game of Ann and Ben and a finished one on the shelf, and goes there. */
async function twoGames(page) {
  await page.goto('./');
  await open(page, 'brook');
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  await toShelf(page);
}

const card = (page, section) => page.locator(`[data-section=${section}] [data-game]`);

async function downloaded(page, button) {
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path(), 'utf8');
}

function file(text, name = 'file.json') {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('running and finished games lie on the shelf with who plays and how it stands', async ({ page }) => {
  await twoGames(page);
  await expect(card(page, 'running')).toHaveCount(1);
  await expect(card(page, 'running')).toContainText('Ann');
  const { result } = await recordOf('brook');
  const scores = await card(page, 'finished').locator('.shelf-score').allTextContents();
  expect(scores.map(Number)).toEqual(result.scores);
});

test('a game is given a name, copied, deleted, and put back as it was', async ({ page }) => {
  await twoGames(page);
  await card(page, 'running').locator('[data-action=rename]').click();
  await page.locator('[data-field=game-name]').fill('Sunday');
  await page.keyboard.press('Enter');
  await expect(card(page, 'running').locator('h3')).toHaveText('Sunday');
  const before = await games(page);
  await card(page, 'running').locator('[data-action=delete-game]').click();
  await expect(card(page, 'running')).toHaveCount(0);
  await page.locator('[data-action=put-back]').click();
  await expect(card(page, 'running')).toHaveCount(1);
  expect(await games(page)).toEqual(before);
  await card(page, 'running').locator('[data-action=duplicate]').click();
  await expect(card(page, 'running')).toHaveCount(2);
});

test('a backup brings every game back into an empty browser', async ({ page, browser }) => {
  await twoGames(page);
  const before = Object.values(await games(page)).filter((text) => text.startsWith('{'));
  const backup = await downloaded(page, page.locator('[data-action=back-up]'));
  await expect(page.locator(news)).toContainText('Saved as');
  const empty = await (await browser.newContext()).newPage();
  await empty.goto(baseURL());
  await empty.locator('input[data-field=import]').setInputFiles(file(backup));
  await expect(empty.locator(news)).toContainText('2 games were put back');
  const after = Object.values(await games(empty)).filter((text) => text.startsWith('{'));
  expect(before).toEqual(expect.arrayContaining(after));
  expect(after).toHaveLength(2);
});

test('a record that is pasted is opened', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=start-game]').waitFor();
  const record = JSON.stringify(await recordOf('brook', 30));
  await page.evaluate((record) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', record);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, record);
  await page.locator('main[data-screen=table]').waitFor();
});

test('no bad record changes anything, whichever is opened', async ({ page }) => {
  const folder = join(import.meta.dirname, '..', 'records', 'bad');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const step = process.env.ALL_RECORDS ? 1 : 12;
  await twoGames(page);
  const before = await games(page);
  for (const name of names.filter((_, index) => index % step === 0)) {
    const text = await readFile(join(folder, name), 'utf8');
    await page.locator('input[data-field=import]').setInputFiles(file(text, name));
    await expect(page.locator('.start-notice .toast', { hasText: name }), name).toBeVisible();
  }
  expect(await games(page)).toEqual(before);
});

test('of a game whose last save is broken the one before it goes on, and the broken one can be taken as a file', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  const broken = await page.evaluate(() => {
    const head = Object.keys(localStorage).find((key) => /^renature\.game\.\d+$/.test(key));
    const key = `${head}.${localStorage.getItem(head).split('\n')[0]}`;
    localStorage.setItem(key, localStorage.getItem(key).replace('Ann', 'Eve'));
    return localStorage.getItem(key);
  });
  await page.reload();
  await page.locator('button[data-action=earlier]').click();
  await page.locator('[data-section=running] [data-game] button').first().click();
  await page.goto('./');
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
  await toShelf(page);
  expect(await downloaded(page, page.locator('[data-action=take-broken]'))).toBe(broken);
});

test('where no room is left the oldest finished games are offered, first as files, and none goes by itself', async ({ page }) => {
  await page.goto('./');
  await open(page, 'brook');
  await page.goto('./');
  const before = await games(page);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    const used = () => Object.values(localStorage).reduce((sum, text) => sum + text.length, 0);
    const room = used() + 500;
    Storage.prototype.setItem = function (key, text) {
      if (used() + text.length - (this.getItem(key) ?? '').length > room) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.locator('button[data-action=start-game]').click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('[data-action=delete-game]')).toBeDisabled();
  expect(await games(page)).toEqual(before);
  JSON.parse(await downloaded(page, dialog.locator('[data-action=export-game]')));
  await dialog.locator('[data-action=delete-game]').click();
  await dialog.locator('[data-action=try-again]').click();
  await page.locator('main[data-screen=table]').waitFor();
  await expect.poll(async () => Object.keys(await games(page)).length).toBeGreaterThan(0);
});

test('what an older version kept is taken over', async ({ page }) => {
  const old = await readFile(join(import.meta.dirname, '..', 'saves', 'schema-1-running.json'), 'utf8');
  await page.goto('./');
  await page.evaluate((old) => localStorage.setItem('renature.match', old), old);
  await page.reload();
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('renature.match'))).toBeNull();
});

test('what a newer version kept is left as it is, and it is said', async ({ page }) => {
  await page.goto('./');
  // A whole envelope: its checksum fits.
  const text = '{"app":"renature","schema":99,"saved_at":0,"checksum":"CHECKSUM","payload":"?"}';
  const hash = [...'99 0 "?"'].reduce((hash, letter) => BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n), 0xcbf29ce484222325n);
  const newer = text.replace('CHECKSUM', hash.toString(16).padStart(16, '0'));
  await page.evaluate((newer) => localStorage.setItem('renature.game.1.one', newer), newer);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'newer version' })).toBeVisible();
  expect((await games(page))['renature.game.1.one']).toBe(newer);
});

test('the crash page saves the game and resumes it', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  const before = await games(page);
  // The next element fails to be made, as it never should: the app breaks on it.
  await page.evaluate(() => {
    const { createElement, createElementNS } = Document.prototype;
    const fail = () => {
      Object.assign(Document.prototype, { createElement, createElementNS });
      throw new DOMException('Not today.');
    };
    Object.assign(Document.prototype, { createElement: fail, createElementNS: fail });
  });
  await page.locator('button[data-action=menu]').click();
  await expect(page.locator('dialog.crash')).toBeVisible();
  const record = JSON.parse(await downloaded(page, page.locator('dialog.crash a[download]')));
  expect(record.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  await page.locator('dialog.crash a.primary').click();
  await page.locator('main[data-screen=table]').waitFor();
  await page.locator('button[data-action=take-screen]').click();
  expect((await look(page)).phase).toBe('plant');
  expect(Object.keys(await games(page))).toEqual(Object.keys(before));
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing on the shelf, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await twoGames(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });
}

for (const size of sizes) {
  test(`the shelf is never scrolled sideways at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await twoGames(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways).toBe(0);
  });
}
