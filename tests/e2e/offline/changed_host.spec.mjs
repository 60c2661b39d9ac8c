// Hosts that redirect, and hosts that have a newer version than the page.
import { startGame } from '../driver/player.mjs';
import { expect, isNext, markNext, playBotTurn, test, visit } from './own_site.mjs';

const startButton = 'button[data-action=start-game]';

test('a page whose host redirects the folder plays offline', async ({ page, context, site }) => {
  site.redirects[''] = 'index.html';
  await visit(page, site);
  await context.setOffline(true);
  await page.goto(site.address);
  await expect(page.locator(startButton)).toBeVisible();
});

test('an emptied cache opens the version that the host has now', async ({ page, site }) => {
  await visit(page, site);
  await site.publish(markNext);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page.locator(startButton)).toBeVisible();
  expect(await isNext(page)).toBe(true);
  await startGame(page, { controllers: ['person', 'seedling'] });
  await playBotTurn(page);
});
