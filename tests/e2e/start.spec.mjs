import { expect, test } from '@playwright/test';

test('places that swap colours show the colours that they play', async ({ page }) => {
  await page.goto('./');
  const color = (place) => page.locator(`[data-seat-row="${place}"] select[data-field=color]`);
  await color(0).selectOption('blue');
  await color(1).selectOption('blue');
  await color(1).selectOption('orange');
  await expect(color(0)).toHaveValue('blue');
  await expect(color(1)).toHaveValue('orange');
});
