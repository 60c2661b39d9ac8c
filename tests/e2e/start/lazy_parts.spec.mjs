// What the start screen has before the lazy parts of the page are loaded.
import { expect, test } from '@playwright/test';
import { openSetup } from '../driver/player.mjs';

/** The references to pictures that the page does not have. */
const missingPictures = (page) =>
  page.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')).filter((href) => !document.querySelector(href)));

test('the start screen needs no picture of the game part', async ({ page }) => {
  await page.route('**/split_game.wasm', () => {});
  await page.addInitScript(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.goto('./');
  await openSetup(page);
  await expect(page.locator('.board-picker-map use[href="#stump"]').first()).toBeAttached();
  await expect(page.locator('use[href="#mark-blue"]').first()).toBeAttached();
  expect(await missingPictures(page)).toEqual([]);
  for (const [action, content] of Object.entries({ settings: '[data-field=confirm]', about: 'p' })) {
    await page.locator(`button[data-action=${action}]`).click();
    await expect(page.locator(`dialog[open] ${content}`).first()).toBeVisible();
    expect(await missingPictures(page), action).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

for (const key of ['renature.game.1', 'renature.broken.1', 'renature.results.one']) {
  test(`${key} requests the game part at once`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '?'), key);
    await page.route('**/renature_bg.wasm', () => {});
    const requested = page.waitForRequest('**/split_game.wasm');
    await page.goto('./');
    await requested;
  });
}

test('a reload returns to a game started while its part loads', async ({ page }) => {
  const requested = new Promise((resolve) => page.route('**/split_game.wasm', resolve));
  await page.goto('./');
  await page.locator('button[data-action=start-game]').click();
  await (await requested).continue();
  await page.locator('main[data-screen=table]').waitFor();
  await page.unroute('**/split_game.wasm');
  await page.reload();
  await page.locator('main[data-screen=table]').waitFor();
});

test('the typeface does not delay a game that the page opens with', async ({ page }) => {
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const typeface = () => requests.some((url) => url.endsWith('.woff2'));
  const held = new Promise((resolve) => page.route('**/split_game.wasm', resolve));
  await page.addInitScript(() => localStorage.setItem('renature.game.1', '?'));
  await page.goto('./');
  const game = await held;
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  expect(typeface()).toBe(false);
  const requested = page.waitForRequest('**/*.woff2');
  await game.continue();
  await requested;
});
