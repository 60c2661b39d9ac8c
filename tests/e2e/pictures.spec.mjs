// The board, compared with kept pictures of itself: small, without letters, with some tolerance.
// Where the board is meant to look different, `npx playwright test pictures --update-snapshots` keeps new ones.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';

/** Machines draw edges differently, and have other fonts. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.03, animations: 'disabled' };

// The page's policy would keep out the style that hides the letters.
test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('./');
});

for (const [name, game, actions] of [
  ['brook', 'brook', 118],
  ['valley', 'valley', 142],
]) {
  test(`the board of ${name} looks as it did`, async ({ page }) => {
    await open(page, game, actions);
    await page.addStyleTag({ content: '.board text { visibility: hidden; } .zoom-bar { display: none; }' });
    await page.mouse.move(0, 843);
    await expect(page.locator('svg.board')).toHaveScreenshot(`${name}.png`, tolerance);
  });
}

test('in colour-blind mode the board looks as it did', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.reload();
  await open(page, 'brook-four', 112);
  await page.addStyleTag({ content: '.board text { visibility: hidden; }' });
  await page.mouse.move(0, 843);
  await expect(page.locator('svg.board')).toHaveScreenshot('colour-blind.png', tolerance);
});
