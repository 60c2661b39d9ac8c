// A client of W3C WebDriver (https://www.w3.org/TR/webdriver2/) for one session with one window.
import { Page } from './page.mjs';

/** The names of keys in Playwright and their letters in WebDriver. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The name under which WebDriver hides an element's number in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a session with a driver. Returns its capabilities, a page, and a function that ends it. */
export async function startSession(driver, wanted) {
  const { sessionId, capabilities } = await send(driver, 'POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const call = (method, path, body) => send(driver, method, `/session/${sessionId}${path}`, body);
  return { capabilities, page: new WebDriverPage(call), end: () => call('DELETE', '') };
}

async function send(driver, method, path, body) {
  const response = await fetch(`${driver}${path}`, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** The page in a session's window. */
class WebDriverPage extends Page {
  #call;
  #pointer = { x: -1, y: -1 };

  constructor(call) {
    super();
    this.#call = call;
  }

  goto(address) {
    return this.#call('POST', '/url', { url: address });
  }

  reload() {
    return this.#call('POST', '/refresh');
  }

  async evaluate(body, argument) {
    const script = `const done = arguments[1];
      (async () => (${body})(arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = await this.#call('POST', '/execute/async', { script, args: [argument ?? null] });
    if (error) throw new Error(error);
    return value;
  }

  async setViewportSize({ width, height }) {
    await this.#call('POST', '/window/rect', { width, height });
    await this.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, { width, height });
  }

  async chooseFile(selector, path) {
    const element = await this.#call('POST', '/element', { using: 'css selector', value: selector });
    await this.#call('POST', `/element/${element[ELEMENT]}/value`, { text: path });
  }

  mouse = {
    move: async (x, y) => {
      const { x: oldX, y: oldY } = this.#pointer;
      if (x !== oldX || y !== oldY) await this.#point(x, y, [], 'pointermove');
    },
    click: (x, y) => this.#point(x, y, [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }], 'pointerup'),
  };

  keyboard = {
    press: (key) => {
      const value = keys[key];
      const actions = [{ type: 'keyDown', value }, { type: 'keyUp', value }];
      return this.#act([{ type: 'key', id: 'keyboard', actions }], 'keyup');
    },
  };

  async #point(x, y, buttons, lastEvent) {
    [x, y] = [Math.round(x), Math.round(y)];
    this.#pointer = { x, y };
    const actions = [{ type: 'pointerMove', duration: 0, origin: 'viewport', x, y }, ...buttons];
    await this.#act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }], lastEvent);
  }

  /** Does the actions and waits until the page has handled their last event: the driver may answer before that. */
  async #act(actions, lastEvent) {
    await this.evaluate((lastEvent) => {
      globalThis.handled = new Promise((done) => addEventListener(lastEvent, done, { capture: true, once: true })).then(() => true);
    }, lastEvent);
    await this.#call('POST', '/actions', { actions });
    await this.evaluate(() => globalThis.handled);
  }
}
