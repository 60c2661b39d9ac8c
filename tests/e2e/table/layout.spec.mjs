// At every window size nothing is cut off, and what is needed in each step keeps its place.
import { expect, test } from '@playwright/test';
import { isSelected } from '../driver/cases.mjs';
import { sizes } from '../driver/chromium.mjs';
import { cutOff, overflow } from '../driver/fit.mjs';
import { openGame, positionBefore, stepEnds } from '../driver/game_records.mjs';
import { waitForUpdates } from '../driver/gestures.mjs';

/** The number of elements that are not wholly in the window, or have no size. */
function countOutside(page, selector) {
  return page.locator(selector).evaluateAll((parts) =>
    parts.filter((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      return width < 8 || height < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).length,
  );
}

/** Expects the timeline to be wholly in the window, if necessary after opening the log. */
async function expectTimeline(page) {
  const timeline = page.locator('.timeline');
  const tab = page.locator('.log-tab');
  if (!(await timeline.isVisible())) await tab.click();
  await expect(timeline).toBeInViewport({ ratio: 1 });
  if (await tab.isVisible() && (await tab.getAttribute('aria-expanded')) === 'true') await tab.click();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const [place, size] of sizes.entries()) {
  test(`${size.width}x${size.height}: the table needs no scrolling`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, 'brook', 119);
    expect(await overflow(page)).toEqual({ sideways: 0, down: 0 });
  });

  for (const [row, game] of ['brook-two', 'brook', 'brook-four', 'valley'].entries()) {
    for (const [column, kind] of stepEnds.entries()) {
      if (kind === 'place_mushroom' ? game !== 'valley' : !isSelected(place, row, column)) continue;
      test(`${size.width}x${size.height}: ${game} fits before ${kind}`, async ({ page }) => {
        await page.setViewportSize(size);
        await openGame(page, game, await positionBefore(game, kind));
        expect(await cutOff(page)).toEqual([]);
        await expectTimeline(page);
        await page.locator('button[data-action=joker]').click();
        expect(await cutOff(page)).toEqual([]);
      });
    }
  }

  test(`${size.width}x${size.height}: long names do not cut off an area’s totals`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, 'brook', 102, ['Maximiliane', 'Bartholomäus', 'Konstantina']);
    await expect(page.locator('.awards > .award')).toHaveCount(4);
    for (const part of ['.awards', '.awards > .award:last-child']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    const [line, timeline] = await page.locator('.awards, .timeline').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    expect(timeline.height === 0 || line.bottom <= timeline.top || line.left >= timeline.right).toBe(true);
  });

  for (const game of ['brook', 'brook-four', 'valley']) {
    test(`${size.width}x${size.height}: past positions of ${game} fit`, async ({ page }) => {
      await page.setViewportSize(size);
      await openGame(page, game, 120);
      for (let steps = 0; steps < 12; steps += 1) {
        await page.keyboard.press('ArrowLeft');
        await waitForUpdates(page);
        expect(await cutOff(page)).toEqual([]);
      }
      expect(await overflow(page)).toEqual({ sideways: 0, down: 0 });
    });
  }
}

test('on a phone the timeline keeps its place in every step', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  const tops = [];
  for (const kind of stepEnds.filter((kind) => kind !== 'place_mushroom')) {
    await page.goto('./');
    await openGame(page, 'brook-two', await positionBefore('brook-two', kind));
    await expect(page.locator('.timeline')).toBeInViewport({ ratio: 1 });
    tops.push(await page.locator('.timeline').evaluate((timeline) => timeline.getBoundingClientRect().top));
  }
  expect(new Set(tops).size).toBe(1);
});

for (const size of sizes) {
  test(`${size.width}x${size.height}: tracks and steps are visible in every step`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const kind of ['place_domino', 'place_plant', 'finish', 'end_turn']) {
      await page.goto('./');
      await openGame(page, 'brook-four', await positionBefore('brook-four', kind));
      for (const [selector, count] of [['[data-strip]', 10], ['.score-lane', 4], ['.step', 3]]) {
        await expect(page.locator(selector).filter({ visible: true })).toHaveCount(count);
        expect(await countOutside(page, selector), `${selector} before ${kind}`).toBe(0);
      }
    }
  });

  test(`${size.width}x${size.height}: the main button keeps its place`, async ({ page }) => {
    await page.setViewportSize(size);
    const corners = [];
    for (const kind of ['place_domino', 'finish', 'end_turn']) {
      await page.goto('./');
      await openGame(page, 'brook-four', await positionBefore('brook-four', kind));
      const primary = page.locator('.step-buttons > .button-primary');
      const box = await primary.boundingBox();
      corners.push(Math.round(box.x + box.width), Math.round(box.y));
      // Not even a long message moves it.
      await page.locator('.turn-line > span').evaluate((line) => {
        line.textContent = 'It takes clouds equal to its value, and room. '.repeat(4);
      });
      expect(await primary.boundingBox()).toEqual(box);
    }
    expect(new Set(corners).size, corners.join()).toBe(2);
  });
}
