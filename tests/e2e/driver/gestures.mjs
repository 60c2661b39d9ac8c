// Clicks, taps and key presses. Each takes the page and a selector.
import { skipDoubleTapTime } from './clock.mjs';

/** Waits until the page shows all that the last press has changed, for at most 20 frames: bots may go on and on. */
export async function waitForUpdates(page) {
  const updates = () =>
    new Promise((done) => {
      let frames = 0;
      const check = () => {
        frames += 1;
        if (frames < 20 && document.querySelector('[data-settling]')) requestAnimationFrame(check);
        else done();
      };
      check();
    });
  // The press may have led to another page.
  await page.evaluate(updates).catch(() => {});
}

/** Changes the window's size and waits until the layout follows: it measures in the next frame, and lays out in the one after. */
export async function resize(page, size) {
  await page.setViewportSize(size);
  await waitForUpdates(page);
  await waitForFrames(page, 3);
}

/** Waits for so many frames of the page. */
export function waitForFrames(page, count) {
  return page.evaluate(async (count) => {
    for (let frames = 0; frames < count; frames += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** The middle of the element in CSS pixels, and what covers it there, if anything does. */
async function findMiddle(page, selector) {
  const find = (selector) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, cover: element.contains(hit) ? null : `${hit?.outerHTML.slice(0, 200)}` };
  };
  const middle = await page.evaluate(find, selector);
  if (middle) return middle;
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, selector);
  return page.evaluate(find, selector);
}

/** The middle of the element; throws if something covers it. */
async function uncoveredMiddle(page, selector) {
  const middle = await findMiddle(page, selector);
  if (middle.cover) throw new Error(`${selector} is covered by ${middle.cover}`);
  return middle;
}

/** The middle of the element for a mouse. What opens under a resting pointer closes when the pointer moves. */
async function mouseTarget(page, selector) {
  const middle = await findMiddle(page, selector);
  if (!middle.cover) return middle;
  await page.mouse.move(middle.x, middle.y);
  return uncoveredMiddle(page, selector);
}

/**
 * Clicks the middle of the element when the last press is shown: until then the layout may still move.
 * Playwright's own click always waits for two frames.
 */
export async function click(page, selector) {
  await waitForUpdates(page);
  const { x, y } = await mouseTarget(page, selector);
  await page.mouse.click(x, y);
  await waitForUpdates(page);
}

/** Clicks the middle of the element and holds the button down for so many milliseconds. */
export async function slowClick(page, selector, duration) {
  const { x, y } = await mouseTarget(page, selector);
  await page.mouse.click(x, y, { delay: duration });
}

/** The DevTools session that sends touches to each page. */
const touchSessions = new WeakMap();

/**
 * Taps the middle of the element and stays down for so many milliseconds. From then on mouse events
 * reach the page as touches. Chromium makes the gesture itself: unlike those of a real screen, touches
 * from outside would wait until the page has time to say what lies there.
 */
export async function slowTap(page, selector, duration) {
  const { x, y } = await uncoveredMiddle(page, selector);
  if (!touchSessions.has(page)) {
    const session = await page.context().newCDPSession(page);
    // No mouse rests over a table that is played by finger.
    await page.mouse.move(0, page.viewportSize().height - 1);
    await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
    touchSessions.set(page, session);
  }
  await touchSessions.get(page).send('Input.synthesizeTapGesture', { x, y, duration, gestureSourceType: 'mouse' });
}

/** Taps the middle of the element, never as the second half of a double tap; the page needs `hasTouch`. */
export async function tap(page, selector) {
  await waitForUpdates(page);
  await skipDoubleTapTime(page);
  const { x, y } = await uncoveredMiddle(page, selector);
  // The browser makes a click of the touches, but only some time after it has delivered them.
  await page.evaluate(() => {
    globalThis.nextClick = new Promise((done) => addEventListener('click', () => done(), { capture: true, once: true }));
  });
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => globalThis.nextClick);
  await waitForUpdates(page);
}

/** The DevTools session that moves fingers on each page. */
const fingerSessions = new WeakMap();

/**
 * Puts fingers on these points, moves each by its way in steps, and lifts them once they rest: after a flick the browser
 * takes the next tap for its end. The page needs `hasTouch`.
 */
async function moveFingers(page, fingers) {
  if (!fingerSessions.has(page)) fingerSessions.set(page, await page.context().newCDPSession(page));
  const session = fingerSessions.get(page);
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const after = (part) => fingers.map(({ from, to }, id) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, id }));
  await send('touchStart', after(0));
  for (const step of [1, 2, 3, 4, 5]) await send('touchMove', after(step / 5));
  await waitForFrames(page, 6);
  await send('touchMove', after(1));
  await send('touchEnd', []);
  await waitForUpdates(page);
}

/** Moves two fingers around the point apart, to `factor` times their distance. */
export function pinch(page, { x, y }, factor) {
  const finger = (side) => ({ from: { x: x + side * 20, y }, to: { x: x + side * 20 * factor, y } });
  return moveFingers(page, [finger(-1), finger(1)]);
}

/** Moves a finger from one point to the other. */
export function swipe(page, from, to) {
  return moveFingers(page, [{ from, to }]);
}

/** Goes to the element by Tab, on a board without holes by arrow keys, and presses Enter. */
export async function pressEnterOn(page, selector) {
  const [, space] = /data-space="(\w+)"/.exec(selector) ?? [];
  await tabTo(page, space ? '[data-space]' : selector);
  if (space) await walkTo(page, space);
  await page.keyboard.press('Enter');
  await waitForUpdates(page);
}

/** Waits until an element that fits the selector has the focus. */
export const focusOn = (page, selector) => page.waitForFunction((selector) => document.activeElement.matches(selector), selector);

/** Presses Tab until the element has the focus. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function walkTo(page, space) {
  const parse = (name) => ({ column: name.charCodeAt(0), row: Number(name.slice(1)) });
  const from = parse(await page.evaluate(() => document.activeElement.dataset.space));
  const to = parse(space);
  const press = async (key, times) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await press('ArrowRight', to.column - from.column);
  await press('ArrowLeft', from.column - to.column);
  await press('ArrowDown', to.row - from.row);
  await press('ArrowUp', from.row - to.row);
  if (!(await hasFocus(page, `[data-space="${space}"]`))) throw new Error(`the arrow keys do not lead to ${space}`);
}

function hasFocus(page, selector) {
  return page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
}
