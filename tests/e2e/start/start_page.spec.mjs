// The start screen.
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { overflow } from '../driver/fit.mjs';
import { resize } from '../driver/gestures.mjs';
import { openSetup } from '../driver/player.mjs';

test('seats play orange, blue, black and white by default', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  await page.locator('[data-field=players]').selectOption('4');
  const colors = page.locator('select[data-field=color]');
  await expect(colors).toHaveCount(4);
  for (const [seat, color] of ['orange', 'blue', 'black', 'white'].entries()) await expect(colors.nth(seat)).toHaveValue(color);
});

test('two seats can swap their colours', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  const color = (seat) => page.locator(`[data-seat-row="${seat}"] select[data-field=color]`);
  await color(0).selectOption('blue');
  await color(1).selectOption('blue');
  await color(1).selectOption('orange');
  await expect(color(0)).toHaveValue('blue');
  await expect(color(1)).toHaveValue('orange');
});

test('the start screen never scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openSetup(page);
  for (const size of designSizes) {
    await resize(page, size);
    expect((await overflow(page)).sideways, `${size.width}x${size.height}`).toBe(0);
  }
});
