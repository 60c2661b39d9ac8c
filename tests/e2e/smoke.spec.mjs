import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the page starts, without complaint and without calling any other host', async ({ page, baseURL }) => {
  const complaints = [];
  const strangers = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) strangers.push(request.url());
  });

  await page.goto('./');
  await expect(page).toHaveTitle('Renature');
  await expect(page.getByText('Renature').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
});
