import { expect, test } from '@playwright/test';
import { beforeFinish, open, recordOf } from './games.mjs';
import { DOUBLE_TAP, settled } from './hands.mjs';

const status = (page) => page.locator('main [role=status]');
const action = (page, name) => page.locator(`button[data-action=${name}]`);
const playable = (page) => page.locator('button[data-domino]:not(.fits-nowhere)').first();

/** Opens the menu, where the settings are. */
async function settings(page) {
  await action(page, 'menu').click();
  return page.locator('dialog[open]');
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await open(page, 'brook-four', 112);
});

test('while a domino of the hand fits, one goes into the box only by a second tap', async ({ page }) => {
  await playable(page).click();
  await action(page, 'discard-domino').click();
  await expect(page.locator('.turn-line')).not.toBeEmpty();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
  await page.waitForTimeout(DOUBLE_TAP);
  await action(page, 'discard-domino').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
});

test('who always confirms is asked before the turn is ended, and nobody else is', async ({ page }) => {
  const ending = (await recordOf('brook-four')).log.findIndex(({ action }) => action.type === 'end_turn');
  await page.goto('./');
  await open(page, 'brook-four', ending);
  await (await settings(page)).locator('[data-field=confirm] input').nth(2).check();
  await page.keyboard.press('Escape');
  await action(page, 'end-turn').click();
  await settled(page);
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'end');
  await (await settings(page)).locator('[data-field=confirm] input').nth(1).check();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(DOUBLE_TAP);
  await action(page, 'end-turn').click();
  await expect(page.locator('button[data-action=take-screen]')).toBeVisible();
});

test('a domino dragged onto the board lies there as a ghost', async ({ page }) => {
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
  const chosen = page.locator('[data-space].chosen');
  const covered = await chosen.evaluateAll((spaces) => spaces.map((space) => space.dataset.space));
  expect(covered).toHaveLength(2);
  for (const space of covered) {
    await playable(page).dragTo(page.locator(`[data-space=${space}]`));
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
    expect(await chosen.evaluateAll((spaces) => spaces.map((space) => space.dataset.space))).toEqual(covered);
  }
});

test('a domino dragged while a plant is to be set taps nothing', async ({ page }) => {
  await page.goto('./');
  await open(page, 'brook', 119);
  // An area that is pointed at lies over the plants.
  await page.mouse.move(0, 0);
  await page.locator('button[data-plant]:not([aria-disabled])').first().click();
  const ghost = page.locator('[data-space].chosen');
  await page.locator('button[data-domino]').first().dragTo(ghost);
  await expect(status(page)).not.toBeEmpty();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
  await expect(ghost).toHaveCount(1);
});

test('a double tap on Joker pays nothing', async ({ page }) => {
  await action(page, 'joker').dblclick();
  await expect(action(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
});

test('a double tap on Finish neither ends the turn nor buys another', async ({ page }) => {
  const quiet = await beforeFinish('brook', false);
  await page.goto('./');
  await open(page, 'brook', quiet);
  const { x, y, width, height } = await action(page, 'finish').boundingBox();
  for (const share of [0.1, 0.5, 0.9]) {
    await page.mouse.dblclick(x + share * width, y + height / 2);
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'end');
    await page.goto('./');
    await open(page, 'brook', quiet);
  }
});

test.describe('a Finish that scores areas for good', () => {
  const phase = (page) => page.locator('main').getAttribute('data-phase');

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await open(page, 'brook', await beforeFinish('brook', true));
  });

  test('is not done by a double tap, but by a second one after it', async ({ page }) => {
    await action(page, 'finish').dblclick();
    await expect(page.locator('.turn-line')).toContainText('scored for good');
    expect(await phase(page)).toBe('finish');
    await page.waitForTimeout(DOUBLE_TAP);
    await action(page, 'finish').click();
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'end');
  });

  test('is not done by a key held down', async ({ page }) => {
    await action(page, 'finish').focus();
    await page.keyboard.down('Enter');
    await page.waitForTimeout(DOUBLE_TAP);
    for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.locator('.turn-line')).toContainText('scored for good');
    expect(await phase(page)).toBe('finish');
  });

  test('is asked for again once the question is gone', async ({ page }) => {
    await action(page, 'finish').click();
    await action(page, 'step-back').click();
    await action(page, 'step-forward').click();
    await expect(page.locator('.turn-line')).not.toContainText('scored for good');
    await page.waitForTimeout(DOUBLE_TAP);
    await action(page, 'finish').click();
    await expect(page.locator('.turn-line')).toContainText('scored for good');
    expect(await phase(page)).toBe('finish');
  });
});

test('what is undone can be redone, and the turn restarted', async ({ page }) => {
  await playable(page).click();
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-domino').click();
  await action(page, 'undo').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
  await action(page, 'redo').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
  await action(page, 'restart-turn').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
});

test('by keyboard a refusal is said, and said again', async ({ page }) => {
  await page.locator('[data-space=a2]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Choose a domino first.');
  const before = await status(page).textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page).textContent()).not.toBe(before);
});

test('keys leave the table alone while a dialog is open', async ({ page }) => {
  await playable(page).click();
  await settings(page);
  await page.keyboard.press('Escape');
  await expect(playable(page)).toHaveAttribute('aria-pressed', 'true');
});

test('by keyboard the focus goes on to the next step', async ({ page }) => {
  await playable(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-domino').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-plant]:not([aria-disabled])').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(action(page, 'finish')).toBeFocused();
});

test('a menu opened as soon as it was closed stays open', async ({ page }) => {
  const menu = await settings(page);
  await expect(menu).toBeVisible();
  // In one go: the browser tells of the closing only afterwards.
  await page.evaluate(() => {
    document.querySelector('dialog[open]').close();
    document.querySelector('button[data-action=menu]').click();
  });
  await settled(page);
  await page.waitForTimeout(200);
  await expect(menu).toBeVisible();
  await expect(menu.locator('button').first()).toBeVisible();
});

test('every animal has a picture that can be drawn, faint ones too', async ({ page }) => {
  const drawn = await page.evaluate(async () => {
    const addresses = new Set([...document.querySelectorAll('image')].map((image) => image.getAttribute('href')));
    const sizes = [...addresses].map(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth > 0;
    });
    return Promise.all(sizes);
  });
  // All ten on the joker strip, and some that are irrelevant.
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.every(Boolean)).toBe(true);
});
