// Text that the player has made larger in the browser: everything stays within reach.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { waitForFrames } from '../driver/gestures.mjs';
import { openSetup } from '../driver/player.mjs';

/** The browser's font sizes in CSS pixels: 115 %, 150 % and 200 %. */
const fontSizes = [18, 24, 32];

/** Runs in the page: the controls that cannot be scrolled into view, or whose words are cut off. */
function findCutOff() {
  const controls = 'main :is(button, input:not([type=file]), select, a, [data-seat], [data-score], .hand, .turn-title, .turn-line)';
  const isShown = (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1;
  const isReachable = (part) => {
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom, height } = part.getBoundingClientRect();
    const isWithin = left > -1 && right < innerWidth + 1 && (height > innerHeight || (top > -1 && bottom < innerHeight + 1));
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWithin && (part.contains(hit) || hit?.contains(part));
  };
  const isCut = (part) => {
    const { overflowX } = getComputedStyle(part);
    return overflowX !== 'visible' && part.clientWidth > 1 && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2);
  };
  return [...document.querySelectorAll(controls)]
    .filter((part) => isShown(part) && !part.closest('.log-frame, .skip-button'))
    .filter((part) => !isReachable(part) || [part, ...part.querySelectorAll('span')].some(isCut))
    .map((part) => part.dataset.action ?? part.dataset.plant ?? part.dataset.field ?? part.className);
}

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('large text cuts off nothing on a phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const check = async (what) => {
    for (const size of fontSizes) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      // The page notes the new size a frame later, and its styles follow.
      await waitForFrames(page, 3);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      expect(await page.evaluate(findCutOff), `${what} at ${size} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} at ${size} px`).toBeLessThanOrEqual(0);
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  };
  await page.goto('./');
  await openSetup(page);
  await check('the start screen');
  for (const [game, actions] of [['brook', 119], ['brook-four', 112], ['valley', 142]]) {
    await page.goto('./');
    await openGame(page, game, actions);
    await check(`${game} after ${actions} actions`);
  }
});
