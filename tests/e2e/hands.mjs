// Ways to press something: with a mouse, with a finger, with the keyboard. Each takes the page and a selector.

/** Waits until the page shows all that the last press has changed; not for ever, for bots may go on and on. */
export async function settled(page) {
  const waves = () =>
    new Promise((done) => {
      let frames = 0;
      const look = () => {
        frames += 1;
        if (frames < 20 && document.querySelector('[data-settling]')) requestAnimationFrame(look);
        else done();
      };
      look();
    });
  // What was pressed may lead to another page.
  await page.evaluate(waves).catch(() => {});
}

/** Where the middle of the element lies, in CSS pixels, and what covers it there, if anything does. */
async function middle(page, selector) {
  const look = (selector) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, cover: element.contains(hit) ? null : `${hit?.outerHTML.slice(0, 200)}` };
  };
  const at = await page.evaluate(look, selector);
  if (at) return at;
  await page.locator(selector).first().waitFor({ state: 'attached' });
  return page.evaluate(look, selector);
}

/** The middle of the element, which must be free. */
async function free(page, selector) {
  const at = await middle(page, selector);
  if (at.cover) throw new Error(`${selector} is covered by ${at.cover}`);
  return at;
}

/** The middle of the element for a mouse: what shows itself where the pointer rests goes away when it moves. */
async function point(page, selector) {
  const at = await middle(page, selector);
  if (!at.cover) return at;
  await page.mouse.move(at.x, at.y);
  return free(page, selector);
}

/** Clicks the element in its middle. Playwright's own click waits for two frames before. */
export async function mouse(page, selector) {
  const { x, y } = await point(page, selector);
  await page.mouse.click(x, y);
  await settled(page);
}

/** Clicks the element in its middle and holds it for so many milliseconds, as a person does. */
export async function held(page, selector, delay) {
  const { x, y } = await point(page, selector);
  await page.mouse.click(x, y, { delay });
}

/** What sends each page touches in place of a mouse's presses. */
const screens = new WeakMap();

/**
 * The same with a finger; from then on a mouse's presses are touches on the page, too. Chromium makes the gesture itself: touches
 * that are handed to it from outside wait until the page has time to say what lies there, as a screen's do not.
 */
export async function touched(page, selector, duration) {
  const { x, y } = await free(page, selector);
  if (!screens.has(page)) {
    const screen = await page.context().newCDPSession(page);
    // A table that is played by finger has no mouse that rests over it.
    await page.mouse.move(0, page.viewportSize().height - 1);
    await screen.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
    screens.set(page, screen);
  }
  await screens.get(page).send('Input.synthesizeTapGesture', { x, y, duration, gestureSourceType: 'mouse' });
}

/** How soon after the first a second tap makes a double tap, which the page takes for one; in milliseconds. */
export const DOUBLE_TAP = 500;

/** When each page was tapped last, in milliseconds. */
const tapped = new WeakMap();

/** Taps the element in its middle, and never so soon that it would be a double tap; the page needs `hasTouch`. */
export async function finger(page, selector) {
  await page.waitForTimeout(Math.max(0, DOUBLE_TAP - (performance.now() - (tapped.get(page) ?? -Infinity))));
  const { x, y } = await free(page, selector);
  await page.touchscreen.tap(x, y);
  tapped.set(page, performance.now());
  await settled(page);
}

/** Goes to the element by Tab, and by arrows on a board without holes, and presses Enter. */
export async function keyboard(page, selector) {
  const [, space] = /data-space="(\w+)"/.exec(selector) ?? [];
  await tabTo(page, space ? '[data-space]' : selector);
  if (space) await walkTo(page, space);
  await page.keyboard.press('Enter');
  await settled(page);
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function walkTo(page, space) {
  const place = (name) => ({ column: name.charCodeAt(0), row: Number(name.slice(1)) });
  const from = place(await page.evaluate(() => document.activeElement.dataset.space));
  const to = place(space);
  const press = async (key, times) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await press('ArrowRight', to.column - from.column);
  await press('ArrowLeft', from.column - to.column);
  await press('ArrowDown', to.row - from.row);
  await press('ArrowUp', from.row - to.row);
  if (!(await hasFocus(page, `[data-space="${space}"]`))) throw new Error(`the arrows do not lead to ${space}`);
}

function hasFocus(page, selector) {
  return page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
}
