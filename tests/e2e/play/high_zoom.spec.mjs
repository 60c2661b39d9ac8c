// Windows at 400 % zoom: 320 by 256 CSS pixels, where the table scrolls.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { loadRecord, openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { click, resize, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playRound, removeBotPauses, startGame } from '../driver/player.mjs';
import { beginLesson, lessons } from '../tutorial/lessons.mjs';

/** Opens a game in a window of 1280x1024 at 400 % zoom. */
async function openAt400Percent(page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook-two', 60);
  await resize(page, { width: 320, height: 256 });
}

const scrollTo = (page, top) => page.locator('main').evaluate((main, top) => main.scrollTo(0, top), top);

test('a window at 400 % follows the turn', async ({ page }) => {
  await openAt400Percent(page);
  const [legal, chosen] = ['legal', 'chosen'].map((state) => page.locator(`[data-space].${state}`).first());
  await scrollTo(page, 10_000);
  await expect(page.locator('.board-frame')).not.toBeInViewport({ ratio: 0.1 });
  // Events alone: a click would scroll, too.
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  await expect(legal).toBeInViewport({ ratio: 0.9 });
  await legal.dispatchEvent('click');
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  await waitForUpdates(page);
  await scrollTo(page, 10_000);
  await expect(page.locator('.board-frame')).not.toBeInViewport({ ratio: 0.2 });
  await page.locator('button[data-action=place-domino]').dispatchEvent('click');
  await expect(legal).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.plant-choice').first()).toBeInViewport({ ratio: 0.9 });
});

test('at 400 % the buttons of the zoom leave the board free', async ({ page }) => {
  await openAt400Percent(page);
  await page.keyboard.press('+');
  const buttons = page.locator('.zoom-bar > button:visible, .pan-button:visible');
  await expect(buttons).toHaveCount(6);
  const { x, width } = await page.locator('svg.board').boundingBox();
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.x + box.width <= x + 1 || box.x >= x + width - 1).toBe(true);
  }
  const apart = (a, b) => a.x !== b.x || Math.abs(a.y - b.y) >= Math.min(a.height, b.height) - 1;
  expect(boxes.every((box, at) => boxes.slice(at + 1).every((other) => apart(box, other)))).toBe(true);
});

test('at 400 % the magnifier leads back up to the board', async ({ page }) => {
  await openAt400Percent(page);
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  await waitForUpdates(page);
  // A chosen domino has zoomed the board: the first press shows all of it, the second one a part again.
  for (const [selector, ratio] of [['.board-frame', 0.5], ['.zoom-bar > [data-action=zoom-in]', 1]]) {
    await scrollTo(page, 10_000);
    await page.locator('[data-action=zoom]').dispatchEvent('click');
    await expect(page.locator(selector)).toBeInViewport({ ratio });
    await skipDoubleTapTime(page);
  }
});

test('at 400 % a chosen domino brings its spaces near', async ({ page }) => {
  await openAt400Percent(page);
  const width = async () => (await page.locator('[data-space=a1]').boundingBox()).width;
  const before = await width();
  expect(before).toBeLessThan(18);
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  await expect.poll(width).toBeGreaterThan(1.8 * before);
  const shown = await page.locator('[data-space].legal').evaluateAll((all) => {
    const bottom = document.querySelector('.side-head').getBoundingClientRect().top;
    const isShown = ({ top, left, ...rect }) => top >= 0 && left >= 0 && rect.bottom <= bottom && rect.right <= innerWidth;
    return all.filter((space) => isShown(space.getBoundingClientRect().toJSON())).length;
  });
  expect(shown).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(before);
});

test('at 400 % a zoomed board shows where the plant goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'valley', 21);
  await resize(page, { width: 320, height: 256 });
  // After a key, the chosen domino would take the focus to its first space, which pans there.
  await page.locator('[data-action=zoom]').dispatchEvent('click');
  await expect(page.locator('.board.zoomed')).toBeVisible();
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  await expect(page.locator('[data-space=e2]')).not.toBeInViewport();
  await page.locator('[data-space=e2]').dispatchEvent('click');
  for (const shown of ['[data-space=e2]', '[data-space].soil.chosen']) {
    await expect(page.locator(shown)).toBeInViewport({ ratio: 0.9 });
  }
});

