// The card of the area that is looked at: where it stands, and when it goes.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { before, open } from './games.mjs';
import { finger, mouse } from './hands.mjs';

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
    for (const [game, kind] of [['brook-four', 'place_domino'], ['brook-four', 'place_plant'], ['brook', 'place_domino'], ['brook', 'place_plant'], ['brook-two', 'place_plant']]) {
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

test.describe('what would change the result', () => {
  const changes = (page) => card(page).locator('.area-changes li');

  /** Who has what in the area that is looked at, and gets what. */
  const standings = (page) =>
    card(page).locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim()).join(' ')));

  test('stands beside the totals: how much more, whom that ties, and who then gets what', async ({ page }) => {
    await open(page, 'brook', 98);
    await page.locator('[data-space=g13]').hover();
    await expect(changes(page)).toHaveText([
      'Ann, with 2 more, ties neutral: Ben +6, Cleo +13',
      'Ann, with 4 more: Ann +13, Cleo +6',
      'Ben, with 4 more, ties neutral: Ann +6, Cleo +13',
    ]);
    expect(await standings(page)).toEqual(['Cleo 7 +13', 'neutral 6 –', 'Ann 4 –', 'Ben 2 –']);
  });

  test('comes about once a plant of that value is set', async ({ page }) => {
    await open(page, 'brook', 98);
    await mouse(page, '[data-space=g13]');
    await mouse(page, '[data-plant=bush-own]');
    await mouse(page, 'button[data-action=place-plant]');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
    await page.mouse.move(0, 0);
    await page.locator('[data-space=g13]').hover();
    await expect.poll(() => standings(page)).toEqual(['Cleo 7 +13', 'Ann 6 –', 'neutral 6 –', 'Ben 2 +6']);
  });

  test('is said to who cannot see it', async ({ page }) => {
    await open(page, 'brook', 98);
    await page.locator('[data-space=g13]').hover();
    await expect(page.locator('main [role=status]')).toContainText('To change that: Ann, with 2 more, ties neutral: Ben +6, Cleo +13;');
  });

  test('is nothing any more in an area that was scored', async ({ page }) => {
    await open(page, 'brook-four', 160);
    await page.locator('[data-space=a1]').hover();
    await expect(card(page)).toContainText('scored');
    await expect(changes(page)).toHaveCount(0);
  });
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
