// Fingers that rest on a button of the turn, or slip on it, still press it.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime, stopClock } from '../driver/clock.mjs';
import { openGame, positionBeforeFinish } from '../driver/game_records.mjs';
import { waitForFrames } from '../driver/gestures.mjs';
import { action, table } from '../driver/table.mjs';
import { beginLesson } from '../tutorial/lessons.mjs';

test.use({ hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook', 119);
  await skipDoubleTapTime(page);
});

/** Presses the middle of a box with a finger that moves by so many pixels and stays for so many milliseconds. */
async function pressBox(page, { x, y, width, height }, { right = 0, down = 0, duration = 0 }) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type, share) => {
    const at = { x: x + width / 2 + share * right, y: y + height / 2 + share * down };
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints: share === undefined ? [] : [at] });
  };
  await touch('touchStart', 0);
  // The time that a finger rests is itself the subject.
  await page.waitForTimeout(duration);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await touch('touchEnd');
}

const press = async (page, element, way) => pressBox(page, await element.boundingBox(), way);
const freePlant = (page) => page.locator('[data-plant]:not([aria-disabled])').first();

test('a finger that rests on a plant plants it', async ({ page }) => {
  await press(page, freePlant(page), { duration: 1300 });
  await expect(table(page)).toHaveAttribute('data-phase', 'finish');
});

for (const [way, slip] of Object.entries({ across: { right: 20 }, down: { down: 17 } })) {
  test(`a finger that slips ${way} on a plant plants it once`, async ({ page }) => {
    await press(page, freePlant(page), slip);
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await expect(page.locator('.turn-line')).not.toHaveClass(/refused/);
  });
}

test('a finger that slips off a plant presses nothing', async ({ page }) => {
  await page.evaluate(() => {
    globalThis.clicks = 0;
    addEventListener('click', () => (globalThis.clicks += 1), true);
  });
  await press(page, freePlant(page), { down: 150 });
  await press(page, action(page, 'joker'), { right: 14 });
  await expect(action(page, 'joker')).toHaveAttribute('aria-pressed', 'true');
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  expect(await page.evaluate(() => globalThis.clicks)).toBe(1);
});

test('a plant dragged onto the board asks for a tap', async ({ page }) => {
  const [plant, space] = [await freePlant(page).boundingBox(), await page.locator('[data-space=h8]').boundingBox()];
  await pressBox(page, plant, { right: space.x - plant.x, down: space.y - plant.y });
  await expect(page.locator('.turn-line.refused')).toHaveText('Just tap the plant: it goes to the chosen space.');
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
});

test('a finger that slips on the next button presses its own', async ({ page }) => {
  const { x, y, width, height } = await action(page, 'joker').boundingBox();
  await pressBox(page, { x: x + width - 4, y, width: 2, height }, { right: 13 });
  await expect(action(page, 'joker')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.joker-choice')).toHaveCount(10);
});

test.describe('outside the turn', () => {
  test('a finger that slips on Play begins a game', async ({ page }) => {
    await page.goto('./');
    const play = page.locator('[data-action=start-game]');
    await expect(page.locator('[data-action=resume]')).toBeVisible();
    await press(page, play, { right: 20, down: 8 });
    await expect(table(page)).toBeVisible();
  });

  test('a finger that slips on the menu and its items opens them', async ({ page }) => {
    await press(page, page.locator('[data-action=menu]'), { down: 12, right: 12 });
    const rules = page.locator('.menu-buttons [data-action=how-to-play]');
    await press(page, rules, { right: 30 });
    await expect(page.locator('dialog[open] .rulebook')).toBeVisible();
  });
});

test('in a lesson a finger that rests on a token explains it', async ({ page }) => {
  await page.goto('./');
  await beginLesson(page, 'base');
  await skipDoubleTapTime(page);
  await press(page, page.locator('[data-space=c2]'), { duration: 700 });
  await expect(page.locator('#explanation')).toContainText('Area A: 4 for the highest total');
});

test.describe('on the board', () => {
  const legal = (page) => page.locator('[data-space].legal').first();
  const ghost = (page) => page.locator('.ghosts').innerHTML();

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await openGame(page, 'brook-two', 4);
    await skipDoubleTapTime(page);
    await page.locator('button[data-domino]:not(.fits-nowhere)').first().tap();
    await legal(page).waitFor();
    await skipDoubleTapTime(page);
  });

  test('a finger that slips on a space lays the domino there', async ({ page }) => {
    const at = await legal(page).getAttribute('data-space');
    await press(page, legal(page), { right: 20, down: 8 });
    await expect(page.locator(`[data-space=${at}]`)).toHaveClass(/chosen/);
  });

  test('a finger that slips on a zoomed space pans nothing', async ({ page }) => {
    await page.locator('[data-action=zoom]').tap();
    const view = await page.locator('svg.board').getAttribute('viewBox');
    const shown = page.locator('[data-space].legal').and(page.locator(':visible')).first();
    await press(page, shown, { right: 14, down: 5 });
    await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
    expect(await page.locator('svg.board').getAttribute('viewBox')).toBe(view);
  });

  test('a double tap on a space does not rotate the domino it lays', async ({ page }) => {
    const box = await legal(page).boundingBox();
    await stopClock(page);
    await pressBox(page, box, {});
    await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
    const laid = await ghost(page);
    await pressBox(page, box, {});
    await waitForFrames(page, 5);
    expect(await ghost(page)).toBe(laid);
    await page.evaluate(() => (globalThis.stopped += 1000));
    await pressBox(page, box, {});
    await expect.poll(() => ghost(page)).not.toBe(laid);
  });
});

