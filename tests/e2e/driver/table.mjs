// Finds, reads and presses parts of the table.
import { expect } from '@playwright/test';
import { click } from './gestures.mjs';

/** The table. */
export const table = (page) => page.locator('main[data-screen=table]');

/** The button with this action. */
export const action = (page, name) => page.locator(`button[data-action=${name}]`);

/** Clicks the button with this action and waits for the page's updates. */
export const press = (page, name) => click(page, `button[data-action=${name}]`);

/** The dialog that the page shows after a panic. */
export const crashDialog = (page) => page.locator('dialog.crash');

/** Makes the app panic: the next element that it creates throws. Waits for the dialog. */
export async function crash(page) {
  await page.evaluate(() => {
    const { createElement, createElementNS } = Document.prototype;
    const throwOnce = () => {
      Object.assign(Document.prototype, { createElement, createElementNS });
      throw new DOMException('Not today.');
    };
    Object.assign(Document.prototype, { createElement: throwOnce, createElementNS: throwOnce });
  });
  await action(page, 'menu').click();
  await crashDialog(page).waitFor();
}

/** The number of the past position that is shown; null for the current one. */
export const pastPosition = (page) => table(page).getAttribute('data-past');

/** The number of actions in the match. */
export const actionCount = async (page) => Number(await page.locator('.timeline').getAttribute('data-now'));

/** The lines of the log. */
export const logLines = (page) => page.locator('.log-panel [data-log-line]').allTextContents();

/** The names of the dominoes in the document, in a hand or elsewhere. */
export function visibleDominoes(page) {
  return page.locator('[data-domino]').evaluateAll((dominoes) => dominoes.map((domino) => domino.dataset.domino));
}

/** The names of the spaces of the board, which say what lies there, and the scores. */
export async function readPosition(page) {
  const spaces = await page.locator('[data-space]').evaluateAll((all) => all.map((space) => space.getAttribute('aria-label').split(', legal')[0]));
  return { spaces, scores: await readScores(page) };
}

/** The scores on the player boards, in seat order. */
export function readScores(page) {
  return readNumbers(page.locator('[data-seat] [data-score]'));
}

/** The number of clouds that the seat has. */
export async function readClouds(page, seat) {
  return Number(await page.locator(`[data-seat="${seat}"] [data-tally=clouds]`).textContent());
}

/** Waits until the final scoring is shown in full; returns its scores. */
export async function readFinalScores(page) {
  await expect(page.locator('[data-winner]').first()).toBeVisible();
  // The row of sums comes some frames after the winner.
  const scores = page.locator('[data-final-score]');
  await expect(scores).not.toHaveCount(0);
  return readNumbers(scores);
}

/** The numbers in these elements. The page writes a minus sign, not a hyphen. */
async function readNumbers(elements) {
  return (await elements.allTextContents()).map((text) => Number(text.trim().replace('−', '-')));
}

/** Chooses an option of a setting by its index, and closes the menu. */
export async function choose(page, field, index) {
  await action(page, 'menu').click();
  await page.locator(`dialog[open] [data-field=${field}] input`).nth(index).check();
  await page.keyboard.press('Escape');
  // Until the settings are gone, the menu button does not react.
  await expect(page.locator('dialog fieldset')).toHaveCount(0);
  // Resting on an area, the pointer would open its card over the timeline.
  await page.mouse.move(0, 0);
}

/** Makes the browser refuse every access to localStorage: the init script of a page. */
export function blockStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get: refuse });
}

/** Makes every write to the storage of a key with this beginning fail until `freeStorage`. */
export function fillStorage(page, beginning = '') {
  return page.evaluate((beginning) => {
    const { setItem } = Storage.prototype;
    globalThis.isFull = true;
    Storage.prototype.setItem = function (key, text) {
      if (globalThis.isFull && key.startsWith(beginning)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  }, beginning);
}

/** Ends what `fillStorage` began. */
export function freeStorage(page) {
  return page.evaluate(() => {
    globalThis.isFull = false;
  });
}
