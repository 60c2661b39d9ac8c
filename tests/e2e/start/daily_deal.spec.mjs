// The deal of the day and the statistics of finished games.
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { overflow } from '../driver/fit.mjs';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { resize, waitForUpdates } from '../driver/gestures.mjs';
import { exportRecord, playToTheEnd, removeBotPauses } from '../driver/player.mjs';
import { readFinalScores } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('two browsers get the same deal on the same day', async ({ browser }) => {
  const records = [];
  for (const name of ['one', 'two']) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
    await page.goto('./');
    await page.locator('button[data-action=daily]').click();
    await page.locator('main[data-screen=table]').waitFor();
    records.push(await exportRecord(page, test.info().outputPath(`${name}.json`)));
    await context.close();
  }
  expect(records[0].dominoes).toEqual(records[1].dominoes);
});

test('the game of the day names its board and its opponent', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
  await page.goto('./');
  await expect(page.locator('[data-daily]')).toHaveText('Far Meadows (Valley, side B) against a bot (Medium)');
});

test('a renamed game of the day is resumed, not dealt again', async ({ page }) => {
  const openToday = async () => {
    await page.locator('button[data-action=daily]').click();
    await page.locator('main[data-screen=table]').waitFor();
    await page.goto('./');
    await page.locator('button[data-action=earlier]').click();
  };
  await openToday();
  await page.locator('[data-action=rename]').click();
  await page.locator('[data-field=game-name]').fill('Sunday');
  await page.keyboard.press('Enter');
  await page.goto('./');
  await openToday();
  await expect(page.locator('[data-action=rename]')).toHaveCount(1);
});

test('the deal of the day keeps its result and shares it as text', async ({ page, context }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await removeBotPauses(page);
  await page.locator('button[data-action=daily]').click();
  await page.locator('main[data-screen=table]').waitFor();
  await page.locator('button[data-action=no-more-hints]').dispatchEvent('click');
  await playToTheEnd(page);
  const scores = await readFinalScores(page);
  await page.goto('./');
  const line = page.locator('[data-daily]');
  for (const score of scores) await expect(line).toContainText(String(score));
  await page.locator('button[data-action=share-daily]').click();
  await expect(page.locator('[data-news]')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.length).toBeLessThan(280);
  for (const score of scores) expect(text).toContain(String(score));
  expect(text).toContain(page.url());
  // What the browser does not copy stays on the page, to be selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('button[data-action=share-daily]').click();
  await expect(page.locator('.notices')).toContainText(text);
  // It is played once: from now on the button opens the result.
  await page.locator('button[data-action=daily]').click();
  expect(await readFinalScores(page)).toEqual(scores);
});

test('statistics count games played here, not imported ones', async ({ page }) => {
  await openGame(page, 'brook');
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await expect(page.locator('[data-section=statistics]')).toHaveCount(0);
  const { log } = await loadRecord('brook');
  await page.goto('./');
  // All but the last action, which ends the turn.
  await openGame(page, 'brook', log.length - 1);
  await page.locator('button[data-action=end-turn]').click();
  // The page may ask for a second tap before the game ends.
  await waitForUpdates(page);
  const again = page.locator('button[data-action=end-turn]');
  if (await again.isVisible()) await again.click();
  await page.locator('[data-winner]').first().waitFor();
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await expect(page.locator('[data-section=statistics] [data-player]')).toHaveCount(3);
  // Each head stands over its numbers.
  const aligns = (cells) => page.locator(cells).evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign));
  expect(await aligns('.statistics thead th')).toEqual(await aligns('.statistics tbody tr:first-child > *'));
  for (const size of designSizes) {
    await resize(page, size);
    expect((await overflow(page)).sideways, `${size.width}x${size.height}`).toBe(0);
  }
});
