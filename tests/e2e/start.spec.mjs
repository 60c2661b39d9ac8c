import { expect, test } from '@playwright/test';

test('before any choice the seats play orange, blue, black and white', async ({ page }) => {
  await page.goto('./');
  await page.locator('[data-field=players]').selectOption('4');
  const colors = page.locator('select[data-field=color]');
  await expect(colors).toHaveCount(4);
  for (const [place, color] of ['orange', 'blue', 'black', 'white'].entries()) await expect(colors.nth(place)).toHaveValue(color);
});

test('places that swap colours show the colours that they play', async ({ page }) => {
  await page.goto('./');
  const color = (place) => page.locator(`[data-seat-row="${place}"] select[data-field=color]`);
  await color(0).selectOption('blue');
  await color(1).selectOption('blue');
  await color(1).selectOption('orange');
  await expect(color(0)).toHaveValue('blue');
  await expect(color(1)).toHaveValue('orange');
});

test('the rules show a scored area in which two colours tie', async ({ page }) => {
  await page.goto('./');
  await page.locator('button[data-action=how-to-play]').click();
  await expect(page.locator('.example > svg')).toHaveAttribute('aria-label', /black oak/);
  await expect(page.locator('.example s')).toHaveCount(2);
  await expect(page.locator('.example li strong')).toHaveText([/\+7/, /\+3/]);
});
