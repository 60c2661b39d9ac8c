// The board and the player boards, compared with small reference pictures without letters.
// To change the pictures on purpose, run `npx playwright test pictures --update-snapshots`.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';

/** Machines draw edges a little differently. A missing bush changes 50 pixels, a missing colour-blind mark 26. */
const tolerance = { threshold: 0.25, maxDiffPixels: 25, animations: 'disabled' };

/** Machines have different fonts: letters are hidden, and take no room on the player boards. */
const withoutLetters = `
  .board :is(text, .letter-plate) { visibility: hidden; }
  .zoom-bar { display: none; }
  .seats * { font-size: 0 !important; }
`;

// The page's content security policy would block the style that hides the letters.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

/** Opens the recorded game with this colour scheme and these preferences, and hides the letters. */
async function openWithoutLetters(page, game, actions, { colorScheme = 'light', preferences = {} } = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.addInitScript((preferences) => localStorage.setItem('renature.preferences', JSON.stringify(preferences)), preferences);
  await page.goto('./');
  await openGame(page, game, actions);
  await page.addStyleTag({ content: withoutLetters });
  await page.mouse.move(0, 843);
}

const board = (page) => page.locator('svg.board');

for (const [name, game, actions, look] of [
  ['brook', 'brook', 118],
  ['brook-dark', 'brook', 118, { colorScheme: 'dark' }],
  ['valley', 'valley', 142],
  ['colour-blind', 'brook-four', 112, { preferences: { colorblind: true } }],
]) {
  test(`picture of the board: ${name}`, async ({ page }) => {
    await openWithoutLetters(page, game, actions, look);
    await expect(board(page)).toHaveScreenshot(`${name}.png`, tolerance);
  });
}

for (const [name, look] of [
  ['player-boards'],
  ['player-boards-dark', { colorScheme: 'dark' }],
  ['player-boards-colour-blind', { preferences: { colorblind: true } }],
]) {
  test(`pictures of four player boards: ${name}`, async ({ page }) => {
    await openWithoutLetters(page, 'brook-four', 112, look);
    await expect(page.locator('.seats')).toHaveScreenshot(`${name}.png`, tolerance);
  });
}

test('every animal image can be decoded', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook-four', 112);
  const decoded = await page.evaluate(async () => {
    const urls = new Set([...document.querySelectorAll('image')].map((image) => image.getAttribute('href')));
    const sizes = [...urls].map(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture.naturalWidth > 0;
    });
    return Promise.all(sizes);
  });
  // All ten on the joker track, and some faint ones.
  expect(decoded.length).toBeGreaterThan(10);
  expect(decoded.every(Boolean)).toBe(true);
});

for (const [game, actions] of [['brook-four', 190], ['valley', 190]]) {
  test(`${game}: all SVG pictures have fewer than 1,500 elements`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Late in the game, and with the final scoring open.
    for (const position of [actions, undefined]) {
      await page.goto('./');
      await openGame(page, game, position);
      if (!position) await expect(page.locator('[data-winner]').first()).toBeVisible();
      expect(await page.locator('svg *').count()).toBeLessThan(1500);
    }
  });
}
