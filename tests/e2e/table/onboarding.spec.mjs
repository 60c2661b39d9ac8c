// The hints for players who have not finished a game yet, or none of Valley.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { resize } from '../driver/gestures.mjs';
import { playStep, playTo, readTurn, startGame } from '../driver/player.mjs';
import { action } from '../driver/table.mjs';

const bubble = (page) => page.locator('.onboarding');
const hint = (page) => bubble(page).getAttribute('data-hint');

/** The hints of a turn. */
const hints = ['choose-domino', 'place-domino', 'choose-plant', 'finish', 'end'];

/** What no hint covers: the prompt, and all that the step needs. */
const needed =
  '.side-head, [data-phase=domino]:not([data-panel=plants]) .hand:not(.hand-closed), .step-buttons button:not([aria-disabled]), .plant-choice, [data-space].legal, [data-space].chosen';

/** Tablets and wider screens also have room beside these. */
const neededIfRoomy = `${needed}, .board, .seats, .joker-track`;

/** On a desktop the hint keeps off the log's heading. Of four players' turns it may cover lines. */
const neededOnDesktop = `${neededIfRoomy}, .log-title, .log-empty`;

const sizes = [
  [1440, 900],
  [1180, 820],
  [820, 1180],
  [390, 844],
  [390, 664],
  [844, 390],
  [750, 340],
  [683, 384],
  [1024, 768],
].map(([width, height]) => ({ width, height }));

function neededAt({ width, height }) {
  if (width > 1280) return neededOnDesktop;
  return Math.max(width, height) > 844 ? neededIfRoomy : needed;
}

/** Runs in the page: what is wrong with the place of the hint. */
function findFaults(needed) {
  const note = document.querySelector('.onboarding').getBoundingClientRect();
  const overlaps = ({ left, right, top, bottom }) =>
    left + 1 < note.right && right - 1 > note.left && top + 1 < note.bottom && bottom - 1 > note.top;
  const name = (part) => part.dataset.action ?? part.dataset.plant ?? part.dataset.space ?? part.getAttribute('class');
  const covered = [...document.querySelectorAll(needed)].filter((part) => part.checkVisibility() && overlaps(part.getBoundingClientRect()));
  const faults = covered.map((part) => `covers ${name(part)}`);
  if (note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight) faults.push('is cut off');
  if (note.width < 200 || note.height > 110) faults.push(`is ${note.width} by ${note.height}`);
  return faults;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('hints lead through a turn and cover nothing at any size', async ({ page }) => {
      await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn', 'acorn'] });
      const seen = new Set();
      const faults = {};
      for (let steps = 0; steps < 8 && !seen.has('end'); steps += 1) {
        await expect(bubble(page)).toBeVisible();
        const shown = await hint(page);
        seen.add(shown);
        for (const size of sizes) {
          await resize(page, size);
          const found = await page.evaluate(findFaults, neededAt(size));
          if (found.length) faults[`${shown} at ${size.width}x${size.height}`] = found;
        }
        await resize(page, sizes[0]);
        // The hints after one that was closed offer to end all.
        if (seen.size === 1) await action(page, 'close-hint').click();
        await playStep(page);
      }
      expect([...seen]).toEqual(hints);
      expect(faults).toEqual({});
    });
  });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 667, height: 375 } });

  test('the first hint leaves the board free on a low phone', async ({ page }) => {
    await startGame(page, { newcomer: true, controllers: ['person', 'acorn'] });
    const { x, width } = await page.locator('.board-frame').boundingBox();
    await expect.poll(async () => (await bubble(page).boundingBox()).x).toBeGreaterThanOrEqual(x + width);
  });
});

test('the player can switch the hints off for good, and on again', async ({ page }) => {
  await startGame(page, { newcomer: true, controllers: ['person', 'person'] });
  await playStep(page);
  await expect(bubble(page)).toBeVisible();
  await expect(action(page, 'no-more-hints')).toBeHidden();
  await action(page, 'close-hint').click();
  await expect(bubble(page)).toBeHidden();
  await playStep(page);
  await action(page, 'no-more-hints').click();
  await expect(bubble(page)).toBeHidden();
  await expect(page.locator('.turn-line')).toHaveText('No more hints. The menu can show them again.');
  await page.goto('./');
  await startGame(page, { newcomer: true, controllers: ['person', 'person'] });
  await playStep(page);
  await expect(page.locator('.hand [data-domino]')).not.toHaveCount(0);
  await expect(bubble(page)).toBeHidden();
  await action(page, 'menu').click();
  await action(page, 'hints-again').click();
  await expect(page.locator('[data-news] p')).toHaveText('The hints will be shown again.');
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeVisible();
});