test('at 400 % the newest line stands between prompt and hand', async ({ page }) => {
  await openAt400Percent(page);
  const line = page.locator('.latest-lines');
  await line.evaluate((line) => line.scrollIntoView({ block: 'nearest' }));
  await expect(line).toContainText('Ann plants a neutral pine on f6');
  await expect(page.locator('.hand-domino').first()).toBeInViewport({ ratio: 1 });
  const [above, box] = [await page.locator('.side-head').boundingBox(), await line.boundingBox()];
  expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
});

test('at 400 % a mouse on a legal space moves nothing', async ({ page }) => {
  await openAt400Percent(page);
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  await waitForUpdates(page);
  const head = page.locator('.side-head');
  const before = await head.boundingBox();
  await page.locator('[data-space].legal').first().hover();
  await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
  expect(await head.boundingBox()).toEqual(before);
});

/** Runs in the page: whether nothing covers the middle of the element, on the board nothing but the board. */
function isOnTop(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(hit) || Boolean(element.closest('.board') && hit.closest('.board'));
}

test('at 400 % a game that opens at a plant shows its space', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('./');
  await openGame(page, 'brook', 102);
  const space = page.locator('[data-space].chosen');
  await expect(space).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => space.evaluate(isOnTop)).toBe(true);
});

test('at 400 % hand and board are in view together', async ({ page }) => {
  await openAt400Percent(page);
  await scrollTo(page, 0);
  const parts = ['.hand-domino', '.turn-line', '[data-space=a1]', '[data-space=e6]'].map((part) => page.locator(part).first());
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
  }
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  const legal = page.locator('[data-space].legal').first();
  for (const part of [legal, parts[0]]) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
  }
});

test('at 400 % the window shows what a bot has placed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await startGame(page, againstBot);
  await resize(page, { width: 320, height: 256 });
  // By events alone: the first legal space may be out of view.
  const press = async (page, selector) => {
    await page.locator(selector).first().dispatchEvent('click');
    await waitForUpdates(page);
  };
  await playRound(page, press);
  await scrollTo(page, 10_000);
  await playRound(page, press);
  const domino = page.locator('.domino.recent').first();
  await expect(domino).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.hand-domino').first()).toBeInViewport({ ratio: 0.9 });
});

test('at 400 % domino, prompt, plants and buttons are in view', async ({ page }) => {
  for (const size of [{ width: 320, height: 256 }, { width: 341, height: 192 }]) {
    await openAt400Percent(page);
    await resize(page, size);
    for (const selector of ['[data-domino]:not(.fits-nowhere)', '[data-space].legal']) {
      const part = page.locator(selector).first();
      await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await skipDoubleTapTime(page);
      await part.click();
    }
    await expect(page.locator('.plant-choice')).toHaveCount(8);
    const needed = '[data-space].chosen, .turn-line > span, .plant-choice:not([aria-disabled=true]), .step-buttons button';
    for (const part of await page.locator(needed).all()) {
      await expect(part).toBeInViewport({ ratio: 0.9 });
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
    }
  }
});

test('at 400 % the button that ends the turn is in view', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'end_turn'));
  await resize(page, { width: 320, height: 256 });
  for (const part of ['.turn-line > span', '[data-action=end-turn]']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 });
});

test('at 400 % the board is most of the window during a turn', async ({ page }) => {
  await openAt400Percent(page);
  await page.locator('[data-domino]:not(.fits-nowhere)').first().dispatchEvent('click');
  await expect(page.locator('[data-space].legal').first()).toBeInViewport();
  const heading = await page.locator('.side-head').boundingBox();
  expect(heading.height).toBeLessThan(0.2 * 256);
});

test('a window at 400 % has a board nearly as wide', async ({ page }) => {
  await openAt400Percent(page);
  expect((await page.locator('svg.board').boundingBox()).width).toBeGreaterThan(0.8 * 320);
});

