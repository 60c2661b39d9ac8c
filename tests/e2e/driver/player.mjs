// Plays games as a player who knows only the page: starts them, presses what it offers, ends turns.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { skipDoubleTapTime } from './clock.mjs';
import { click, waitForUpdates } from './gestures.mjs';
import { crashDialog, press as pressAction } from './table.mjs';

/** The players of a game between two people. */
export const twoPeople = { controllers: ['person', 'person'], names: ['Ann', 'Ben'] };

/** The players of a game against a bot that does not think for long. */
export const againstBot = { controllers: ['person', 'greedy'], names: ['Ann', 'Bot'] };

/**
 * Starts a game on the start screen. `controllers` are the players' kinds in seat order; `press` is pressed after the
 * start button. Bots do not pause, and newcomers' help is off unless `newcomer` is set.
 */
export async function startGame(page, { board = 'brook', controllers, names = [], press, newcomer = false }) {
  await removeBotPauses(page);
  await page.locator('select[data-field=board]').selectOption(board);
  await page.locator('[data-field=players]').selectOption(String(controllers.length));
  for (const [seat, controller] of controllers.entries()) {
    const row = page.locator(`[data-seat-row="${seat}"]`);
    await row.locator('select[data-field=holder]').selectOption(controller);
    if (names[seat]) await row.locator('input[data-field=name]').fill(names[seat]);
  }
  await page.locator('select[data-field=begins]').selectOption('0');
  await page.locator('button[data-action=start-game]').click();
  if (press) await page.locator(press).click();
  await page.locator('main[data-screen=table]').waitFor();
  if (!newcomer) await page.locator('button[data-action=no-more-help]').dispatchEvent('click');
}

/** Chooses on the start screen that bots do not pause. */
export async function removeBotPauses(page) {
  await page.locator('button[data-action=settings]').click();
  await page.locator('dialog[open] [data-field=bot-speed] input').last().check();
  await page.keyboard.press('Escape');
}

const enabled = (action) => `button[data-action=${action}]:not([aria-disabled=true])`;

/** The selectors of what a player in a hurry presses in each phase: the first one that finds something. */
export const phaseSteps = {
  domino: [enabled('place-domino'), '[data-space].legal', enabled('discard-domino'), '[data-domino]:not(.fits-nowhere)', '[data-domino]'],
  mushroom: [enabled('place-mushroom'), '[data-space].legal', enabled('skip-mushroom')],
  plant: [enabled('place-plant'), 'button[data-plant]:not([aria-disabled=true])', enabled('skip-plant')],
  finish: [enabled('finish')],
  end: [enabled('extra-turn'), enabled('end-turn')],
};

/**
 * Reads the table's `phase`, `turn` and `controller`, and the selector of what a player in a hurry presses next: the
 * first move that fits, else what ends the step. One evaluation reads all of it, since each costs a round trip.
 */
export function readTurn(page) {
  return page.locator('main[data-screen=table]:not([data-settling])').evaluate((table, phaseSteps) => {
    const { phase, turn, holder: controller } = table.dataset;
    const selectors = ['button[data-action=take-screen]', 'button[data-action=answer-yes]', ...(phaseSteps[phase] ?? [])];
    const found = selectors.map((selector) => document.querySelector(selector)).find((element) => element !== null);
    const attribute = ['action', 'space', 'domino', 'plant'].find((name) => found && name in found.dataset);
    return { phase, turn, controller, next: attribute && `[data-${attribute}="${found.dataset[attribute]}"]` };
  }, phaseSteps);
}

/** Presses the next thing in a person's turn. */
export async function playStep(page, press = click) {
  const { phase, next } = await readTurn(page);
  if (!next) throw new Error(`nothing can be pressed in phase ${phase}`);
  await pressNext(page, next, press);
}

/** The selector that was pressed last on each page. */
const lastPressed = new WeakMap();

/** Presses what is offered. A second press of it, or of the answer to its question, must not be a double tap. */
async function pressNext(page, next, press) {
  if (lastPressed.get(page) === next || next.includes('answer-yes')) await skipDoubleTapTime(page);
  lastPressed.set(page, next);
  await press(page, next);
}

/** Presses what is offered until the table is in this phase. */
export async function playTo(page, wanted, press = click) {
  for (let steps = 0; steps < 40; steps += 1) {
    const { phase, next } = await readTurn(page);
    if (phase === wanted && next !== takeScreen) return;
    await pressNext(page, next, press);
  }
  throw new Error(`the turn does not come to phase ${wanted}`);
}

const takeScreen = '[data-action="take-screen"]';

/** Waits until a person is to act or the game is over. */
export function waitForBots(page) {
  const done = () => {
    // There is no table yet when a game is being opened.
    const table = document.querySelector('main[data-screen=table]');
    return table?.dataset.holder === 'person' || table?.dataset.phase === 'over';
  };
  // Between bots that is a whole game.
  return page.waitForFunction(done, undefined, { polling: 10, timeout: 150_000 });
}

/** Plays the person's turn to its end; then it is the next player's turn. */
export async function playTurn(page) {
  await playTo(page, 'end');
  await pressAction(page, 'end-turn');
}

/** Plays the person's turn to its end and waits for the bots' turns. */
export async function playRound(page) {
  await playTurn(page);
  await waitForBots(page);
  // The timeline comes with the last update.
  await waitForUpdates(page);
}

/** Plays until the game is over. Returns the seats to which the screen was handed over, in order. */
export async function playToTheEnd(page, press = click) {
  const handovers = [];
  for (let steps = 0; steps < 2_000; steps += 1) {
    const { phase, turn, controller, next } = await readTurn(page);
    if (phase === 'over') return handovers;
    if (controller === 'bot') {
      await waitForBots(page);
    } else {
      if (next === takeScreen) handovers.push(Number(turn));
      await pressNext(page, next, press);
    }
  }
  throw new Error('the game did not end');
}

/** Exports the game, by the open dialog if it offers that, else by the menu. Returns the record. */
export async function exportRecord(page, path) {
  const button = page.locator('dialog[open] button[data-action=export]');
  if (!(await button.isVisible())) await click(page, 'button[data-action=menu]');
  const download = page.waitForEvent('download');
  await button.click();
  await (await download).saveAs(path);
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Leaves the table for the start screen. */
export async function leaveTable(page) {
  await pressAction(page, 'menu');
  await page.locator('dialog[open] button[data-action=new-game]').click();
  await page.locator('dialog[open] button[data-action=leave]').click();
  await page.locator('main[data-screen=start]').waitFor();
}

/** Expects no crash, and no refused action, which a random one would have replaced. */
export async function expectNoFailure(page) {
  await expect(crashDialog(page)).toHaveCount(0);
  await expect(page.locator('.turn-line.refused')).toHaveCount(0);
}
