// Zooming the board by wheel, pinch, keys and buttons, and playing on it.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { click, resize, swipe, tap, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playTo, startGame, waitForBots } from '../driver/player.mjs';
import { readClouds } from '../driver/table.mjs';

const board = (page) => page.locator('svg.board');
const playable = '[data-domino]:not(.fits-nowhere)';

/** The width of a space on the screen, in CSS pixels. */
async function spaceWidth(page) {
  return (await page.locator('[data-space=h8]').boundingBox()).width;
}

/** The middle of a space in the window, in CSS pixels. */
async function middle(page, space) {
  const { x, y, width, height } = await page.locator(`[data-space=${space}]`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook', 118);
});

test('the wheel zooms around the pointer', async ({ page }) => {
  const before = await spaceWidth(page);
  const point = await middle(page, 'd5');
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => spaceWidth(page)).toBeGreaterThan(before * 1.5);
  const after = await middle(page, 'd5');
  expect(Math.hypot(after.x - point.x, after.y - point.y)).toBeLessThan(2);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => spaceWidth(page)).toBe(before);
});

test('a chosen domino shows its spaces on a zoomed board', async ({ page }) => {
  const before = await spaceWidth(page);
  const point = await middle(page, 'a14');
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -3000);
  await expect.poll(() => spaceWidth(page)).toBeGreaterThan(before * 2);
  const domino = page.locator(playable).first();
  await domino.click();
  await expect.poll(() => spaceWidth(page)).toBe(before);
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => spaceWidth(page)).toBeGreaterThan(before);
  const nearer = await spaceWidth(page);
  await page.keyboard.press('Escape');
  await domino.click();
  await expect(page.locator('[data-space].legal')).not.toHaveCount(0);
  expect(await spaceWidth(page)).toBe(nearer);
});

test('the zoom buttons show only while the board is zoomed', async ({ page }) => {
  const before = await spaceWidth(page);
  await expect(page.locator('.zoom-bar')).toBeHidden();
  await click(page, '[data-action=zoom]');
  await click(page, '[data-action=zoom-in]');
  expect(await spaceWidth(page)).toBeGreaterThan(before * 2);
  await click(page, '[data-action=zoom-out]');
  await click(page, '[data-action=zoom-fit]');
  expect(await spaceWidth(page)).toBe(before);
  await expect(page.locator('.zoom-bar')).toBeHidden();
  await expect(page.locator('[data-action=zoom]')).toBeFocused();
});

test('keys zoom in and out', async ({ page }) => {
  const before = await spaceWidth(page);
  await page.keyboard.press('+');
  expect(await spaceWidth(page)).toBeGreaterThan(before);
  await page.keyboard.press('-');
  expect(await spaceWidth(page)).toBe(before);
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  expect(await spaceWidth(page)).toBe(before);
});

test('the buttons at the edges move a zoomed board', async ({ page }) => {
  const pan = (to) => page.locator(`[data-action=pan-${to}]`);
  await expect(pan('right')).toBeHidden();
  await click(page, '[data-action=zoom]');
  const before = await middle(page, 'h8');
  await click(page, '[data-action=pan-right]');
  const right = await middle(page, 'h8');
  expect(right.x).toBeLessThan(before.x - 50);
  expect(right.y).toBeCloseTo(before.y, 0);
  await click(page, '[data-action=pan-up]');
  expect((await middle(page, 'h8')).y).toBeGreaterThan(before.y + 50);
  for (let times = 0; times < 4; times += 1) await click(page, '[data-action=pan-left]');
  await expect(pan('left')).toHaveAttribute('aria-disabled', 'true');
  await expect(pan('right')).not.toHaveAttribute('aria-disabled', 'true');
  const { x } = await middle(page, 'a1');
  expect(x).toBeGreaterThan((await board(page).boundingBox()).x);
});

test('buttons and keys zoom to the last space', async ({ page }) => {
  await click(page, '[data-space=c3]');
  const tapped = await middle(page, 'c3');
  await click(page, '[data-action=zoom]');
  const after = await middle(page, 'c3');
  expect(Math.hypot(after.x - tapped.x, after.y - tapped.y)).toBeLessThan(2);
  await page.keyboard.press('0');
  // A space under the mouse comes first.
  const pointed = await middle(page, 'l11');
  await page.mouse.move(pointed.x, pointed.y);
  await page.keyboard.press('+');
  const zoomed = await middle(page, 'l11');
  expect(Math.hypot(zoomed.x - pointed.x, zoomed.y - pointed.y)).toBeLessThan(2);
});