test('a finger at rest elsewhere blocks neither taps nor drags', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook-two', 4);
  await skipDoubleTapTime(page);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const middle = async (element) => {
    const { x, y, width, height } = await element.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const domino = page.locator('button[data-domino]:not(.fits-nowhere)').first();
  const legal = page.locator('[data-space].legal').first();
  const rest = await middle(page.locator('.log-panel'));
  /** Ends the second touch, the first one stays. */
  const lift = ([x, y]) => cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [{ x, y, id: 1 }] });
  await touch('touchStart', rest);
  for (const element of [domino, legal]) {
    await element.waitFor();
    const at = await middle(element);
    await touch('touchStart', rest, at);
    await lift(at);
    await skipDoubleTapTime(page);
  }
  await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
  await action(page, 'undo').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-space].chosen')).toHaveCount(0);
  const from = await middle(domino);
  await touch('touchStart', rest, from);
  await touch('touchMove', rest, [from[0] - 40, from[1]]);
  const to = await middle(legal);
  await touch('touchMove', rest, to);
  await lift(to);
  await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
});

test('a domino dropped just beside a legal space lies there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('./');
  await openGame(page, 'brook-two', 4);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const { x, y, width, height } = await page.locator('button[data-domino]:not(.fits-nowhere)').first().boundingBox();
  const from = { x: x + width / 2, y: y + height / 2 };
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x, y: from.y - 40 });
  const legal = page.locator('[data-space].legal').first();
  const at = await legal.getAttribute('data-space');
  const space = await legal.boundingBox();
  await touch('touchMove', { x: space.x - 2, y: space.y + space.height / 2 });
  await touch('touchEnd');
  await expect(page.locator(`[data-space=${at}]`)).toHaveClass(/chosen/);
});

test('a second tap that slips does not answer a question', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await skipDoubleTapTime(page);
  await stopClock(page);
  const box = await action(page, 'end-turn').boundingBox();
  await pressBox(page, box, {});
  await expect(page.locator('.turn-line')).toContainText('Score area');
  await pressBox(page, box, { right: 18 });
  await expect(action(page, 'answer-yes')).toHaveAttribute('data-ignored');
  await expect(table(page)).toHaveAttribute('data-phase', 'finish');
});

test('a double tap on a plant to take back takes it back only', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', await positionBeforeFinish('brook', false));
  await skipDoubleTapTime(page);
  await action(page, 'return-plant').tap();
  const plant = page.locator('[data-space].legal').first();
  await plant.waitFor();
  const box = await plant.boundingBox();
  await stopClock(page);
  await pressBox(page, box, {});
  await expect(action(page, 'return-plant')).toHaveAttribute('aria-pressed', 'false');
  await pressBox(page, box, {});
  await waitForFrames(page, 5);
  await expect(page.locator('.area-card')).toBeHidden();
});

test('a late tap on skip does not play the final scoring again', async ({ page }) => {
  await page.goto('./');
  await stopClock(page);
  await openGame(page, 'brook');
  const replay = action(page, 'final-replay');
  await replay.tap();
  await waitForFrames(page, 5);
  await expect(replay).toBeVisible();
  await page.evaluate(() => (globalThis.stopped += 1000));
  await replay.tap();
  await expect(replay).toBeHidden();
});
