// Dragging a domino onto the board, and rotating it under the pointer.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { waitForFrames } from '../driver/gestures.mjs';
import { beginLesson } from '../tutorial/lessons.mjs';

const playable = (page) => page.locator('button[data-domino]:not(.fits-nowhere)').first();
const dragImage = (page) => page.locator('.drag-image');
const line = (page) => page.locator('.turn-line');
const ghost = (page) => page.locator('.ghosts .domino');

const chosen = (page) => page.locator('[data-space].chosen');

/** The middle of the first element with the selector. */
async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a legal domino of the hand to this point and holds it there. */
async function dragTo(page, { x, y }) {
  const from = await middle(page, 'button[data-domino]:not(.fits-nowhere)');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook-four', 112);
});

test('a dragged domino follows the pointer and marks misfits', async ({ page }) => {
  const soil = await middle(page, '[data-space].soil');
  await dragTo(page, soil);
  await expect(dragImage(page)).toHaveClass(/drag-image-misfit/);
  const at = await middle(page, '.drag-image');
  expect(Math.hypot(at.x - soil.x, at.y - soil.y)).toBeLessThan(4);
  const legal = await middle(page, '[data-space].legal');
  await page.mouse.move(legal.x, legal.y, { steps: 4 });
  await expect(ghost(page)).toHaveCount(1);
  await expect(dragImage(page)).toBeHidden();
  await page.mouse.move(4, 4, { steps: 4 });
  await expect(dragImage(page)).toHaveAttribute('class', 'drag-image');
  await page.mouse.up();
  await expect(dragImage(page)).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a dragged domino is above the finger', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [from, to] = [await middle(page, 'button[data-domino]:not(.fits-nowhere)'), await middle(page, '[data-space].soil')];
    await touch('touchStart', from);
    for (const part of [0.2, 0.6, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await expect.poll(async () => to.y - (await middle(page, '.drag-image')).y).toBeGreaterThan(40);
    await touch('touchEnd');
    await expect(dragImage(page)).toHaveCount(0);
  });
});

test('dropping a domino elsewhere explains where it may go', async ({ page }) => {
  const soil = await page.locator('[data-space].soil').first().getAttribute('data-space');
  await dragTo(page, await middle(page, `[data-space=${soil}]`));
  await page.mouse.up();
  await expect(line(page)).toHaveText(`${soil} takes no domino: it is part of an area.`);
  await dragTo(page, await middle(page, '.log-title, .timeline'));
  await page.mouse.up();
  await expect(line(page)).toHaveText('Let go of it over a glowing space.');
});

test('R and the right button rotate the ghost', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 0);
  await playable(page).click();
  const html = (locator) => locator.evaluate((element) => element.outerHTML);
  const spaces = await page.locator('[data-space].legal').evaluateAll((all) => all.map((each) => each.dataset.space));
  let rotations = 0;
  for (const space of spaces) {
    const { x, y } = await middle(page, `[data-space=${space}]`);
    await page.mouse.move(x, y);
    await waitForFrames(page, 2);
    if ((await page.locator('.turn-sign').count()) === 0) continue;
    const before = await html(ghost(page));
    await page.keyboard.press('r');
    await expect.poll(() => html(ghost(page))).not.toBe(before);
    const byKey = await html(ghost(page));
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(() => html(ghost(page))).not.toBe(byKey);
    const byButton = await html(ghost(page));
    await page.mouse.click(x, y);
    await expect(page.locator('[data-space].chosen:not(.soil)')).toHaveCount(2);
    expect(await html(ghost(page))).toBe(byButton);
    rotations += 1;
    break;
  }
  expect(rotations).toBe(1);
});

test('a domino dropped on the seam of its spaces lies there', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('./');
  await beginLesson(page, 'base');
  await page.locator('[data-action=next-step]').click();
  const from = await page.locator('[data-domino="frog-fox"]').boundingBox();
  const [left, right] = [await page.locator('[data-space=c3]').boundingBox(), await page.locator('[data-space=d3]').boundingBox()];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move((left.x + left.width + right.x) / 2, left.y + left.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[data-space=c3].chosen')).toHaveCount(1);
});

test('a drop beside a zoomed board means none of its spaces', async ({ page }) => {
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  const from = await playable(page).boundingBox();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  const side = await page.locator('.table-side').boundingBox();
  for (let y = side.y + 10; y < side.y + side.height; y += 40) {
    await page.mouse.move(side.x + 20, y, { steps: 2 });
    await waitForFrames(page, 1);
    await expect(ghost(page)).toHaveCount(0);
  }
  await page.mouse.up();
});

test('a domino dragged onto the board becomes a ghost', async ({ page }) => {
  await playable(page).click();
  const target = page.locator('[data-space].legal').first();
  const space = await target.getAttribute('data-space');
  await playable(page).click();
  const from = await playable(page).boundingBox();
  const to = await page.locator(`[data-space=${space}]`).boundingBox();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator(`[data-space=${space}].chosen`)).toHaveCount(1);
});

test('a domino dropped on its own ghost stays a ghost', async ({ page }) => {
  await playable(page).click();
  await page.locator('[data-space].legal').first().click();
  const ghost = page.locator('[data-space].chosen:not(.soil)');
  const covered = await ghost.evaluateAll((spaces) => spaces.map((space) => space.dataset.space));
  expect(covered).toHaveLength(2);
  for (const space of covered) {
    await playable(page).dragTo(page.locator(`[data-space=${space}]`));
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
    expect(await ghost.evaluateAll((spaces) => spaces.map((space) => space.dataset.space))).toEqual(covered);
  }
});

test('dragging a domino while choosing a plant does nothing', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 119);
  await page.locator('button[data-domino]').first().dragTo(chosen(page));
  await expect(page.locator('.turn-line.refused')).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
  await expect(chosen(page)).toHaveCount(1);
});
