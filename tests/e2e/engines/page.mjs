// The page of a browser that Playwright cannot drive.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A page with the part of Playwright's interface that `gestures.mjs` and `turns.mjs` of driver/ use, and little more.
 *
 * A subclass adds `goto(address)`, `reload()`, `evaluate(function, argument)`, `setViewportSize(size)`,
 * `chooseFile(selector, path)`, `mouse` with `move` and `click`, `keyboard` with `press`, and `touchscreen` with `tap`,
 * or without one if the driver cannot touch.
 */
export class Page {
  /** Waits until the function returns something in the page that counts as true; returns that. */
  async waitForFunction(find, argument, { timeout = 30_000 } = {}) {
    const end = performance.now() + timeout;
    for (;;) {
      let failure;
      // While the browser goes to another page, nothing can be evaluated.
      const found = await this.evaluate(find, argument).catch((error) => (failure = error) && null);
      if (found) return found;
      if (performance.now() > end) {
        const shown = await this.evaluate(describePage).catch(String);
        throw new Error(`in ${timeout} ms this did not become true: ${find} of ${argument}; ${shown}`, { cause: failure });
      }
      await pause(20);
    }
  }
}

/** Says where the page is and what it shows; runs in the page. */
function describePage() {
  const main = document.querySelector('main');
  const texts = [...document.querySelectorAll('dialog[open], .banner')].map((part) => part.innerText);
  return JSON.stringify([location.href, history.state, document.readyState, main?.id, { ...main?.dataset }, texts]);
}
