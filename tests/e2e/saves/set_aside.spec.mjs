// Stored texts that the page cannot read: it sets them aside, unchanged.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';
import { playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { crashDialog, table } from '../driver/table.mjs';

/** The texts that the page has set aside. */
function damagedTexts(page) {
  return page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('renature.broken.')).map(([, text]) => text));
}

/** Opens the recorded game before its last action and takes it. */
async function finishGame(page) {
  const { log } = await loadRecord('brook');
  await openGame(page, 'brook', log.length - 1);
  while ((await readTurn(page)).phase !== 'over') await click(page, (await readTurn(page)).next);
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a save with a lone surrogate is set aside unchanged', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await page.evaluate(() => {
    const slot = /^renature\.game\.\d+\.(one|two)$/;
    const keys = Object.keys(localStorage).filter((key) => slot.test(key));
    for (const key of keys) localStorage.setItem(key, localStorage.getItem(key).replace('Ann', 'A\ud800nn'));
  });
  await page.goto('./');
  await expect(page.getByRole('status').filter({ hasText: 'could not be read' })).toBeVisible();
  // Compared within the page: the way out of it would replace the surrogate.
  const isWhole = () => Object.entries(localStorage).some(([key, text]) => key.startsWith('renature.broken.') && text.includes('A\ud800nn'));
  expect(await page.evaluate(isWhole)).toBe(true);
  await expect(crashDialog(page)).toHaveCount(0);
});

for (const [kind, text] of [['newer', '{"app":"renature-results","schema":99,"saved_at":0,"checksum":"CHECKSUM","payload":"?"}'], ['damaged', '{"app":"renature-re']]) {
  test(`${kind} statistics are set aside and reported`, async ({ page }) => {
    const hash = [...'99 0 "?"'].reduce((hash, letter) => BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n), 0xcbf29ce484222325n);
    const stored = text.replace('CHECKSUM', hash.toString(16).padStart(16, '0'));
    await page.goto('./');
    await page.evaluate((stored) => {
      localStorage.setItem('renature.results', 'one\n');
      localStorage.setItem('renature.results.one', stored);
    }, stored);
    await page.goto('./');
    await finishGame(page);
    await expect(page.locator('[data-news] p', { hasText: 'statistics' })).toBeVisible();
    expect(await damagedTexts(page)).toEqual([stored]);
  });
}
