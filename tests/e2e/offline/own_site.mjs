// A test with a web server of its own, so that its service worker is its own, too.
import { expect, test as base } from '@playwright/test';
import { playStep, readTurn, waitForBots } from '../driver/player.mjs';
import { serveSite } from '../driver/static_server.mjs';

export { expect };

/** A test with the fixture `site`, served under the path `base`, that allows service workers. */
export const test = base.extend({
  base: ['/', { option: true }],
  site: async ({ base }, use) => {
    const site = await serveSite(base);
    await use(site);
    await site.close();
  },
  serviceWorkers: 'allow',
});

/** Opens the page and waits until the service worker has stored all of it. */
export async function visit(page, site) {
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.locator('button[data-action=start-game]')).toBeVisible();
}

/** Plays until the bot called Otter has acted. */
export async function playBotTurn(page) {
  const actions = page.locator('[data-log-line]', { hasText: 'Otter' });
  while ((await actions.count()) === 0) {
    if ((await readTurn(page)).controller === 'person') await playStep(page);
    else await waitForBots(page);
  }
}
