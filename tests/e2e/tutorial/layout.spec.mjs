// The coach's panel at all sizes: it covers nothing and is not cut off.
import { expect, test } from '@playwright/test';
import { runsAll } from '../driver/cases.mjs';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { cutOff, overflow } from '../driver/fit.mjs';
import { click, resize } from '../driver/gestures.mjs';
import { removeBotPauses } from '../driver/player.mjs';
import { beginLesson, coach, lessons } from './lessons.mjs';

/** The sizes with the least room: a desktop with a narrow side, tablets, a low laptop, phones with their browser's bars, and 200 % zoom. */
const tightSizes = [
  [1440, 900],
  [1280, 720],
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [390, 664],
  [360, 640],
  [844, 390],
  [667, 375],
  [640, 512],
].map(([width, height]) => ({ width, height }));

/** The parts of the coach's panel that are cut off or lie over its number, and the parts of the table that it covers. */
function faultsOfCoach() {
  const panel = document.querySelector('.coach').getBoundingClientRect();
  const overlaps = ({ left, right, top, bottom }) =>
    left + 1 < panel.right && right - 1 > panel.left && top + 1 < panel.bottom && bottom - 1 > panel.top;
  const parts = '.board, .side-head, .player-board, .hand-domino, .step-buttons button, .plant-choice, .joker-choice';
  const covered = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility() && overlaps(part.getBoundingClientRect()));
  const inside = [...document.querySelectorAll('.coach button, .coach p')].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < panel.top || bottom > panel.bottom + 1 || bottom > innerHeight;
  });
  const number = document.createRange();
  number.selectNodeContents(document.querySelector('.coach-step'));
  const step = number.getBoundingClientRect();
  const over = [...document.querySelectorAll('.coach button')].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return button.checkVisibility({ visibilityProperty: true }) && left < step.right && right > step.left && top < step.bottom && bottom > step.top;
  });
  inside.push(...over);
  const words = document.querySelector('.coach-words');
  const hidden = words.scrollHeight - words.clientHeight;
  if (panel.bottom > innerHeight + 1) inside.push({ textContent: `${panel.bottom - innerHeight} px of the lower edge` });
  return [...covered, ...inside].map((part) => part.className || part.textContent).concat(hidden > 1 ? [`${hidden} px of the words`] : []);
}

/** Of what the step's next press needs, what cannot be pressed: it is hidden, outside or covered. */
function outOfReach(selector) {
  const answers = selector.includes('answer-yes') ? ['button[data-action=answer-no]'] : [];
  return [selector, ...answers].filter((selector) => {
    const part = document.querySelector(selector);
    if (!part?.checkVisibility({ visibilityProperty: true })) return true;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !(part.contains(hit) || hit?.contains(part));
  });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('the tip of a token keeps off its area', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await beginLesson(page, 'base');
    const tip = page.locator('.explanation');
    for (const [token, name, spaces] of [['e2', 'Area B', ['e1', 'e2']], ['b4', 'Area C', ['a4', 'b4', 'c4', 'a5', 'b5', 'c5']]]) {
      await skipDoubleTapTime(page);
      // The tip of B lay over this one.
      await page.locator(`[data-space=${token}]`).tap();
      await expect(tip).toBeVisible();
      await expect(tip).toContainText(name);
      const note = await tip.boundingBox();
      for (const space of spaces) {
        const { x, y, width, height } = await page.locator(`[data-space=${space}]`).boundingBox();
        const apart = [note.y >= y + height, note.y + note.height <= y, note.x >= x + width, note.x + note.width <= x];
        expect(apart, `${token} covers ${space}`).toContain(true);
      }
      await skipDoubleTapTime(page);
      await tip.tap();
      await expect(tip).toBeHidden();
    }
  });
});

test('a prompt in a lesson on a phone moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, { width: 390, height: 664 });
  await page.goto('./');
  await beginLesson(page, 'base');
  const [[next], [domino, space]] = [lessons.base[0].right, lessons.base[1].right];
  for (const selector of [next, domino]) await click(page, selector);
  const places = () =>
    page.evaluate(() => ['.board', '.hand', '.step-buttons', '.coach'].map((part) => document.querySelector(part).getBoundingClientRect().top));
  const before = await places();
  await click(page, space);
  await expect(page.locator('.turn-line:not(.goal)')).toBeVisible();
  expect(await places()).toEqual(before);
  expect((await page.locator('.board-frame').boundingBox()).height).toBeGreaterThan(0.4 * 664);
});

for (const [number, language] of ['en', 'de', 'fr'].entries()) {
  test.describe(language, () => {
    test.use({ locale: language });

    for (const name of ['base', 'valley']) {
      test(`the coach of the ${name} lesson fits at all sizes`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('./');
        await removeBotPauses(page);
        await beginLesson(page, name);
        const faults = {};
        const tops = new Set();
        for (const [index, { right }] of [...lessons[name], { right: [] }].entries()) {
          await expect(coach(page)).toHaveAttribute('data-step', String(index + 1));
          await expect(coach(page)).not.toHaveAttribute('data-watching', '');
          // Each step at each size, in one of the languages, or in all.
          for (const size of tightSizes.filter((_, place) => runsAll || (index + place) % 3 === number)) {
            await resize(page, size);
            // The final scoring takes the place of the boards and the hand.
            const cut = index < lessons[name].length ? await cutOff(page) : [];
            const found = [...(await page.evaluate(faultsOfCoach)), ...cut];
            if ((await overflow(page)).down > 0) found.push('scrolls');
            if (found.length) faults[`${index + 1} at ${size.width}x${size.height}`] = found;
          }
          for (const selector of right) {
            for (const size of tightSizes.filter((_, place) => runsAll || (index + place) % 3 === number)) {
              await resize(page, size);
              const missing = [...(await page.evaluate(outOfReach, selector)), ...(await page.evaluate(faultsOfCoach))];
              if (missing.length) faults[`${index + 1}, ${selector} at ${size.width}x${size.height}`] = missing;
            }
            await resize(page, { width: 1180, height: 820 });
            if (selector === right[0]) tops.add((await coach(page).boundingBox()).y);
            await skipDoubleTapTime(page);
            await click(page, selector);
          }
        }
        expect(faults).toEqual({});
        // On a tablet each step begins with the coach at the same place.
        expect(tops.size).toBe(1);
      });
    }
  });
}
