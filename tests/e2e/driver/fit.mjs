// Measures whether the table fits into the window.
//
// The page may be Playwright's or that of any browser's driver (engines/page.mjs).
import { waitForUpdates } from './gestures.mjs';

/** The distance that the page can be scrolled, in CSS pixels. */
export function overflow(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
}

/** The player boards, and the buttons and hand on display, that are not wholly in the window. */
export async function cutOff(page) {
  // The next frame measures the room, the one after it lays out what depends on it.
  await waitForUpdates(page);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let frames = 0; frames < 3; frames += 1) await page.evaluate(frame);
  return page.evaluate(findCutOff);
}

/** Runs in the page. */
function findCutOff() {
  const isShown = (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0;
  return [...document.querySelectorAll('main[data-screen=table] :is(button, [data-seat], [data-score], .hand)')]
    .filter((part) => !part.matches('button, .hand') || isShown(part))
    .filter((part) => !part.closest('.log-frame'))
    .filter((part) => {
      const { left, top, right, bottom, height } = part.getBoundingClientRect();
      return height === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map((part) => part.dataset.action || part.dataset.seat || part.outerHTML);
}
