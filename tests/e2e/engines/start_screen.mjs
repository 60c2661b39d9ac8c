// Opens the site and starts games in any browser.
import { click } from '../driver/gestures.mjs';

/** The button that starts a game. */
const startButton = 'button[data-action=start-game]';

const importField = 'input[data-field=import]';

/** The preferences that make games fast. */
const preferences = { animations: 'off', bot_speed: 'instant', helped: true };

/** Opens the page with preferences that make games fast. */
export async function visit(page, site) {
  // Any file of the site that runs no script.
  await page.goto(`${site.address}icon.svg`);
  await page.evaluate((preferences) => localStorage.setItem('renature.preferences', JSON.stringify(preferences)), preferences);
  await page.goto(site.address);
  await waitFor(page, startButton);
}

/** Chooses the players' kinds, in seat order, and the board. The first player begins. */
export async function setUpGame(page, { board = 'brook', controllers }) {
  await click(page, 'button[data-action=set-up][aria-expanded=false]');
  await click(page, `.board-card:has([value="${board}"])`);
  await choose(page, '[data-field=players]', String(controllers.length));
  for (const [seat, controller] of controllers.entries()) await choose(page, `[data-seat-row="${seat}"] [data-field=holder]`, controller);
  await choose(page, '[data-field=begins]', '0');
}

/** Starts a game and waits for its table. */
export async function startGame(page, setup) {
  await setUpGame(page, setup);
  await click(page, startButton);
  await waitForTable(page);
}

/** Imports a file with a game on the start screen, and takes the screen. */
export async function openFile(page, path) {
  await waitFor(page, importField);
  await page.chooseFile(importField, path);
  await waitForTable(page);
  await click(page, 'button[data-action=take-screen]');
}

/** Waits for the table. */
export const waitForTable = (page) => waitFor(page, 'main[data-screen=table]');

/** Waits until something is there. */
export const waitFor = (page, selector) => page.waitForFunction((selector) => document.querySelector(selector) !== null, selector);

/** The lines of the log. */
export const logLines = (page) => page.evaluate(() => [...document.querySelectorAll('.log-panel [data-log-line]')].map((line) => line.textContent));

/** The scores on the player boards, in seat order. The page writes a minus sign, not a hyphen. */
export const readScores = (page) => page.evaluate(() => [...document.querySelectorAll('[data-seat] [data-score]')].map((score) => Number(score.textContent.trim().replace('−', '-'))));

/** Chooses an option of a list as the player does it there: drivers cannot click in the list, which the system draws. */
async function choose(page, selector, value) {
  await waitFor(page, selector);
  const change = ({ selector, value }) => {
    const list = document.querySelector(selector);
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await page.evaluate(change, { selector, value });
}
