// The offer of a new version never covers what the player plays with.
import { expect, test } from '@playwright/test';
import { sizes } from '../driver/chromium.mjs';
import { openGame } from '../driver/game_records.mjs';

const offer = (page) => page.locator('[data-update-offer]:visible');

/** Sends the event by which `offline.js` announces a new version. */
const announceUpdate = (page) => page.evaluate(() => dispatchEvent(new Event('renature:update')));

/** The controls of the game whose middle a toast or the offer covers. */
function coveredControls(page) {
  const selector = '[data-space].legal, .hand-domino, main button:not([tabindex="-1"]), [data-seat]';
  return page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.log-panel, .skip-button, dialog'))
      .filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above?.closest('.banner, [data-update-offer]') !== null;
      })
      .map((part) => part.dataset.action ?? part.dataset.space ?? part.outerHTML.slice(0, 80)),
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const size of sizes) {
  test(`${size.width}x${size.height}: an update offer covers no control`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, 'brook', 118);
    await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
    await announceUpdate(page);
    await expect(page.locator('button[data-action=menu]')).toHaveAccessibleName(/new version/);
    await expect(offer(page)).toHaveCount(0);
    expect(await coveredControls(page)).toEqual([]);
  });
}

test('the menu still offers an update that was postponed', async ({ page }) => {
  await page.locator('button[data-action=start-game]').waitFor();
  await announceUpdate(page);
  await offer(page).locator('button[data-action=later]').click();
  await expect(offer(page)).toHaveCount(0);
  await openGame(page, 'brook', 118);
  await page.locator('button[data-action=menu]').click();
  // The page reloads at once: what it prints could be lost, but not what it stores.
  await page.evaluate(() => addEventListener('renature:begin-update', () => sessionStorage.setItem('update', 'begun')));
  await offer(page).locator('button[data-action=begin-update]').click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('update')).catch(() => null)).toBe('begun');
});
