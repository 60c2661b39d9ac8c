// The points and areas of the result: focus, keys, and how each area was scored.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { resize } from '../driver/gestures.mjs';

test.beforeEach(({ page }) => page.goto('./'));

test('arrow keys go through the rows of points', async ({ page }) => {
  await openGame(page, 'brook-two');
  await page.locator('table[data-final]').focus();
  await page.keyboard.press('ArrowDown');
  const rows = page.locator('table[data-final] tbody tr');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
});

test('focusing an area of the scoring lights it up on the board', async ({ page }) => {
  await openGame(page, 'valley');
  const joined = page.locator('[data-final-area][aria-label*=main]').filter({ hasText: '+' }).first();
  await joined.focus();
  await expect(page.locator('.area-outline.lit')).toHaveCount(1);
  // Joined areas light up as one.
  const [, size] = /main (\d+)/.exec(await joined.getAttribute('aria-label'));
  await expect(page.locator('[data-space].lit')).toHaveCount(Number(size));
  await joined.blur();
  await expect(page.locator('.area-outline.lit')).toHaveCount(0);
});

test('the areas are one stop of Tab', async ({ page }) => {
  await openGame(page, 'brook');
  const areas = page.locator('.final-area');
  await areas.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.locator('.final-buttons > button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(areas.nth(1)).toBeFocused();
});

test('arrow keys go through the areas', async ({ page }) => {
  await openGame(page, 'brook');
  const areas = page.locator('.final-area');
  await areas.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(areas.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(areas.last()).toBeFocused();
});

test('all areas of two players are in view', async ({ page }) => {
  for (const [width, height] of [[1280, 720], [1440, 900], [1600, 900]]) {
    await resize(page, { width, height });
    await page.goto('./');
    await openGame(page, 'brook-two');
    const below = () => page.locator('.final-areas tbody tr').last().evaluate((row) => row.getBoundingClientRect().bottom - row.closest('.final-scroll').getBoundingClientRect().bottom);
    await expect.poll(below, { message: `${width}x${height}` }).toBeLessThanOrEqual(0);
  }
});

test('the area of the step stays in view beside the points', async ({ page }) => {
  for (const [width, height] of [[820, 1180], [1280, 720]]) {
    await resize(page, { width, height });
    await page.goto('./');
    await openGame(page, 'valley');
    await page.locator('[data-action=final-replay]').click();
    const [final, next] = [page.locator('.final'), page.locator('[data-action=final-next]')];
    await page.locator('[data-action=final-pause]').click();
    for (let steps = Number(await final.getAttribute('data-final-steps')) + 1; steps <= 20; steps += 1) {
      await next.click();
      await expect(final).toHaveAttribute('data-final-steps', String(steps));
    }
    expect(await page.locator('.final-scroll').evaluate((part) => part.scrollTop)).toBeGreaterThan(0);
    await expect(page.locator('.final-areas tr.now')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('table[data-final] tbody tr').first()).toBeInViewport({ ratio: 1 });
  }
});

test('the sums of the replay stay in view on a phone', async ({ page }) => {
  await resize(page, { width: 844, height: 390 });
  await openGame(page, 'brook-two');
  await page.locator('[data-action=final-replay]').click();
  await page.locator('[data-action=final-next]').click();
  await expect(page.locator('table[data-final] tfoot td').first()).toBeInViewport({ ratio: 1 });
});

test('the slider of the chart stands below the chosen turn', async ({ page }) => {
  await openGame(page, 'brook-two');
  const slider = page.locator('.chart-slider');
  for (const key of ['Home', 'End']) {
    await slider.press(key);
    const [thumb, line] = await page.evaluate(() => {
      const [slider, line] = ['.chart-slider', '.chart-cursor'].map((selector) => document.querySelector(selector));
      const { left, width } = slider.getBoundingClientRect();
      // The thumb is 1rem wide.
      return [left + 8 + ((width - 16) * slider.value) / slider.max, line.getBoundingClientRect().left];
    });
    expect(Math.abs(thumb - line), key).toBeLessThan(2);
  }
});

test('at 400 % zoom points show below the result', async ({ page }) => {
  await resize(page, { width: 320, height: 256 });
  await openGame(page, 'brook');
  await expect.poll(() => page.evaluate(() => {
    const points = document.querySelector('table[data-final] tbody td').getBoundingClientRect();
    return document.querySelector('.final-buttons').getBoundingClientRect().top - points.bottom;
  })).toBeGreaterThan(0);
});

test('a press on an area tells how it was scored', async ({ page }) => {
  await openGame(page, 'brook');
  const rows = page.locator('.final-areas tbody tr');
  const { board } = await loadRecord('brook');
  await expect(rows).toHaveCount(new Set(board.rows.join('').match(/[A-Z]/g)).size);
  await page.locator('[data-final-area]').first().click();
  await expect(page.locator('.final-why')).toHaveText(/^Area /);
  await expect(page.locator('[data-final-area]').first()).toHaveAccessibleDescription(/^Area /);
  await page.locator('[data-final-area]').first().click();
  await expect(page.locator('.final-why')).toHaveCount(0);
});
