// Imported files that are unlike the page's own.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { exportRecord } from '../driver/player.mjs';
import { crashDialog } from '../driver/table.mjs';

/** A name that contains the mark of a link to a game. */
const likeALink = 'Ann #game=1';

/** Chooses a file with this text on the screen that is shown. */
function importFile(page, text, name = 'file.json') {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  return page.locator('input[data-field=import]').setInputFiles(file);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a game whose player is called like a link can be imported', async ({ page }, testInfo) => {
  await page.goto('./');
  await openGame(page, 'brook', 30, [likeALink]);
  const record = await exportRecord(page, testInfo.outputPath('game.json'));
  expect(record.players[0].name).toBe(likeALink);
  await page.goto('./');
  await importFile(page, JSON.stringify(record));
  await page.locator('main[data-screen=table]').waitFor();
});

test('a backup with such a name can be restored', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 30, [likeALink]);
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  const download = page.waitForEvent('download');
  await page.locator('button[data-action=back-up]').click();
  const backup = await readFile(await (await download).path(), 'utf8');
  await importFile(page, backup);
  await expect(page.locator('[data-news] p', { hasText: '1 was already here' })).toBeVisible();
  await expect(crashDialog(page)).toHaveCount(0);
});

test('a file over 20 MB is refused unread', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=start-game]').waitFor();
  await page.evaluate(() => {
    const large = new File([new Uint8Array(20_000_001)], 'large.json', { type: 'application/json' });
    // Whoever reads it fails the test.
    globalThis.reads = 0;
    for (const name of ['readAsText', 'readAsArrayBuffer']) FileReader.prototype[name] = () => (globalThis.reads += 1);
    Blob.prototype.text = () => (globalThis.reads += 1);
    const files = new DataTransfer();
    files.items.add(large);
    const input = document.querySelector('input[data-field=import]');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const notice = page.getByRole('status').filter({ hasText: 'large.json' });
  await expect(notice).toContainText('more than 20 MB');
  expect(await page.evaluate(() => globalThis.reads)).toBe(0);
});

test('a pasted text over 20 MB is refused', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=start-game]').waitFor();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'x'.repeat(20_000_001));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByRole('status').filter({ hasText: 'more than 20 MB' })).toBeVisible();
});

test('a very long name is shortened only on display', async ({ page }, testInfo) => {
  const name = 'Ann'.repeat(400_000);
  await page.goto('./');
  await openGame(page, 'brook', 30, [name]);
  const shown = await page.locator('main[data-screen=table]').evaluate((table) => table.outerHTML);
  expect(shown).toContain('AnnAnnAnnAnnAnnAnnAnnAn…');
  expect(shown).not.toContain(name.slice(0, 25));
  const record = await exportRecord(page, testInfo.outputPath('game.json'));
  expect(record.players[0].name).toBe(name);
});

test('a board with a very long id gives its file a short name', async ({ page }, testInfo) => {
  const record = JSON.parse(await readFile(new URL('../../records/good/largest-board-with-52-areas.json', import.meta.url), 'utf8'));
  record.board.id = 'id'.repeat(5_000);
  await page.goto('./');
  await importFile(page, JSON.stringify(record));
  await page.locator('button[data-action=take-screen]').click();
  const download = page.waitForEvent('download');
  await exportRecord(page, testInfo.outputPath('game.json'));
  expect((await download).suggestedFilename()).toMatch(/^renature-(id){20}-[0-9-]{10}[.]json$/);
});

test('only files may not be dropped on the table', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 3);
  const refused = await page.evaluate(() => {
    const text = new DataTransfer();
    text.setData('text/plain', 'frog-owl a12 b12');
    const file = new DataTransfer();
    file.items.add(new File(['?'], 'game.json'));
    const isRefused = (kind, dataTransfer) =>
      !document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    return ['dragover', 'drop'].map((kind) => [text, file].map((data) => isRefused(kind, data)));
  });
  expect(refused).toEqual([[false, true], [false, true]]);
});
