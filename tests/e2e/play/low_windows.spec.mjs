// Low windows, and text at 200 %: the mouse reaches all that a turn needs.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { resize } from '../driver/gestures.mjs';
import { playTurn } from '../driver/turns.mjs';
import { beginLesson } from '../tutorial/lessons.mjs';

/** Windows at 200 % zoom, on a small phone, at 400 % zoom, and with text at 200 %; `font` is in CSS pixels. */
const windows = [
  { width: 640, height: 360, font: 16 },
  { width: 480, height: 270, font: 16 },
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

test('the final scoring can be read in low windows', async ({ page }) => {
  await inLowWindows(page, () => openGame(page, 'brook-two'), async (where, size) => {
    const height = await page.locator('.final-scroll').evaluate((tables) => tables.clientHeight);
    expect(height / size.height, where).toBeGreaterThan(0.3);
  });
});

test('a lesson opens with its goal in view in low windows', async ({ page }) => {
  await inLowWindows(page, () => beginLesson(page, 'base'), async (where) => {
    await expect(page.locator('.coach-goal'), where).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('[data-action="next-step"]'), where).toBeInViewport({ ratio: 0.99 });
  });
});
