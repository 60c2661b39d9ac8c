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

test('a game whose player is called like a link can be imported', async ({ page }, { outputPath }) => {
  await page.goto('./');
  await openGame(page, 'brook', 30, [likeALink]);
  const record = await exportRecord(page, outputPath('game.json'));
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
