// Help in the first turns of somebody who never finished a game.
import { expect, test } from '@playwright/test';
import { open, recordOf } from './games.mjs';
import { look, start, step } from './player.mjs';

const note = (page) => page.locator('.first-help');
const hint = (page) => note(page).getAttribute('data-hint');

/** What the shown hint is about. */
const about = {
  'choose-domino': '.hand',
  'place-domino': '.board',
  laid: '.board',
  'choose-plant': '.plant-choices',
  planted: '.plant-choices',
  finish: '[data-action=finish]',
  end: '[data-action=end-turn]',
};

/** Whether the two boxes have more than an edge together. */
function meet(one, other) {
  const apart = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !apart && one.y + one.height > other.y && other.y + other.height > one.y;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const size of [{ width: 1180, height: 820 }, { width: 820, height: 1180 }, { width: 390, height: 844 }]) {
  test(`at ${size.width}x${size.height} it leads through a turn, and covers neither what it speaks of nor player boards and joker track`, async ({ page }) => {
    await page.setViewportSize(size);
    await start(page, { newcomer: true, holders: ['person', 'greedy', 'greedy', 'greedy'] });
    const seen = [];
    for (let steps = 0; steps < 8 && (await look(page)).turn === '0'; steps += 1) {
      await expect(note(page)).toBeVisible();
      // It is put beside what it is about in the next frame.
      await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
      const shown = await hint(page);
      seen.push(shown);
      const box = await note(page).boundingBox();
      for (const kept of [about[shown], '.seats', '.joker-strip']) {
        expect(meet(box, await page.locator(kept).boundingBox()), `${shown} over ${kept}`).toBe(false);
      }
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, shown).toBe(true);
      await step(page);
      if (shown === 'end') break;
    }
    expect(new Set(seen)).toEqual(new Set(Object.keys(about)));
  });
}

test('it goes for good when told to', async ({ page }) => {
  await start(page, { newcomer: true, holders: ['person', 'person'] });
  await step(page);
  await note(page).locator('[data-action=no-more-help]').click();
  await expect(note(page)).toBeHidden();
  await page.goto('./');
  await start(page, { newcomer: true, holders: ['person', 'person'] });
  await step(page);
  await expect(page.locator('.hand [data-domino]')).not.toHaveCount(0);
  await expect(note(page)).toBeHidden();
});

test('it is not there late in a game, nor after one was finished', async ({ page }) => {
  await open(page, 'brook-two', 60);
  await expect(note(page)).toBeHidden();
  await page.goto('./');
  await open(page, 'brook-two', (await recordOf('brook-two')).log.length - 1);
  await step(page);
  await expect(page.locator('main[data-phase=over]')).toBeVisible();
  await page.goto('./');
  await start(page, { newcomer: true, holders: ['person', 'person'] });
  await step(page);
  await expect(page.locator('.hand [data-domino]')).not.toHaveCount(0);
  await expect(note(page)).toBeHidden();
});
