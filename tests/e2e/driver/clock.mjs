// The page's clock: tests move it forward instead of waiting.

/** Longer than two taps that count as one: 350 ms after any tap, 500 ms where the page asks for a second tap. */
const DOUBLE_TAP = 600;

/**
 * Moves the page's clock past the time within which two taps count as one.
 *
 * The page measures that time by `performance.now()` and by the time stamps of events. Only these
 * move: timers, frames and animations go on in real time. The answer to the last tap comes first: its
 * time must not move, too.
 */
export async function skipDoubleTapTime(page) {
  await page.waitForFunction(() => !document.querySelector('[data-settling]'));
  await advanceClock(page, DOUBLE_TAP);
}

/** Moves the page's `performance.now()` and time stamps forward by so many milliseconds, until the page is loaded again. */
export function advanceClock(page, milliseconds) {
  return page.evaluate((milliseconds) => {
    if (globalThis.clockOffset === undefined) {
      const now = performance.now.bind(performance);
      globalThis.clockOffset = 0;
      performance.now = () => now() + globalThis.clockOffset;
      const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
      const timeStamp = { get() { return get.call(this) + globalThis.clockOffset; } };
      Object.defineProperty(Event.prototype, 'timeStamp', timeStamp);
    }
    globalThis.clockOffset += milliseconds;
  }, milliseconds);
}

/**
 * Stops the page's `performance.now()` and time stamps, so that all taps from now on come within the time of a double
 * tap. `globalThis.stopped` is the time; a test may move it on.
 */
export function stopClock(page) {
  return page.evaluate(() => {
    globalThis.stopped = performance.now();
    performance.now = () => globalThis.stopped;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => globalThis.stopped });
  });
}
