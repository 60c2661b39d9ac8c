// The page starts cleanly, and asks no other host.
import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the page starts without errors or requests to other hosts', async ({ page, baseURL }) => {
  const messages = [];
  const foreign = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) foreign.push(request.url());
  });

  await page.goto('./');
  await expect(page).toHaveTitle('Renature');
  await expect(page.locator('main[data-screen=start]')).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(messages).toEqual([]);
  expect(foreign).toEqual([]);
});
