// A player who knows only the page: starts games, presses what is offered, ends turns.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { DOUBLE_TAP, mouse } from './hands.mjs';

/**
 * Starts a game on the start screen; `holders` is who holds each seat, `press` what is pressed after that. Bots do not
 * pause, and nobody is helped as a newcomer unless it is asked for.
 */
export async function start(page, { board = 'brook', holders, names = [], press, newcomer = false }) {
  await hurryBots(page);
  await page.locator('select[data-field=board]').selectOption(board);
  await page.locator('[data-field=players]').selectOption(String(holders.length));
  for (const [seat, holder] of holders.entries()) {
    const row = page.locator(`[data-seat-row="${seat}"]`);
    await row.locator('select[data-field=holder]').selectOption(holder);
    if (names[seat]) await row.locator('input[data-field=name]').fill(names[seat]);
  }
  await page.locator('select[data-field=begins]').selectOption('0');
  await page.locator('button[data-action=start-game]').click();
  if (press) await page.locator(press).click();
  await page.locator('main[data-screen=table]').waitFor();
  if (!newcomer) await page.locator('button[data-action=no-more-help]').dispatchEvent('click');
}

/** Chooses on the start screen that bots do not pause. */
export async function hurryBots(page) {
  await page.locator('button[data-action=settings]').click();
  await page.locator('dialog[open] [data-field=bot-speed] input').last().check();
  await page.keyboard.press('Escape');
}

/**
 * What the table says of the turn (`phase`, `turn`, `holder`), and the selector of what a player in a hurry presses next:
 * the first thing that fits, and whatever carries the turn on. All in one look, for each look costs a round trip.
 */
export function look(page) {
  return page.locator('main[data-screen=table]:not([data-settling])').evaluate((table) => {
    const open = (action) => `button[data-action=${action}]:not([aria-disabled=true])`;
    const wanted = {
      domino: [open('place-domino'), '[data-space].legal', open('discard-domino'), '[data-domino]:not(.fits-nowhere)', '[data-domino]'],
      mushroom: [open('place-mushroom'), '[data-space].legal', open('skip-mushroom')],
      plant: [open('place-plant'), 'button[data-plant]:not([aria-disabled=true])', open('skip-plant')],
      finish: [open('finish')],
      end: [open('extra-turn'), open('end-turn')],
    };
    const { phase, turn, holder } = table.dataset;
    const all = ['button[data-action=take-screen]', ...(wanted[phase] ?? [])];
    const found = all.map((selector) => document.querySelector(selector)).find((element) => element !== null);
    const hook = ['action', 'space', 'domino', 'plant'].find((name) => found && name in found.dataset);
    return { phase, turn, holder, next: hook && `[data-${hook}="${found.dataset[hook]}"]` };
  });
}

/** Does the next thing of a person's turn. */
export async function step(page, press = mouse) {
  const { phase, next } = await look(page);
  if (!next) throw new Error(`nothing can be pressed in phase ${phase}`);
  await pressNext(page, next, press);
}

/** What was pressed last on each page. */
const pressed = new WeakMap();

/** Presses what is offered; where the same is offered again, the page has asked, and takes no double tap for an answer. */
async function pressNext(page, next, press) {
  if (pressed.get(page) === next) await page.waitForTimeout(DOUBLE_TAP);
  pressed.set(page, next);
  await press(page, next);
}

/** Presses what is offered until the table is in this phase. */
export async function playTo(page, wanted, press = mouse) {
  for (let steps = 0; steps < 40; steps += 1) {
    const { phase, next } = await look(page);
    if (phase === wanted && next !== takeScreen) return;
    await pressNext(page, next, press);
  }
  throw new Error(`the turn does not come to phase ${wanted}`);
}

const takeScreen = '[data-action="take-screen"]';

/** Waits until a person is to act, or nobody any more. */
export function botsHavePlayed(page) {
  const done = () => {
    const { phase, holder } = document.querySelector('main[data-screen=table]').dataset;
    return holder === 'person' || phase === 'over';
  };
  // Between bots that is a whole game.
  return page.waitForFunction(done, undefined, { polling: 10, timeout: 150_000 });
}

/** Plays until the game is over; gives the seats that the screen was handed to, one after the other. */
export async function playToTheEnd(page, press = mouse) {
  const takers = [];
  for (let steps = 0; steps < 2_000; steps += 1) {
    const { phase, turn, holder, next } = await look(page);
    if (phase === 'over') return takers;
    if (holder === 'bot') {
      await botsHavePlayed(page);
    } else {
      if (next === takeScreen) takers.push(Number(turn));
      await pressNext(page, next, press);
    }
  }
  throw new Error('the game did not end');
}

/** The scores that the player boards show, in seat order. */
export async function shownScores(page) {
  const scores = page.locator('[data-seat] [data-score]');
  return (await scores.allTextContents()).map((text) => Number(text.trim().replace('−', '-')));
}

/** The clouds that the seat has. */
export async function shownClouds(page, seat) {
  return Number(await page.locator(`[data-seat="${seat}"] [data-clouds]`).getAttribute('data-clouds'));
}

/** Exports the game, through the menu unless a dialog offers it already; gives the record. */
export async function exported(page, path) {
  const button = page.locator('dialog[open] button[data-action=export]');
  if (!(await button.isVisible())) await mouse(page, 'button[data-action=menu]');
  const download = page.waitForEvent('download');
  await button.click();
  await (await download).saveAs(path);
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Waits until the final scoring is shown in full. */
export async function finalScores(page) {
  await expect(page.locator('[data-winner]').first()).toBeVisible();
  const scores = page.locator('[data-final-score]');
  return (await scores.allTextContents()).map((text) => Number(text.trim().replace('−', '-')));
}
