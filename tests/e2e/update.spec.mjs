// A new version is offered where it covers nothing that is played with.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { open } from './games.mjs';

const offer = (page) => page.locator('[data-update-offer]:visible');

/** Tells the page what `offline.js` tells it when a new version has come. */
const tell = (page) => page.evaluate(() => dispatchEvent(new Event('renature:update')));

/** What is played with and lies below something else at its middle. */
function covered(page) {
  const selector = '[data-space].legal, .hand-domino, main button:not([tabindex="-1"]), [data-seat]';
  return page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.log-panel, .skip-button, dialog'))
      .filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above?.closest('.toast, [data-update-offer]') !== null;
      })
      .map((part) => part.dataset.action ?? part.dataset.space ?? part.outerHTML.slice(0, 80)),
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const size of sizes) {
  test(`at ${size.width}x${size.height} a new version covers nothing of a game`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook', 118);
    await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
    await tell(page);
    await expect(page.locator('button[data-action=menu]')).toHaveAccessibleName(/new version/);
    await expect(offer(page)).toHaveCount(0);
    expect(await covered(page)).toEqual([]);
  });
}

test('the menu of a game offers the new version, put off or not', async ({ page }) => {
  await page.locator('button[data-action=start-game]').waitFor();
  await tell(page);
  await offer(page).locator('button[data-action=later]').click();
  await expect(offer(page)).toHaveCount(0);
  await open(page, 'brook', 118);
  await page.locator('button[data-action=menu]').click();
  // The page may be loaded anew at once.
  const begun = page.waitForEvent('console', (message) => message.text() === 'begins');
  await page.evaluate(() => addEventListener('renature:begin-update', () => console.log('begins')));
  await offer(page).locator('button[data-action=begin-update]').click();
  await begun;
});