test('the zoom button shows legal spaces of a chosen domino', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 60);
  await page.locator(playable).first().click();
  await page.locator('[data-action=zoom]').click();
  const frame = await page.locator('.board-frame').boundingBox();
  const boxes = await page.locator('[data-space].legal').evaluateAll((all) => all.map((space) => space.getBoundingClientRect().toJSON()));
  const shown = boxes.filter(({ x, y, right, bottom }) => x >= frame.x && y >= frame.y && right <= frame.x + frame.width && bottom <= frame.y + frame.height);
  expect(shown.length).toBeGreaterThan(boxes.length / 3);
});

test('dragging the zoomed board moves it and taps nothing', async ({ page }) => {
  await click(page, playable);
  const point = await middle(page, 'h8');
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -600);
  const from = await middle(page, 'h8');
  await page.mouse.down();
  await page.mouse.move(point.x + 90, point.y + 60, { steps: 6 });
  await page.mouse.up();
  const to = await middle(page, 'h8');
  expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([90, 60]);
  await expect(page.locator('[data-space].chosen')).toHaveCount(0);
  await expect(page.locator('.turn-line.refused')).toHaveCount(0);
});

test('a domino can be placed on the zoomed board', async ({ page }) => {
  await click(page, playable);
  const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
  const point = await middle(page, space);
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -600);
  await click(page, `[data-space=${space}]`);
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

test('the view follows the keyboard focus', async ({ page }) => {
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

  test('two fingers zoom the board, which names its columns', async ({ page }) => {
    const before = await spaceWidth(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type, fingers) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((x, id) => ({ x, y: 200, id })) });
    await touch('touchStart', [150, 250]);
    for (const out of [10, 20, 30, 40, 50]) await touch('touchMove', [150 - out, 250 + out]);
    await touch('touchEnd', []);
    const after = await spaceWidth(page);
    expect(after / before).toBeGreaterThan(1.9);
    expect(after / before).toBeLessThan(2.1);
    // The upper rim has left the view.
    await expect(page.locator('.ruler').filter({ hasText: 'h' })).toBeInViewport();
    await expect(page.locator('[data-space].chosen, .turn-line.refused')).toHaveCount(0);
  });

  test('a tap zooms in on a legal space until nothing is chosen', async ({ page }) => {
    await tap(page, playable);
    const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
    await tap(page, `[data-space=${space}]`);
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(40);
    await tap(page, '[data-action=place-domino]');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
    const plantSpace = page.locator('[data-space].legal.chosen');
    await expect(plantSpace).toBeInViewport();
    await tap(page, '[data-action=skip-plant]');
    await tap(page, '[data-action=answer-yes]');
    await expect.poll(() => spaceWidth(page)).toBeLessThan(30);
  });

  test('the whole board stays once the player leaves a close-up', async ({ page }) => {
    await tap(page, playable);
    const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
    await tap(page, `[data-space=${space}]`);
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(40);
    await tap(page, '[data-action=zoom]');
    await expect.poll(() => spaceWidth(page)).toBeLessThan(30);
    await tap(page, '[data-action=place-domino]');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
    await waitForUpdates(page);
    expect(await spaceWidth(page)).toBeLessThan(30);
  });

  test('a domino dropped by finger brings its space near', async ({ page }) => {
    await tap(page, playable);
    const { x, y, width, height } = await page.locator('[data-domino][aria-pressed=true]').boundingBox();
    const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
    await swipe(page, { x: x + width / 2, y: y + height / 2 }, await middle(page, space));
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(40);
  });

  test('a tapped domino shows a frame before the board zooms', async ({ page }) => {
    await tap(page, playable);
    const whole = await board(page).getAttribute('viewBox');
    await page.evaluate(() => {
      globalThis.frames = [];
      const recordFrame = () => {
        const laid = document.querySelectorAll('[data-space].chosen:not(.soil)').length === 2;
        globalThis.frames.push({ laid, view: document.querySelector('svg.board').getAttribute('viewBox') });
        requestAnimationFrame(recordFrame);
      };
      recordFrame();
    });
    await tap(page, '[data-space].legal');
    await expect(board(page)).not.toHaveAttribute('viewBox', whole);
    expect((await page.evaluate(() => globalThis.frames)).filter(({ laid, view }) => laid && view === whole)).not.toEqual([]);
  });

  test('a tap on the chosen plant space zooms in on it', async ({ page }) => {
    await page.goto('./');
    await openGame(page, 'brook', 119);
    await tap(page, '[data-space].legal.chosen');
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(40);
    await expect(page.locator('.turn-line.refused, .area-card')).toHaveCount(0);
  });

  test('nothing covers a domino at the lower edge', async ({ page }) => {
    await page.goto('./');
    await openGame(page, 'brook', 92);
    await tap(page, playable);
    await tap(page, '[data-space=e14].legal');
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(40);
    await expect(page.locator('.zoom-bar')).toHaveText('');
    for (const space of ['e14', 'e15']) {
      const { x, y } = await middle(page, space);
      const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.dataset.space, [x, y]);
      expect(hit).toBe(space);
    }
  });

  test('a tap just beside a legal space chooses it', async ({ page }) => {
    await tap(page, playable);
    const space = await page.evaluate(() => {
      const legal = [...document.querySelectorAll('[data-space].legal')];
      // A space whose right neighbour is not legal.
      const right = (name) => document.querySelector(`[data-space=${String.fromCharCode(name.charCodeAt(0) + 1)}${name.slice(1)}]`);
      return legal.map((element) => element.dataset.space).find((name) => right(name) && !right(name).matches('.legal'));
    });
    const { x, y } = await middle(page, space);
    await page.touchscreen.tap(x + 15, y);
    await expect(page.locator(`[data-space=${space}].chosen`)).toHaveCount(1);
  });

  test('the first tap on a plant to take back asks for another', async ({ page }) => {
    await tap(page, '[data-action=return-plant]');
    await tap(page, '[data-space].legal');
    await expect(page.locator('.turn-line')).toHaveText(/^Tap the plant on \w+ again to take it back\.$/);
    await expect(page.locator('[data-space].lit')).toHaveCount(1);
    await expect(page.locator('[data-action=return-plant]')).toHaveAttribute('aria-pressed', 'true');
    const seat = await page.locator('main').getAttribute('data-turn');
    const clouds = await readClouds(page, seat);
    await tap(page, '[data-space].legal');
    await expect(page.locator('[data-action=return-plant]')).toHaveAttribute('aria-pressed', 'false');
    expect(await readClouds(page, seat)).toBeLessThan(clouds);
  });
});

