// The browser's Back and reload: neither loses a game, and a game in progress is never left by accident.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { waitForFrames } from '../driver/gestures.mjs';
import { againstBot, leaveTable, playTo, startGame, waitForBots } from '../driver/player.mjs';
import { action, actionCount, blockStorage, fillStorage, press, table } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

const start = (page) => page.locator('main[data-screen=start]');

/** The state of the history entry on display. */
const entry = (page) => page.evaluate(() => history.state);

test('a reload returns to the game', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  await page.reload();
  await table(page).waitFor();
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
});

test('a second reload, before the game appears, returns to it', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  await page.addInitScript(() => {
    if (sessionStorage.reloaded) return;
    addEventListener('TrunkApplicationStarted', () => {
      sessionStorage.reloaded = true;
      location.reload();
    });
  });
  await page.goto('./?resume');
  await table(page).waitFor();
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await page.goBack();
  await start(page).waitFor();
});

test('Back leaves the table, Forward returns to the game', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  const before = await actionCount(page);
  await page.goBack();
  await start(page).waitFor();
  await expect(action(page, 'resume')).toBeVisible();
  await page.goForward();
  await table(page).waitFor();
  expect(await actionCount(page)).toBe(before);
});

test('Back closes an open dialog first', async ({ page }) => {
  await startGame(page, againstBot);
  await press(page, 'menu');
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await start(page).waitFor();
});

test('Back closes a dialog of the start screen', async ({ page }) => {
  const dialog = page.locator('dialog[open]');
  for (const name of ['settings', 'how-to-play']) {
    await action(page, name).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(start(page)).toBeVisible();
    // Closed in another way it leaves no entry behind.
    await action(page, name).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => entry(page)).toBeNull();
  }
});

test('a dialog opened while another one closes stays open', async ({ page }) => {
  const dialog = page.locator('dialog[open]');
  await page.evaluate(() => {
    const { back } = History.prototype;
    History.prototype.back = function () {
      History.prototype.back = back;
      back.call(this);
      document.querySelector('[data-action=how-to-play]').click();
      addEventListener('popstate', () => setTimeout(() => (globalThis.hasMoved = true)));
    };
  });
  await action(page, 'settings').click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => globalThis.hasMoved);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(start(page)).toBeVisible();
});

/** What goes back in the history: its name, what comes before it, and the step itself. */
const returns = [
  [
    'dialog',
    async (page) => {
      await leaveTable(page);
      await expect.poll(() => entry(page)).toBeNull();
    },
    async (page) => {
      await action(page, 'settings').click();
      await page.keyboard.press('Escape');
    },
  ],
  ['table', async () => {}, leaveTable],
];

for (const [name, prepare, leave] of returns) {
  test(`a game opened while the browser goes back stays: ${name}`, async ({ page }) => {
    await startGame(page, againstBot);
    await playTo(page, 'plant');
    const before = await actionCount(page);
    await prepare(page);
    await page.evaluate(() => {
      const { back } = History.prototype;
      History.prototype.back = function () {
        History.prototype.back = back;
        globalThis.goBack = () => back.call(this);
      };
    });
    await leave(page);
    await page.waitForFunction(() => globalThis.goBack);
    await press(page, 'resume');
    await table(page).waitFor();
    await page.evaluate(() => new Promise((done) => {
      addEventListener('popstate', () => setTimeout(done));
      globalThis.goBack();
    }));
    expect(await actionCount(page)).toBe(before);
    await page.goBack();
    await start(page).waitFor();
  });
}

test('Back and Escape leave the saved games for the start screen', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  await leaveTable(page);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await press(page, 'earlier');
    await page.locator('main[data-screen=shelf]').waitFor();
    await leave();
    await start(page).waitFor();
  }
});

test('a game that was left is not resumed by a reload', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  await leaveTable(page);
  await page.reload();
  await start(page).waitFor();
  await expect(action(page, 'resume')).toBeVisible();
});

