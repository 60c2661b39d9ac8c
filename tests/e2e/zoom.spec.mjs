// The board looked at more closely: by wheel, pinch, keys and buttons, and played on all the while.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';
import { finger, mouse } from './hands.mjs';

const board = (page) => page.locator('svg.board');
const playable = '[data-domino]:not(.fits-nowhere)';

/** How wide a space of the board is on the screen, in CSS pixels. */
async function side(page) {
  return (await page.locator('[data-space=h8]').boundingBox()).width;
}

/** The place of a space in the window. */
async function middle(page, space) {
  const { x, y, width, height } = await page.locator(`[data-space=${space}]`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await open(page, 'brook', 118);
});

test('the wheel brings nearer what is under the pointer, and takes it away again', async ({ page }) => {
  const before = await side(page);
  const place = await middle(page, 'd5');
  await page.mouse.move(place.x, place.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => side(page)).toBeGreaterThan(before * 1.5);
  const after = await middle(page, 'd5');
  expect(Math.hypot(after.x - place.x, after.y - place.y)).toBeLessThan(2);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => side(page)).toBe(before);
});

test('buttons and keys zoom too, and the buttons leave with the zoom', async ({ page }) => {
  const before = await side(page);
  await expect(page.locator('.zoom-bar')).toBeHidden();
  await mouse(page, '[data-action=zoom]');
  await mouse(page, '[data-action=zoom-in]');
  expect(await side(page)).toBeGreaterThan(before * 2);
  await mouse(page, '[data-action=zoom-out]');
  await mouse(page, '[data-action=zoom-fit]');
  expect(await side(page)).toBe(before);
  await expect(page.locator('.zoom-bar')).toBeHidden();
  await expect(page.locator('[data-action=zoom]')).toBeFocused();
  await page.keyboard.press('+');
  expect(await side(page)).toBeGreaterThan(before);
  await page.keyboard.press('-');
  expect(await side(page)).toBe(before);
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  expect(await side(page)).toBe(before);
});

test('a drag moves the zoomed board and taps nothing', async ({ page }) => {
  await mouse(page, playable);
  const place = await middle(page, 'h8');
  await page.mouse.move(place.x, place.y);
  await page.mouse.wheel(0, -600);
  const from = await middle(page, 'h8');
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 60, { steps: 6 });
  await page.mouse.up();
  const to = await middle(page, 'h8');
  expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([90, 60]);
  await expect(page.locator('[data-space].chosen')).toHaveCount(0);
  await expect(page.locator('.turn-line.refused')).toHaveCount(0);
});

test('a domino is tapped and dragged onto the zoomed board', async ({ page }) => {
  await mouse(page, playable);
  const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
  const place = await middle(page, space);
  await page.mouse.move(place.x, place.y);
  await page.mouse.wheel(0, -600);
  await mouse(page, `[data-space=${space}]`);
  await expect(page.locator(`[data-space=${space}].chosen`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  const hand = await page.locator(playable).first().boundingBox();
  const to = await middle(page, space);
  await page.mouse.move(hand.x + 20, hand.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator(`[data-space=${space}].chosen`)).toHaveCount(1);
});

test('the keyboard takes the view along', async ({ page }) => {
  await page.locator('[data-space][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('+');
  await page.keyboard.press('End');
  const space = page.locator('[data-space]:focus');
  const [{ x, y, width, height }, frame] = [await space.boundingBox(), await board(page).boundingBox()];
  expect(x).toBeGreaterThanOrEqual(frame.x);
  expect(y).toBeGreaterThanOrEqual(frame.y);
  expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('two fingers zoom and move the board', async ({ page }) => {
    const before = await side(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type, fingers) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((x, id) => ({ x, y: 200, id })) });
    await touch('touchStart', [150, 250]);
    for (const out of [10, 20, 30, 40, 50]) await touch('touchMove', [150 - out, 250 + out]);
    await touch('touchEnd', []);
    const after = await side(page);
    expect(after / before).toBeGreaterThan(1.9);
    expect(after / before).toBeLessThan(2.1);
    await expect(page.locator('[data-space].chosen, .turn-line.refused')).toHaveCount(0);
  });

  test('a tap on a glowing space brings it near enough for a finger, and a second one places', async ({ page }) => {
    await finger(page, playable);
    const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
    await finger(page, `[data-space=${space}]`);
    await expect.poll(() => side(page)).toBeGreaterThanOrEqual(40);
    const other = await page.locator(`[data-space].chosen:not([data-space=${space}])`).getAttribute('data-space');
    await finger(page, `[data-space=${other}]`);
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
    const plantSpace = page.locator('[data-space].legal.chosen');
    await expect(plantSpace).toBeInViewport();
    const skip = page.locator('[data-action=skip-plant]');
    await finger(page, '[data-action=skip-plant]');
    // Asked for a second time where it matters.
    if (await skip.isVisible()) await finger(page, '[data-action=skip-plant]');
    await expect.poll(() => side(page)).toBeLessThan(30);
  });

  test('what is laid shows in a frame of its own before the board comes nearer', async ({ page }) => {
    await finger(page, playable);
    const whole = await board(page).getAttribute('viewBox');
    await page.evaluate(() => {
      globalThis.frames = [];
      const look = () => {
        const laid = document.querySelectorAll('[data-space].chosen').length === 2;
        globalThis.frames.push({ laid, view: document.querySelector('svg.board').getAttribute('viewBox') });
        requestAnimationFrame(look);
      };
      look();
    });
    await finger(page, '[data-space].legal');
    await expect(board(page)).not.toHaveAttribute('viewBox', whole);
    expect((await page.evaluate(() => globalThis.frames)).filter(({ laid, view }) => laid && view === whole)).not.toEqual([]);
  });

  test('a tap on the plant’s space that the page has chosen brings it near, and is not refused', async ({ page }) => {
    await page.goto('./');
    await open(page, 'brook', 119);
    await finger(page, '[data-space].legal.chosen');
    await expect.poll(() => side(page)).toBeGreaterThanOrEqual(40);
    await expect(page.locator('.turn-line.refused, .area-card')).toHaveCount(0);
  });

  test('nothing lies over a domino that is laid along the lower edge', async ({ page }) => {
    await page.goto('./');
    await open(page, 'brook', 92);
    await finger(page, playable);
    await finger(page, '[data-space=e14].legal');
    await expect.poll(() => side(page)).toBeGreaterThanOrEqual(40);
    await expect(page.locator('.zoom-note')).toBeVisible();
    for (const space of ['e14', 'e15']) {
      const { x, y } = await middle(page, space);
      const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.dataset.space, [x, y]);
      expect(hit).toBe(space);
    }
  });

  test('a tap beside a glowing space means it', async ({ page }) => {
    await finger(page, playable);
    const space = await page.evaluate(() => {
      const legal = [...document.querySelectorAll('[data-space].legal')];
      // One without a glowing one to its right.
      const right = (name) => document.querySelector(`[data-space=${String.fromCharCode(name.charCodeAt(0) + 1)}${name.slice(1)}]`);
      return legal.map((element) => element.dataset.space).find((name) => right(name) && !right(name).matches('.legal'));
    });
    const { x, y } = await middle(page, space);
    await page.touchscreen.tap(x + 15, y);
    await expect(page.locator(`[data-space=${space}].chosen`)).toHaveCount(1);
  });
});
