// Links to games and deals, the deal of the day, and statistics.
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { open, recordOf } from './games.mjs';
import { settled } from './hands.mjs';
import { exported, finalScores, hurryBots, playTo, playToTheEnd, start } from './player.mjs';


/** The link that the menu of the table gives. */
async function link(page, kind = 'game') {
  const menu = page.locator('dialog[open] button[data-action=share]');
  if (!(await menu.isVisible())) await page.locator('button[data-action=menu]').click();
  await menu.click();
  await page.locator(`button[data-action=share-${kind}]`).click();
  const address = await page.locator('[data-field=link]').inputValue();
  await expect(page.locator('svg[data-qr]')).toBeVisible();
  await page.keyboard.press('Escape');
  return address;
}

/** Opens the link in a browser that knows nothing. */
async function elsewhere(browser, address) {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: undefined });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('a running game goes on elsewhere from its link', async ({ page, browser }, info) => {
  await open(page, 'brook', 119);
  const address = await link(page);
  expect(address.length).toBeLessThan(1_000);
  const other = await elsewhere(browser, address);
  await other.locator('[data-action=play-linked]').click();
  await other.locator('button[data-action=take-screen]').click();
  const record = await exported(other, info.outputPath('record.json'));
  const { log, dominoes } = await recordOf('brook', 119);
  expect({ log: record.log, dominoes: record.dominoes }).toEqual({ log, dominoes });
  // A reload does not open the link again.
  expect(new URL(other.url()).hash).toBe('');
});

test('a finished game is looked at elsewhere, with the same final scores', async ({ page, browser }) => {
  await open(page, 'valley');
  await page.locator('[data-winner]').first().waitFor();
  await page.keyboard.press('Escape');
  const other = await elsewhere(browser, await link(page));
  await other.locator('[data-action=play-linked]').click();
  const { result } = await recordOf('valley');
  expect(await finalScores(other)).toEqual(result.scores);
});

test('the same deal begins anew with the same dominoes', async ({ page, browser }, info) => {
  await open(page, 'brook', 40);
  const other = await elsewhere(browser, await link(page, 'deal'));
  await other.locator('[data-action=play-linked]').click();
  await other.locator('button[data-action=take-screen]').click();
  const record = await exported(other, info.outputPath('record.json'));
  const { dominoes, area_tokens } = await recordOf('brook');
  expect(record.log).toEqual([]);
  expect({ dominoes: record.dominoes, area_tokens: record.area_tokens }).toEqual({ dominoes, area_tokens });
});

test('a link that is opened over a running game changes nothing of it', async ({ page }) => {
  const golden = (await readFile(join(import.meta.dirname, '..', 'saves', 'link-1.txt'), 'utf8')).trim();
  await start(page, { holders: ['person', 'person'], names: ['Ann', 'Ben'] });
  await playTo(page, 'plant');
  const before = await page.evaluate(() => ({ ...localStorage }));
  await page.evaluate((hash) => (location.hash = hash), golden);
  await page.locator('[data-action=not-now]').click();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);
  await page.evaluate((hash) => (location.hash = hash), golden);
  await page.locator('[data-action=play-linked]').click();
  await page.locator('[data-winner]').first().waitFor();
  const after = await page.evaluate(() => ({ ...localStorage }));
  const games = Object.entries(before).filter(([key]) => key.startsWith('renature.game.'));
  expect(Object.entries(after)).toEqual(expect.arrayContaining(games));
});

for (const [what, hash, words] of [
  ['empty', '#game=', 'missing or wrong'],
  ['nonsense', '#game=AAAAAAAA', 'another version'],
  ['cut short', '#game=AXuioKQAAGgtzclFSGVy', 'missing or wrong'],
  ['no letters of a link', '#game=%00<script>', 'missing or wrong'],
  ['of another version', '#game=_nuioKQAAGgtzclFSGVyb24CSGQ', 'another version'],
  ['huge', `#game=${'A'.repeat(1_000_000)}`, 'no game needs more'],
]) {
  test(`a link that is ${what} is refused in a clear sentence`, async ({ page }) => {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await expect(page.locator('[data-bad-link]')).toContainText(words);
    await expect(page.locator('.crash')).toHaveCount(0);
  });
}

test('everyone gets the same deal on the same day', async ({ browser }) => {
  const records = [];
  for (const name of ['one', 'two']) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
    await page.goto('./');
    await page.locator('button[data-action=daily]').click();
    await page.locator('main[data-screen=table]').waitFor();
    records.push(await exported(page, test.info().outputPath(`${name}.json`)));
    await context.close();
  }
  expect(records[0].dominoes).toEqual(records[1].dominoes);
});

test('the deal of the day, played to its end, keeps its result and gives a short text of it', async ({ page, context }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hurryBots(page);
  await page.locator('button[data-action=daily]').click();
  await page.locator('main[data-screen=table]').waitFor();
  await page.locator('button[data-action=no-more-help]').dispatchEvent('click');
  await playToTheEnd(page);
  const scores = await finalScores(page);
  await page.goto('./');
  const line = page.locator('[data-daily]');
  for (const score of scores) await expect(line).toContainText(String(score));
  await page.locator('button[data-action=share-daily]').click();
  await expect(page.locator('[data-news]')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.length).toBeLessThan(280);
  for (const score of scores) expect(text).toContain(String(score));
  expect(text).toContain(page.url());
  // It is played once: from now on it is looked at.
  await page.locator('button[data-action=daily]').click();
  expect(await finalScores(page)).toEqual(scores);
});

test('a game played to its end here is counted, one that came from a file is not', async ({ page }) => {
  await open(page, 'brook');
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await expect(page.locator('[data-section=statistics]')).toHaveCount(0);
  const { log } = await recordOf('brook');
  await page.goto('./');
  // All but the last action: the turn is to be ended.
  await open(page, 'brook', log.length - 1);
  await page.locator('button[data-action=end-turn]').click();
  // What ends a game may be asked for twice.
  await settled(page);
  const again = page.locator('button[data-action=end-turn]');
  if (await again.isVisible()) await again.click();
  await page.locator('[data-winner]').first().waitFor();
  await page.goto('./');
  await page.locator('button[data-action=earlier]').click();
  await expect(page.locator('[data-section=statistics] [data-player]')).toHaveCount(3);
});
