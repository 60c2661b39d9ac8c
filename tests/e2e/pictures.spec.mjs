// The board and the player boards, compared with kept pictures of themselves: small, without letters.
// Where they are meant to look different, `npx playwright test pictures --update-snapshots` keeps new ones.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';

/** Machines draw edges a little differently; without a bush fifty pixels differ, without a mark of colour-blind mode 26. */
const tolerance = { threshold: 0.25, maxDiffPixels: 25, animations: 'disabled' };

/** Machines have other fonts: letters are left out, on the player boards with the room that they take. */
const withoutLetters = `
  .board text { visibility: hidden; }
  .zoom-bar { display: none; }
  .seats * { font-size: 0 !important; }
`;

// The page's policy would keep out the style that hides the letters.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

/** Opens the kept game after so many actions, in these colours and with these preferences, and leaves the letters away. */
async function show(page, game, actions, { colorScheme = 'light', likes = {} } = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.addInitScript((likes) => localStorage.setItem('renature.preferences', JSON.stringify(likes)), likes);
  await page.goto('./');
  await open(page, game, actions);
  await page.addStyleTag({ content: withoutLetters });
  await page.mouse.move(0, 843);
}

const board = (page) => page.locator('svg.board');

for (const [name, game, actions, looks] of [
  ['brook', 'brook', 118],
  ['brook-dark', 'brook', 118, { colorScheme: 'dark' }],
  ['valley', 'valley', 142],
  ['colour-blind', 'brook-four', 112, { likes: { colorblind: true } }],
]) {
  test(`the board looks as it did: ${name}`, async ({ page }) => {
    await show(page, game, actions, looks);
    await expect(board(page)).toHaveScreenshot(`${name}.png`, tolerance);
  });
}

for (const [name, looks] of [
  ['player-boards'],
  ['player-boards-dark', { colorScheme: 'dark' }],
  ['player-boards-colour-blind', { likes: { colorblind: true } }],
]) {
  test(`the player boards of four seats look as they did: ${name}`, async ({ page }) => {
    await show(page, 'brook-four', 112, looks);
    await expect(page.locator('.seats')).toHaveScreenshot(`${name}.png`, tolerance);
  });
}
