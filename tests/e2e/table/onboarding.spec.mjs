// The hints for players who have never finished a game.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { waitForFrames } from '../driver/gestures.mjs';
import { playStep, readTurn, startGame } from '../driver/player.mjs';

const bubble = (page) => page.locator('.onboarding');
const hint = (page) => bubble(page).getAttribute('data-hint');

/** The selector of what each hint is about. */
const subjects = {
  'choose-domino': '.hand',
  'place-domino': '.board',
  laid: '.board',
  'choose-plant': '.plant-choices',
  finish: '[data-action=end-turn]',
  end: '[data-action=end-turn]',
};

/** True if the two boxes have more than an edge in common. */
function overlap(one, other) {
  const apart = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !apart && one.y + one.height > other.y && other.y + other.height > one.y;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const size of [{ width: 1180, height: 820 }, { width: 820, height: 1180 }, { width: 390, height: 844 }]) {
  test(`${size.width}x${size.height}: hints lead through a turn and cover nothing`, async ({ page }) => {
    await page.setViewportSize(size);
    await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn', 'acorn'] });
    const seen = [];
    for (let steps = 0; steps < 8 && (await readTurn(page)).turn === '0'; steps += 1) {
      await expect(bubble(page)).toBeVisible();
      // The next frame puts it beside its subject.
      await waitForFrames(page, 2);
      const shown = await hint(page);
      seen.push(shown);
      const box = await bubble(page).boundingBox();
      for (const selector of [subjects[shown], '.seats', '.joker-strip']) {
        expect(overlap(box, await page.locator(selector).boundingBox()), `${shown} over ${selector}`).toBe(false);
      }
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, shown).toBe(true);
      await playStep(page);
      if (shown === 'end') break;
    }
    expect(new Set(seen)).toEqual(new Set(Object.keys(subjects)));
  });
}

test('the player can switch the hints off for good', async ({ page }) => {
  await startGame(page, { newcomer: true, controllers: ['person', 'person'] });
  await playStep(page);
  await bubble(page).locator('[data-action=no-more-help]').click();
  await expect(bubble(page)).toBeHidden();
  await page.goto('./');
  await startGame(page, { newcomer: true, controllers: ['person', 'person'] });
  await playStep(page);
  await expect(page.locator('.hand [data-domino]')).not.toHaveCount(0);
  await expect(bubble(page)).toBeHidden();
});

test('there are no hints late in a game', async ({ page }) => {
  await openGame(page, 'brook-two', 60);
  await expect(bubble(page)).toBeHidden();
});

test('there are no hints after a finished game', async ({ page }) => {
  await openGame(page, 'brook-two', (await loadRecord('brook-two')).log.length - 1);
  await playStep(page);
  await expect(page.locator('main[data-phase=over]')).toBeVisible();
  await page.goto('./');
  await startGame(page, { newcomer: true, controllers: ['person', 'person'] });
  await playStep(page);
  await expect(page.locator('.hand [data-domino]')).not.toHaveCount(0);
  await expect(bubble(page)).toBeHidden();
});
