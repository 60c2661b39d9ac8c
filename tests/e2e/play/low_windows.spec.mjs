// Low windows, and text at 200 %: the mouse reaches all that a turn needs.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { resize, waitForUpdates } from '../driver/gestures.mjs';
import { playTurn } from '../driver/turns.mjs';
import { beginLesson } from '../tutorial/lessons.mjs';

/** Windows at 200 % zoom, on a small phone, at 250 % and 400 % zoom, and with text at 200 %; `font` is in CSS pixels. */
const windows = [
  { width: 640, height: 360, font: 16 },
  { width: 480, height: 270, font: 16 },
  { width: 512, height: 410, font: 16 },
  { width: 320, height: 256, font: 16 },
  { width: 844, height: 390, font: 32 },
  { width: 1280, height: 720, font: 32 },
];

/** Runs in the page: what no player could scroll to, and numbers that a player board cuts off. */
function findLost() {
  const scrolled = [...document.querySelectorAll('*')].filter((part) => part.scrollLeft > 0 || (part.scrollTop > 0 && getComputedStyle(part).overflowY === 'hidden'));
  const cut = [...document.querySelectorAll('.stock-left, .tally, .seat-score')].filter((part) => {
    const board = part.closest('.player-board').getBoundingClientRect();
    return part.checkVisibility() && part.getBoundingClientRect().right > Math.min(board.right, innerWidth) + 1;
  });
  return [...scrolled, ...cut].map((part) => part.className);
}

for (const [game, actions] of [['brook-two', 60], ['brook-four', 60]]) {
  test(`a turn of ${game} can be played in low windows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await page.goto('./');
    await openGame(page, game, actions);
    for (const { font, ...size } of windows) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: font } });
      await resize(page, size);
      await playTurn(page);
      const where = `${size.width}x${size.height} at ${font} px`;
      expect(await page.evaluate(findLost), where).toEqual([]);
      // Beside the board the page can be scrolled by a finger or the wheel.
      const board = await page.locator('svg.board').boundingBox();
      expect(Math.min(board.width - size.width, board.height - size.height), where).toBeLessThan(-20);
    }
  });
}

test('at 640x512 names, prompts and buttons are whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 512 });
  for (const [game, actions] of [['brook-two', 110], ['brook-two', 111], ['brook', 110], ['brook', 111]]) {
    await page.goto('./');
    await openGame(page, game, actions, ['Player One', 'Otter', 'Swan'].slice(0, game === 'brook' ? 3 : 2));
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.turn-title, .turn-line > span, .outlook, .seat-name, .cloud-buttons > *')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4 || part.getBoundingClientRect().right > innerWidth)
        .map((part) => `${part.className} ${part.textContent}`),
    );
    expect(cut, `${game} ${actions}`).toEqual([]);
  }
});

/** The windows above, a narrow phone with text at 200 %, and windows whose board stands beside all else. */
const lowWindows = [...windows, { width: 360, height: 640, font: 32 }, { width: 640, height: 400, font: 16 }, { width: 1280, height: 800, font: 32 }];

/** Opens the start screen, prepares the page, and calls `check` with the name and the size of each low window. */
async function inLowWindows(page, prepare, check) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await page.goto('./');
  await prepare();
  for (const { font, ...size } of lowWindows) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: font } });
    await resize(page, size);
    await check(`${size.width}x${size.height} at ${font} px`, size);
  }
}

/** Clicks the space, which is refused, and expects that nothing beside the board moves. */
async function refuse(page, space) {
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.side-head, .hand, .step-buttons, .cloud-buttons')]
        .map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)]),
    );
  const before = await places();
  await page.locator(`[data-space=${space}]`).click();
  await expect(page.locator('.turn-line')).toHaveClass(/refused/);
  expect(await places()).toEqual(before);
}

test('at 640x512 a refused plant moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await page.goto('./');
  await openGame(page, 'brook-two', 41);
  await refuse(page, 'o15');
});

test('at 640x512 a refusal in a lesson moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await page.goto('./');
  await beginLesson(page, 'base');
  await page.locator('[data-action=next-step]').click();
  await refuse(page, 'c3');
});

test('the final scoring can be read in low windows', async ({ page }) => {
  await inLowWindows(page, () => openGame(page, 'brook-two'), async (where, size) => {
    const height = await page.locator('.final-scroll').evaluate((tables) => tables.clientHeight);
    expect(height / size.height, where).toBeGreaterThan(0.3);
  });
});

test('a lesson opens with its goal in view in low windows', async ({ page }) => {
  await inLowWindows(page, () => beginLesson(page, 'base'), async (where) => {
    // At 400 % the prompt shows it, and the coach's own is for screen readers.
    const shown = await page.locator('.coach-goal, .turn-line.goal > span').evaluateAll((goals) =>
      goals.filter((goal) => goal.getBoundingClientRect().width > 1).map((goal) => goal.className || 'prompt'),
    );
    const goal = shown[0] === 'coach-goal' ? '.coach-goal' : '.turn-line.goal > span';
    await expect(page.locator(goal), where).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('[data-action="next-step"]'), where).toBeInViewport({ ratio: 0.99 });
  });
});

test('in a low window the next plant space stays in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 300 });
  await page.goto('./');
  await openGame(page, 'brook', 102);
  await page.locator('[data-space=g14]').focus();
  for (const at of ['i14', 'i15']) {
    await page.keyboard.press('n');
    await expect(page.locator(`[data-space=${at}]`)).toBeFocused();
    await waitForUpdates(page);
    await expect(page.locator(`[data-space=${at}]`)).toBeInViewport({ ratio: 0.9 });
  }
});

test('at 200 % the sentence that nothing fits is whole', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 77);
  for (const size of [{ width: 683, height: 384 }, { width: 640, height: 512 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    await expect(page.locator('.turn-line.stuck')).toBeVisible();
    const hidden = await page.locator('.turn-line > span').evaluate((line) => line.scrollHeight - line.clientHeight);
    expect(hidden, `${size.width}x${size.height}`).toBeLessThan(5);
  }
});

test('at 200 % the plants come with the standing of their area', async ({ page }) => {
  await resize(page, { width: 683, height: 384 });
  await page.goto('./');
  await openGame(page, 'brook', 102);
  await expect(page.locator('.outlook .award').first()).toBeVisible();
  const { scrollWidth, clientWidth } = await page.locator('.outlook').evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the menu opens at its upper edge each time', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 118);
  await resize(page, { width: 844, height: 390 });
  const dialog = page.locator('dialog[open]');
  await page.locator('[data-action=menu]').click();
  await dialog.evaluate((menu) => menu.scrollTo(0, 500));
  await expect.poll(() => dialog.evaluate((menu) => menu.scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.locator('[data-action=menu]').click();
  expect(await dialog.evaluate((menu) => menu.scrollTop)).toBe(0);
});
