// The saved games: what the player can do with them, damaged ones, and full storage.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { baseURL, sizes } from '../driver/chromium.mjs';
import { overflow } from '../driver/fit.mjs';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { resize } from '../driver/gestures.mjs';
import { playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { crash, crashDialog } from '../driver/table.mjs';

const toast = '[data-news] p';

/** All games that the page has saved. */
function savedGames(page) {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('renature.game.')).sort()),
  );
}

/** Goes to the start screen, and from there to the saved games. */
async function openLibrary(page) {
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await page.locator('main[data-screen=shelf]').waitFor();
}

/** Saves a running game of Ann and Ben and a finished one, and goes to the saved games. */
async function saveTwoGames(page) {
  await page.goto('./');
  await openGame(page, 'brook');
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await openLibrary(page);
}

test('games of the same players have different button names', async ({ page }) => {
  await page.goto('./');
  for (const position of [100, 118]) {
    await openGame(page, 'brook', position);
    await page.goto('./');
  }
  await openLibrary(page);
  const names = await page.locator('[data-game] button').evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
});

const card = (page, section) => page.locator(`[data-section=${section}] [data-game]`);

/** Clicks the button and returns the text of the file that it downloads. */
async function download(page, button) {
  const event = page.waitForEvent('download');
  await button.click();
  return readFile(await (await event).path(), 'utf8');
}

function file(text, name = 'file.json') {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('cards show the players and scores of each game', async ({ page }) => {
  await saveTwoGames(page);
  await expect(card(page, 'running')).toHaveCount(1);
  await expect(card(page, 'running')).toContainText('Ann');
  const { result } = await loadRecord('brook');
  const scores = await card(page, 'finished').locator('.saved-games-score').allTextContents();
  expect(scores.map(Number)).toEqual(result.scores);
});

test('a long list shows more games at each press', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook');
  await page.evaluate(() => {
    const slots = Object.entries(localStorage).filter(([key]) => key.startsWith('renature.game.1.'));
    for (let game = 2; game <= 70; game += 1) {
      for (const [key, text] of slots) localStorage.setItem(key.replace('game.1.', `game.${game}.`), text);
    }
  });
  await openLibrary(page);
  await expect(card(page, 'finished')).toHaveCount(12);
  const more = page.locator('[data-action=show-more]');
  await more.click();
  await expect(card(page, 'finished')).toHaveCount(60);
  await expect(card(page, 'finished').nth(12).locator(':focus')).toHaveCount(1);
  await expect(more).toHaveText('Show 10 more');
  await more.click();
  await expect(card(page, 'finished')).toHaveCount(70);
  await expect(more).toHaveCount(0);
});

test('a game can be renamed', async ({ page }) => {
  await saveTwoGames(page);
  await card(page, 'running').locator('[data-action=rename]').click();
  await page.locator('[data-field=game-name]').fill('Sunday');
  await page.keyboard.press('Enter');
  await expect(card(page, 'running').locator('h3')).toHaveText('Sunday');
});

test('a deleted game can be restored unchanged', async ({ page }) => {
  await saveTwoGames(page);
  const before = await savedGames(page);
  await card(page, 'running').locator('[data-action=delete-game]').click();
  await expect(card(page, 'running')).toHaveCount(0);
  await page.locator('[data-action=put-back]').click();
  await expect(card(page, 'running')).toHaveCount(1);
  expect(await savedGames(page)).toEqual(before);
});

test('each of two deleted games can be restored', async ({ page }) => {
  await saveTwoGames(page);
  const before = await savedGames(page);
  for (const section of ['running', 'finished']) await card(page, section).locator('[data-action=delete-game]').click();
  for (const section of ['finished', 'running']) {
    await expect(card(page, section)).toHaveCount(0);
    await page.locator('[data-action=put-back]').click();
    await expect(card(page, section)).toHaveCount(1);
  }
  await expect(page.locator('[data-action=put-back]')).toHaveCount(0);
  expect(await savedGames(page)).toEqual(before);
});

test('a refusal stands beside the offer to restore a game', async ({ page }) => {
  await saveTwoGames(page);
  const backup = await download(page, page.locator('[data-action=back-up]'));
  await card(page, 'running').locator('[data-action=delete-game]').click();
  await page.locator('input[data-field=import]').setInputFiles(file('{', 'bad.json'));
  const [offer, refusal] = await Promise.all(['Put it back', 'bad.json'].map((hasText) => page.locator('.notices .banner', { hasText }).boundingBox()));
  expect(offer.y + offer.height).toBeLessThanOrEqual(refusal.y);
  // A backup brings the game back: the offer has no point any more.
  await page.locator('input[data-field=import]').setInputFiles(file(backup));
  await expect(page.locator('[data-action=put-back]')).toHaveCount(0);
});