test('a zoomed board follows what a bot places', async ({ page }) => {
  await page.goto('./#/');
  await startGame(page, againstBot);
  await playTo(page, 'finish');
  const point = await middle(page, 'a15');
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -3000);
  await click(page, 'button[data-action=end-turn]');
  await waitForBots(page);
  await expect(page.locator('svg.board .recent')).not.toHaveCount(0);
  const frame = await page.locator('.board-frame').boundingBox();
  // The board pans with the last update.
  await expect.poll(async () => {
    const { x, y, width, height } = await page.locator('svg.board .recent').first().boundingBox();
    const beyond = [frame.x - x, x + width - frame.x - frame.width, frame.y - y, y + height - frame.y - frame.height];
    return Math.max(...beyond);
  }).toBeLessThanOrEqual(0);
});

test('the rulers of a zoomed board follow the size of the window', async ({ page }) => {
  await resize(page, { width: 683, height: 384 });
  const point = await middle(page, 'o15');
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -600);
  const ruler = page.locator('.ruler').first();
  await ruler.waitFor();
  await resize(page, { width: 1280, height: 1024 });
  const frame = await page.locator('.board-frame').boundingBox();
  await expect.poll(async () => (await ruler.boundingBox()).y - frame.y).toBeLessThan(16);
});

test('a zoomed board names its rows and points to legal spaces', async ({ page }) => {
  const point = await middle(page, 'o15');
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -600);
  await expect(page.locator('.ruler').filter({ hasText: 'n' })).toBeVisible();
  await expect(page.locator('.ruler').filter({ hasText: /^1$/ })).toHaveCount(0);
  // The legal spaces of the turn lie further up.
  await page.locator(playable).first().click();
  await expect(page.locator('.pan-up.leads, .pan-left.leads').first()).toBeVisible();
});
