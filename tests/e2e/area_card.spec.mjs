// The card of the area that is looked at: where it stands, and when it goes.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { before, open } from './games.mjs';
import { finger } from './hands.mjs';

const card = (page) => page.locator('.area-card');

/** What the card lies over, of what these selectors find. */
function covered(page, selectors) {
  return page.evaluate((selectors) => {
    const over = document.querySelector('.area-card').getBoundingClientRect();
    const meets = ({ left, top, right, bottom }) =>
      left < over.right - 1 && right > over.left + 1 && top < over.bottom - 1 && bottom > over.top + 1;
    const shown = [...document.querySelectorAll(selectors)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return shown.filter((element) => meets(element.getBoundingClientRect())).map((element) => element.className);
  }, selectors);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const size of sizes) {
  // On a phone it lies over what has its turn later: over the plants that are left, or over the hand.
  const later = (kind) => {
    if (size.width > 390) return '.joker-strip, .hand-domino, .plant-choice';
    return kind === 'place_plant' ? '.plant-choice' : '.joker-strip, .hand-domino';
  };
  test(`at ${size.width}x${size.height} it covers neither the boards nor what is chosen from`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const [game, kind] of [['brook-four', 'place_domino'], ['brook-four', 'place_plant'], ['brook', 'place_domino'], ['brook', 'place_plant']]) {
      await page.goto('./');
      await open(page, game, await before(game, kind));
      await page.locator('[data-space=b5]').hover();
      await expect(card(page)).toBeVisible();
      expect(await covered(page, `.player-board, .board, .side-head, ${later(kind)}`), `${game} ${kind}`).toEqual([]);
      const { y, height } = await card(page).boundingBox();
      expect(y + height).toBeLessThanOrEqual(size.height);
    }
  });
}

test('beside the board it stands in the log’s place, and covers nothing that is pressed', async ({ page }) => {
  for (const [size, free] of [[sizes[0], '.action, .timeline'], [sizes[1], '.action']]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await open(page, 'brook-four', await before('brook-four', 'place_domino'));
    await page.locator('[data-space=b5]').hover();
    await expect(card(page)).toBeVisible();
    expect(await covered(page, free)).toEqual([]);
  }
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('it goes when another step is taken, and with a refused tap elsewhere', async ({ page }) => {
    await open(page, 'brook', 118);
    await finger(page, '[data-space=b5]');
    await expect(card(page)).toBeVisible();
    await finger(page, '[data-domino]');
    await expect(card(page)).toHaveCount(0);
    await finger(page, '[data-space=b5]');
    await expect(card(page)).toBeVisible();
    await finger(page, '[data-space]:not(.soil):not(.legal)');
    await expect(page.locator('.turn-line')).toHaveClass(/refused/);
    await expect(card(page)).toHaveCount(0);
  });

  test('a tap where no plant may stand tells why, and how the area there stands', async ({ page }) => {
    await open(page, 'brook-four', 89);
    await finger(page, '[data-space=g5]');
    await expect(page.locator('.turn-line')).toHaveClass(/refused/);
    await expect(card(page)).toContainText('Area G');
  });

  test('on a phone it does not lie over the log that is opened', async ({ page }) => {
    await page.setViewportSize(sizes[4]);
    await open(page, 'brook-four', 89);
    await finger(page, '[data-space=g5]');
    await expect(card(page)).toBeVisible();
    await finger(page, '.log-tab');
    await expect(page.locator('.log-panel')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });

  test('it goes with a tap on it', async ({ page }) => {
    await open(page, 'brook', 118);
    await finger(page, '[data-space=b5]');
    await finger(page, '.area-card');
    await expect(card(page)).toHaveCount(0);
  });
});
