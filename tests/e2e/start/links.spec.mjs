// Links to games and deals.
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { exportRecord, playTo, startGame, twoPeople } from '../driver/player.mjs';
import { crashDialog, readFinalScores } from '../driver/table.mjs';

/** Copies the link from the share dialog of the table's menu. */
async function copyLink(page, kind = 'game') {
  const share = page.locator('dialog[open] button[data-action=share]');
  if (!(await share.isVisible())) await page.locator('button[data-action=menu]').click();
  await share.click();
  await page.locator(`button[data-action=share-${kind}]`).click();
  const address = await page.locator('[data-field=link]').inputValue();
  await expect(page.locator('svg[data-qr]')).toBeVisible();
  await page.keyboard.press('Escape');
  return address;
}

/** Opens the link in a browser with empty storage. */
async function openElsewhere(browser, address) {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: undefined });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('a link continues a running game in another browser', async ({ page, browser }, info) => {
  await openGame(page, 'brook', 119);
  const address = await copyLink(page);
  expect(address.length).toBeLessThan(1_000);
  const other = await openElsewhere(browser, address);
  await other.locator('[data-action=play-linked]').click();
  await other.locator('button[data-action=take-screen]').click();
  const record = await exportRecord(other, info.outputPath('record.json'));
  const { log, dominoes } = await loadRecord('brook', 119);
  expect({ log: record.log, dominoes: record.dominoes }).toEqual({ log, dominoes });
  // A reload must not open the link again.
  expect(new URL(other.url()).hash).toBe('');
});

test('a link to a finished game shows the same final scores', async ({ page, browser }) => {
  await openGame(page, 'valley');
  await page.locator('[data-winner]').first().waitFor();
  await page.keyboard.press('Escape');
  const other = await openElsewhere(browser, await copyLink(page));
  await other.locator('[data-action=play-linked]').click();
  const { result } = await loadRecord('valley');
  expect(await readFinalScores(other)).toEqual(result.scores);
});

test('a link to a deal begins it anew with the same dominoes', async ({ page, browser }, info) => {
  await openGame(page, 'brook', 40);
  const other = await openElsewhere(browser, await copyLink(page, 'deal'));
  await other.locator('[data-action=play-linked]').click();
  await other.locator('button[data-action=take-screen]').click();
  const record = await exportRecord(other, info.outputPath('record.json'));
  const { dominoes, area_tokens } = await loadRecord('brook');
  expect(record.log).toEqual([]);
  expect({ dominoes: record.dominoes, area_tokens: record.area_tokens }).toEqual({ dominoes, area_tokens });
});

test('a link that is opened over a running game leaves it as it is', async ({ page }) => {
  const golden = (await readFile(join(import.meta.dirname, '..', '..', 'saves', 'link-1.txt'), 'utf8')).trim();
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const before = await page.evaluate(() => ({ ...localStorage }));
  await page.evaluate((hash) => (location.hash = hash), golden);
  await page.locator('[data-action=not-now]').click();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);
  // The closed dialog leaves its history entry a moment later.
  await page.waitForFunction(() => history.state === null);
  await page.evaluate((hash) => (location.hash = hash), golden);
  await page.locator('[data-action=play-linked]').click();
  await page.locator('[data-winner]').first().waitFor();
  const after = await page.evaluate(() => ({ ...localStorage }));
  const games = Object.entries(before).filter(([key]) => key.startsWith('renature.game.'));
  expect(Object.entries(after)).toEqual(expect.arrayContaining(games));
});

for (const [what, hash, message] of [
  ['an empty link', '#game=', 'missing or wrong'],
  ['a nonsensical link', '#game=AAAAAAAA', 'another version'],
  ['a truncated link', '#game=AXuioKQAAGgtzclFSGVy', 'missing or wrong'],
  ['a link with wrong characters', '#game=%00<script>', 'missing or wrong'],
  ['a link of another version', '#game=_nuioKQAAGgtzclFSGVyb24CSGQ', 'another version'],
  ['a huge link', `#game=${'A'.repeat(1_000_000)}`, 'longer than the link of any game'],
]) {
  test(`${what} is refused with a clear message`, async ({ page }) => {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await expect(page.locator('[data-bad-link]')).toContainText(message);
    await expect(crashDialog(page)).toHaveCount(0);
  });
}
