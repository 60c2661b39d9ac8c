// A domino under the pointer: carried by a drag, and turned by a key or the right button.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';

const playable = (page) => page.locator('button[data-domino]:not(.fits-nowhere)').first();
const carried = (page) => page.locator('.carried');
const line = (page) => page.locator('.turn-line');
const ghost = (page) => page.locator('.ghosts .domino');

/** The middle of what a selector finds. */
async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Takes a domino of the hand that can be laid and drags it there. */
async function dragTo(page, { x, y }) {
  const from = await middle(page, 'button[data-domino]:not(.fits-nowhere)');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await open(page, 'brook-four', 112);
});

test('a drag carries the domino wherever the pointer is, and marks where it cannot lie', async ({ page }) => {
  const soil = await middle(page, '[data-space].soil');
  await dragTo(page, soil);
  await expect(carried(page)).toHaveClass(/misfit/);
  const at = await middle(page, '.carried');
  expect(Math.hypot(at.x - soil.x, at.y - soil.y)).toBeLessThan(4);
  const legal = await middle(page, '[data-space].legal');
  await page.mouse.move(legal.x, legal.y, { steps: 4 });
  await expect(ghost(page)).toHaveCount(1);
  await expect(carried(page)).toBeHidden();
  await page.mouse.move(4, 4, { steps: 4 });
  await expect(carried(page)).toHaveAttribute('class', 'carried');
  await page.mouse.up();
  await expect(carried(page)).toHaveCount(0);
});

test('every place where a domino is let go is answered', async ({ page }) => {
  const soil = await page.locator('[data-space].soil').first().getAttribute('data-space');
  await dragTo(page, await middle(page, `[data-space=${soil}]`));
  await page.mouse.up();
  await expect(line(page)).toHaveText(`${soil} takes no domino: it is not a free space.`);
  await dragTo(page, await middle(page, '.log-title, .timeline'));
  await page.mouse.up();
  await expect(line(page)).toHaveText('Let go of it over a glowing space.');
});

test('R and the right button turn the ghost under the pointer, which is laid as it was turned', async ({ page }) => {
  await page.goto('./');
  await open(page, 'brook', 0);
  await playable(page).click();
  const drawn = (locator) => locator.evaluate((element) => element.outerHTML);
  const spaces = await page.locator('[data-space].legal').evaluateAll((all) => all.map((each) => each.dataset.space));
  let turned = 0;
  for (const space of spaces) {
    const { x, y } = await middle(page, `[data-space=${space}]`);
    await page.mouse.move(x, y);
    if ((await page.locator('.turn-sign').count()) === 0) continue;
    const before = await drawn(ghost(page));
    await page.keyboard.press('r');
    await expect.poll(() => drawn(ghost(page))).not.toBe(before);
    const by = await drawn(ghost(page));
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(() => drawn(ghost(page))).not.toBe(by);
    const last = await drawn(ghost(page));
    await page.mouse.click(x, y);
    await expect(page.locator('[data-space].chosen')).toHaveCount(2);
    expect(await drawn(ghost(page))).toBe(last);
    turned += 1;
    break;
  }
  expect(turned).toBe(1);
});