/** The number of saved games. */
const countGames = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^renature\.game\.\d+$/.test(key)).length);

test('a game that is left before its first action is removed', async ({ page }) => {
  await startGame(page, againstBot);
  expect(await countGames(page)).toBe(1);
  // The page may have forgotten that it has dealt the game.
  await page.reload();
  await table(page).waitFor();
  await page.goBack();
  await start(page).waitFor();
  expect(await countGames(page)).toBe(0);
  await expect(action(page, 'resume')).toHaveCount(0);
});

test('a new game removes one that was closed unplayed', async ({ page, context }) => {
  await startGame(page, againstBot);
  await page.goto('about:blank');
  await page.goto('./');
  await startGame(page, againstBot);
  await expect.poll(() => countGames(page)).toBe(1);
  // A game that lies on the table of another tab stays.
  const other = await context.newPage();
  await other.goto('./');
  await startGame(other, againstBot);
  await playTo(other, 'plant');
  expect(await countGames(other)).toBe(2);
});

test('Back asks before it leaves a game that is not saved', async ({ page }) => {
  await startGame(page, againstBot);
  await fillStorage(page);
  await playTo(page, 'plant');
  const before = await actionCount(page);
  await page.goBack();
  await expect(action(page, 'leave')).toBeVisible();
  // Back closes the question and stays.
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await actionCount(page)).toBe(before);
  await page.goBack();
  await action(page, 'leave').click();
  await start(page).waitFor();
});

/** The fragment of a link to a game. */
async function readLink() {
  const link = await readFile(join(import.meta.dirname, '../../saves/link-1.txt'), 'utf8');
  return link.trim().replace(/^.*#/, '#');
}

/** Follows a link to this page. */
function openLink(page, link) {
  return page.evaluate((link) => (location.hash = link), link);
}

test('a link asks before it replaces a game that is not saved', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.reload();
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  const before = await actionCount(page);
  await openLink(page, await readLink());
  await expect(page.locator('dialog[open]')).toContainText('is lost');
  const back = page.evaluate(() => new Promise((done) => addEventListener('popstate', () => done(), { once: true })));
  await action(page, 'not-now').click();
  await back;
  expect(await actionCount(page)).toBe(before);
  // The link has left no entry in the history.
  await page.goBack();
  await expect(action(page, 'leave')).toBeVisible();
});

test('a link refused over an open menu leaves no entry', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  await press(page, 'menu');
  await openLink(page, await readLink());
  await action(page, 'not-now').click();
  await leaveTable(page);
  await expect.poll(() => entry(page)).toBeNull();
  await expect(start(page)).toBeVisible();
});

test('a second link replaces the first, and Back opens neither', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.reload();
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  await openLink(page, '#game=AAAAAAAA');
  await page.locator('dialog[open] [data-bad-link]').waitFor();
  await openLink(page, await readLink());
  await action(page, 'not-now').click();
  await page.goBack();
  await waitForFrames(page, 3);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(table(page)).toBeVisible();
});

test('a rematch seats the same players, and the next one begins', async ({ page }) => {
  await openGame(page, 'brook', undefined, ['Ann', 'Ben', 'Cleo']);
  await press(page, 'rematch');
  await expect(page.locator('#curtain-title')).toContainText('Ben');
  await press(page, 'take-screen');
  await expect(table(page)).toHaveAttribute('data-phase', 'domino');
  await expect(page.locator('[data-seat] .whole-name')).toHaveText(['Ben', 'Cleo', 'Ann']);
  await playTo(page, 'plant');
  await expect(page.locator('.log-head strong')).toHaveText(['Ben']);
  await expect(page.locator('[data-log-line]').first()).not.toContainText('Ann');
});

test('a rematch against bots says who begins', async ({ page }) => {
  await startGame(page, { controllers: ['acorn', 'acorn'], names: ['Heron', 'Otter'] });
  await waitForBots(page);
  await press(page, 'rematch');
  await expect(page.locator('[data-news]')).toHaveText('Otter begins.');
});