test('a refused copy does not look like a success', async ({ page }) => {
  await saveTwoGames(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await card(page, 'finished').locator('[data-action=share]').click();
  await page.locator('dialog[open] [data-action=copy-link]').click();
  await expect(page.locator(`${toast}.warning`)).toContainText('would not copy');
});

test('a game can be duplicated', async ({ page }) => {
  await saveTwoGames(page);
  await card(page, 'running').locator('[data-action=duplicate]').click();
  await expect(card(page, 'running')).toHaveCount(2);
  await expect(page.locator(toast)).toContainText('(copy)');
  // Each button says which game it is for.
  const names = await page.locator('[data-game] button').evaluateAll((all) => all.map((button) => button.ariaLabel));
  expect(new Set(names).size).toBe(names.length);
});

test('a backup restores every game in an empty browser', async ({ page, browser }) => {
  await saveTwoGames(page);
  const before = Object.values(await savedGames(page)).filter((text) => text.startsWith('{'));
  const backup = await download(page, page.locator('[data-action=back-up]'));
  await expect(page.locator(toast)).toContainText('Saved as');
  const empty = await (await browser.newContext()).newPage();
  await empty.goto(baseURL());
  await empty.locator('input[data-field=import]').setInputFiles(file(backup));
  await expect(empty.locator(toast)).toContainText('2 games');
  const after = Object.values(await savedGames(empty)).filter((text) => text.startsWith('{'));
  expect(before).toEqual(expect.arrayContaining(after));
  expect(after).toHaveLength(2);
});

test('pasting a record opens it', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=start-game]').waitFor();
  const record = JSON.stringify(await loadRecord('brook', 30));
  await page.evaluate((record) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', record);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, record);
  await page.locator('main[data-screen=table]').waitFor();
});

test('no bad record changes the saved games', async ({ page }) => {
  const folder = join(import.meta.dirname, '..', '..', 'records', 'bad');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const step = process.env.ALL_RECORDS ? 1 : 12;
  await saveTwoGames(page);
  const before = await savedGames(page);
  for (const name of names.filter((_, index) => index % step === 0)) {
    const text = await readFile(join(folder, name), 'utf8');
    await page.locator('input[data-field=import]').setInputFiles(file(text, name));
    await expect(page.locator('.notices .banner', { hasText: name }), name).toBeVisible();
  }
  expect(await savedGames(page)).toEqual(before);
});

test('a damaged save falls back to the previous one', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const damaged = await page.evaluate(() => {
    const head = Object.keys(localStorage).find((key) => /^renature\.game\.\d+$/.test(key));
    const key = `${head}.${localStorage.getItem(head).split('\n')[0]}`;
    localStorage.setItem(key, localStorage.getItem(key).replace('Ann', 'Eve'));
    return localStorage.getItem(key);
  });
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await page.locator('[data-section=running] [data-game] button').first().click();
  await page.goto('./');
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
  await openLibrary(page);
  // The damaged save can be downloaded.
  expect(await download(page, page.locator('[data-action=take-broken]'))).toBe(damaged);
});

test('a damaged save is set aside only when it is opened', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await page.evaluate(() => localStorage.setItem('renature.game.7.one', '?'));
  await openLibrary(page);
  const card = page.locator('[data-game="7"]');
  await expect(card).toContainText('can’t be read');
  await expect(card).not.toContainText(/set aside|newer/);
  expect(await page.evaluate(() => localStorage.getItem('renature.game.7.one'))).toBe('?');
  await card.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'set aside' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('with full storage finished games are offered for deletion', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook');
  await page.goto('./');
  const before = await savedGames(page);
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
  // A game can be deleted only after it was downloaded.
  await expect(dialog.locator('[data-action=delete-game]')).toBeDisabled();
  expect(await savedGames(page)).toEqual(before);
  JSON.parse(await download(page, dialog.locator('[data-action=export-game]')));
  await dialog.locator('[data-action=delete-game]').click();
  await dialog.locator('[data-action=try-again]').click();
  await page.locator('main[data-screen=table]').waitFor();
  await expect.poll(async () => Object.keys(await savedGames(page)).length).toBeGreaterThan(0);
});

test('a save of an older version is migrated', async ({ page }) => {
  const old = await readFile(join(import.meta.dirname, '..', '..', 'saves', 'schema-1-running.json'), 'utf8');
  await page.goto('./');
  await page.evaluate((old) => localStorage.setItem('renature.match', old), old);
  await page.goto('./');
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('renature.match'))).toBeNull();
});

test('a save of a newer version is reported and left unchanged', async ({ page }) => {
  await page.goto('./');
  // An intact envelope, with the right checksum.
  const text = '{"app":"renature","schema":99,"saved_at":0,"checksum":"CHECKSUM","payload":"?"}';
  const hash = [...'99 0 "?"'].reduce((hash, letter) => BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n), 0xcbf29ce484222325n);
  const newer = text.replace('CHECKSUM', hash.toString(16).padStart(16, '0'));
  await page.evaluate((newer) => localStorage.setItem('renature.game.1.one', newer), newer);
  await page.goto('./');
  await expect(page.getByRole('status').filter({ hasText: 'newer version' })).toBeVisible();
  expect((await savedGames(page))['renature.game.1.one']).toBe(newer);
});

test('the crash dialog exports the game and resumes it', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const before = await savedGames(page);
  await crash(page);
  const record = JSON.parse(await download(page, crashDialog(page).locator('a[download]')));
  expect(record.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  await crashDialog(page).locator('a.button-primary').click();
  await page.locator('main[data-screen=table]').waitFor();
  await page.locator('button[data-action=take-screen]').click();
  expect((await readTurn(page)).phase).toBe('plant');
  expect(Object.keys(await savedGames(page))).toEqual(Object.keys(before));
});

test('saved games never scroll sideways', async ({ page }) => {
  await saveTwoGames(page);
  for (const size of sizes) {
    await resize(page, size);
    expect((await overflow(page)).sideways, `${size.width}x${size.height}`).toBe(0);
  }
});