test('hints leave while the command field is open', async ({ page }) => {
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn'] });
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.locator('.command-field input')).toBeFocused();
  await expect(bubble(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeVisible();
});

test('on a phone the hints stand above the hand', async ({ page }) => {
  await resize(page, { width: 390, height: 664 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn'] });
  const hints = new Set();
  // The plants take the room.
  for (let steps = 0; steps < 4 && (await hint(page)) !== 'choose-plant'; steps += 1) {
    hints.add(await hint(page));
    const { y, height } = await bubble(page).boundingBox();
    const [boards, hand] = [await page.locator('.player-boards').boundingBox(), await page.locator('.hand-row').boundingBox()];
    expect(y).toBeGreaterThan(boards.y + boards.height - 7);
    expect(y + height).toBeLessThanOrEqual(hand.y + 7);
    await playStep(page);
  }
  expect(hints.size).toBeGreaterThan(1);
});

test('on a phone the hint at the plants leaves the board free', async ({ page }) => {
  await resize(page, { width: 390, height: 664 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn'] });
  for (let steps = 0; steps < 40 && (await hint(page)) !== 'choose-plant'; steps += 1) await playStep(page);
  const [board, { y }] = [await page.locator('.board-frame').boundingBox(), await bubble(page).boundingBox()];
  expect(y).toBeGreaterThanOrEqual(board.y + board.height);
});

test('on a phone Undo stays in reach below a hint', async ({ page }) => {
  await resize(page, { width: 390, height: 664 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn'] });
  for (let steps = 0; steps < 40 && (await hint(page)) !== 'choose-plant'; steps += 1) await playStep(page);
  await action(page, 'place-domino').click();
  await expect(bubble(page)).toHaveAttribute('data-hint', 'choose-plant');
  await action(page, 'undo').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
});

test('on a small tablet hint and timeline stand below the board', async ({ page }) => {
  await resize(page, { width: 1024, height: 768 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn', 'acorn'] });
  await playStep(page);
  const board = await page.locator('.board-frame').boundingBox();
  for (const part of [bubble(page), page.locator('.timeline')]) {
    const { x, y, width } = await part.boundingBox();
    expect(y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(x + width).toBeLessThanOrEqual(board.x + board.width);
  }
  expect(await page.evaluate(findFaults, `${neededIfRoomy}, .timeline, .log-panel`)).toEqual([]);
});

test('on a phone in landscape hints leave the board free', async ({ page }) => {
  await resize(page, { width: 844, height: 390 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn'] });
  const seen = new Set();
  const faults = {};
  for (let steps = 0; steps < 8 && !seen.has('end'); steps += 1) {
    await expect(bubble(page)).toBeVisible();
    const shown = await hint(page);
    seen.add(shown);
    // The phone is turned and turned back.
    for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) await resize(page, size);
    const found = await page.evaluate(findFaults, `${needed}, .board, .cloud-buttons button:not([aria-disabled])`);
    if (found.length) faults[shown] = found;
    await playStep(page);
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(faults).toEqual({});
});

test('on a low phone a hint leaves board and plants free', async ({ page }) => {
  await resize(page, { width: 390, height: 664 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn'] });
  for (let steps = 0; steps < 8 && (await hint(page)) !== 'choose-plant'; steps += 1) await playStep(page);
  expect(await page.evaluate(findFaults, `${needed}, .board, .plant-choices, .step-buttons`)).toEqual([]);
  for (let steps = 0; steps < 4 && (await hint(page)) !== 'finish'; steps += 1) await playStep(page);
  expect(await page.evaluate(findFaults, `${needed}, .board, .seats, .step-buttons`)).toEqual([]);
});

test('in a window at 200 % zoom hints leave buttons and joker free', async ({ page }) => {
  await resize(page, { width: 683, height: 384 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn'] });
  await playStep(page);
  expect(await page.evaluate(findFaults, `${needed}, .joker-track, .step-buttons, .cloud-buttons`)).toEqual([]);
});

test('a hint makes way for the open log and comes back', async ({ page }) => {
  const phone = { width: 390, height: 664 };
  await resize(page, phone);
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn', 'acorn'] });
  await playStep(page);
  const before = await bubble(page).boundingBox();
  await page.locator('.log-tab').click();
  await expect(bubble(page)).toBeHidden();
  await page.locator('.sheet-close').click();
  await expect(bubble(page)).toBeVisible();
  await expect.poll(() => bubble(page).boundingBox()).toEqual(before);
  expect(await page.evaluate(findFaults, neededAt(phone))).toEqual([]);
});

test('the log has room for its newest line above a hint', async ({ page }) => {
  await resize(page, { width: 1366, height: 768 });
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn', 'acorn'] });
  await playTo(page, 'plant');
  await expect(bubble(page)).toHaveAttribute('data-hint', 'choose-plant');
  await expect(page.locator('.log-turn').last()).toBeInViewport();
  expect(await page.evaluate(findFaults, '.log-turn:last-child > *, .log-title')).toEqual([]);
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

/** Opens the recorded Valley game before its first mushroom. */
async function openFirstMushroom(page) {
  await page.goto('./');
  const { log } = await loadRecord('valley');
  await openGame(page, 'valley', log.findIndex(({ action }) => action.type === 'place_mushroom'));
  await expect(page.locator('main[data-phase=mushroom]')).toBeVisible();
}

test('the first mushroom is explained after a finished base game', async ({ page }) => {
  await openGame(page, 'brook-two', (await loadRecord('brook-two')).log.length - 1);
  await playStep(page);
  await expect(page.locator('main[data-phase=over]')).toBeVisible();
  await openFirstMushroom(page);
  await expect(bubble(page)).toHaveAttribute('data-hint', 'mushroom');
  await action(page, 'close-hint').click();
  await expect(bubble(page)).toBeHidden();
});

test('a finished Valley game ends the hint about mushrooms', async ({ page }) => {
  await openGame(page, 'valley', (await loadRecord('valley')).log.length - 1);
  await playStep(page);
  await expect(page.locator('main[data-phase=over]')).toBeVisible();
  await openFirstMushroom(page);
  await expect(bubble(page)).toBeHidden();
  await action(page, 'menu').click();
  await action(page, 'hints-again').click();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveAttribute('data-hint', 'mushroom');
});

test('there is no hint while a step can be redone', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'person'], newcomer: true });
  await playTo(page, 'plant');
  await action(page, 'undo').click();
  await expect(page.locator('button[data-action=redo]:not([aria-disabled=true])')).toBeVisible();
  await expect(bubble(page)).toBeHidden();
});

test('Escape closes a hint until the next one', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'person'], newcomer: true });
  await playStep(page);
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
  await page.locator('[data-domino]').first().click();
  await expect(bubble(page)).toBeVisible();
});
