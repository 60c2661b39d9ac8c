// Firefox, driven by WebDriver BiDi.
import { launch } from 'puppeteer-core';
import { Page } from './page.mjs';

/** Firefox as it is published. */
export const firefox = {
  name: 'Firefox',
  program: process.env.RENATURE_FIREFOX,
  /** Starts the browser with its profile in one folder and its downloads in another. */
  async start({ profile, downloads }) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: this.program,
      userDataDir: profile,
      extraPrefsFirefox: {
        // Pieces do not move, as in most tests in Chromium.
        'ui.prefersReducedMotion': 1,
        // Without a touch screen, Firefox does not offer touch events to pages.
        'dom.w3c_touch_events.enabled': 1,
        // A page may take the focus back from the toolbar.
        'dom.disable_window_flip': false,
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        // Its panel would take the focus.
        'browser.download.alwaysOpenPanel': false,
        'browser.download.always_ask_before_handling_new_types': false,
      },
    });
    return {
      version: await browser.version(),
      // The first page that Firefox opens never gets the focus, so that no key would press a button.
      page: new FirefoxPage(await browser.newPage()),
      close: () => browser.close(),
    };
  },
};

class FirefoxPage extends Page {
  #page;

  constructor(page) {
    super();
    this.#page = page;
  }

  get mouse() {
    return this.#page.mouse;
  }

  keyboard = {
    press: async (key) => {
      await this.#page.keyboard.press(key);
      // From the page's last element Tab leads to the toolbar, which the driver's keys do not reach.
      if (key === 'Tab') await this.evaluate(() => document.hasFocus() || globalThis.focus());
    },
  };

  get touchscreen() {
    return this.#page.touchscreen;
  }

  goto(address) {
    return this.#page.goto(address);
  }

  reload() {
    return this.#page.reload();
  }

  evaluate(body, argument) {
    return this.#page.evaluate(body, argument);
  }

  setViewportSize(size) {
    return this.#page.setViewport(size);
  }

  async chooseFile(selector, path) {
    const input = await this.#page.$(selector);
    await input.uploadFile(path);
  }
}