test('the wheel on the board scrolls a low window', async ({ page }) => {
  await openAt400Percent(page);
  const board = page.locator('svg.board');
  const scrolled = () => page.locator('main').evaluate((main) => main.scrollTop);
  await scrollTo(page, 0);
  await expect(board).toHaveCSS('touch-action', 'pan-y');
  const { x, y, width, height } = await board.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBe(60);
  await page.keyboard.press('+');
  await expect(board).toHaveCSS('touch-action', 'none');
  const before = await board.getAttribute('viewBox');
  await page.mouse.wheel(0, -60);
  await expect.poll(scrolled).toBe(0);
  await expect(board).toHaveAttribute('viewBox', before);
  // As in any window, the wheel zooms with Ctrl.
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await expect(board).not.toHaveAttribute('viewBox', before);
  await page.keyboard.up('Control');
  expect(await scrolled()).toBe(0);
});

test('at 400 % the card of an area lies above the prompt', async ({ page }) => {
  await openAt400Percent(page);
  await click(page, '[data-space=a1]');
  const card = page.locator('.area-card');
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate(isOnTop)).toBe(true);
});

test('at 400 % the game to resume is in view on the start screen', async ({ page }) => {
  await openAt400Percent(page);
  await page.goto('./#/');
  const [resume, play] = ['resume', 'start-game'].map((name) => page.locator(`button[data-action=${name}]`));
  await expect(resume).toBeInViewport({ ratio: 1 });
  const [above, below] = [await resume.boundingBox(), await play.boundingBox()];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test('at 400 % the lessons are in view on the start screen', async ({ page }) => {
  await resize(page, { width: 320, height: 256 });
  await page.goto('./');
  await page.locator('button[data-action=daily]').waitFor();
  const [learn, bar] = [await page.locator('.start-learn').boundingBox(), await page.locator('.start-game').boundingBox()];
  expect(learn.y + learn.height).toBeLessThanOrEqual(bar.y);
});

test('at 400 % the plants come into view once a domino lies', async ({ page }) => {
  await openAt400Percent(page);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  await expect(page.locator('.plant-choice:not([aria-disabled])').first()).toBeInViewport({ ratio: 1 });
});

test('at 400 % the table of areas is no wider than its dialog', async ({ page }) => {
  await openAt400Percent(page);
  await page.locator('button[data-action=menu]').click();
  await page.locator('button[data-action=areas]').click();
  const [table, dialog] = [await page.locator('.areas-table').boundingBox(), await page.locator('dialog:has(.areas-table)').boundingBox()];
  expect(table.x + table.width).toBeLessThanOrEqual(dialog.x + dialog.width);
});

test('at 400 % the final scoring comes into view', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', (await loadRecord('brook')).log.length - 1);
  await resize(page, { width: 320, height: 256 });
  await scrollTo(page, 0);
  await page.locator('button[data-action=end-turn]').dispatchEvent('click');
  await expect(page.locator('.final-headline')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-final] thead')).toBeInViewport();
});

test('at 400 % a lesson keeps its goal in view', async ({ page }) => {
  await page.goto('./');
  await beginLesson(page, 'base');
  await page.locator('button[data-action=next-step]').click();
  await resize(page, { width: 320, height: 256 });
  await scrollTo(page, 10_000);
  await expect(page.locator('.turn-line.goal > span')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.turn-line.goal')).toContainText('Place the domino with frog and fox, the frog to the right.');
});

test('at 400 % a lesson shows the coach when a bot has moved', async ({ page }) => {
  await page.goto('./');
  await removeBotPauses(page);
  await beginLesson(page, 'base');
  await resize(page, { width: 320, height: 256 });
  for (const { right } of lessons.base.slice(0, 4)) for (const selector of right) await click(page, selector);
  const coach = page.locator('.coach[data-step="5"]:not([data-watching])');
  await expect(coach.locator('.coach-why')).toBeInViewport({ ratio: 0.9 });
});

test('at 400 % the question about scoring shows who gets what', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await resize(page, { width: 320, height: 256 });
  await page.locator('button[data-action=end-turn]').dispatchEvent('click');
  await expect(page.locator('[data-action=answer-yes]')).toBeInViewport({ ratio: 0.9 });
  const award = page.locator('.closing-list .award').first();
  await expect(award).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => award.evaluate(isOnTop)).toBe(true);
});
