// A player who knows only the page: starts games, clicks what glows, ends turns.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

/** What the table says of the turn: phase, seat, and who holds the seat. */
async function turn(page) {
  return page.locator('main[data-screen=table]').evaluate((table) => ({ ...table.dataset }));
}

/** Starts a game on the start screen; `holders` is who holds each seat. */
export async function start(page, { board = 'brook', holders, names = [] }) {
  await page.locator('select[data-field=board]').selectOption(board);
  await page.locator('[data-field=players]').selectOption(String(holders.length));
  for (const [seat, holder] of holders.entries()) {
    const row = page.locator(`[data-seat-row="${seat}"]`);
    await row.locator('select[data-field=holder]').selectOption(holder);
    if (names[seat]) await row.locator('input[data-field=name]').fill(names[seat]);
  }
  await page.locator('select[data-field=begins]').selectOption('0');
  await page.locator('button[data-action=start-game]').click();
  await page.locator('main[data-screen=table]').waitFor();
}

/** Says "I am here" if the screen is to be handed over. */
async function takeScreen(page) {
  const button = page.locator('button[data-action=take-screen]');
  if (await button.isVisible()) await button.click();
}

function action(page, name) {
  return page.locator(`button[data-action=${name}]`);
}

/** Whether the button is there and does something. */
async function offers(page, name) {
  const button = action(page, name);
  return (await button.isVisible()) && (await button.getAttribute('aria-disabled')) !== 'true';
}

/** Lays the first domino of the hand that fits, or discards the first one. */
async function layDomino(page) {
  const fitting = page.locator('button[data-domino]:not(.dead)').first();
  if ((await fitting.count()) === 0) {
    await page.locator('button[data-domino]').first().click();
    return action(page, 'discard-domino').click();
  }
  await fitting.click();
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-domino').click();
}

/** Sets the first plant that is left, or none where none can stand. */
async function plant(page) {
  const kind = page.locator('button[data-plant]:not([aria-disabled=true])').first();
  if ((await kind.count()) === 0) return action(page, 'skip-plant').click();
  await kind.click();
  await action(page, 'place-plant').click();
}

/** Sets a mushroom on the first space that glows. */
async function mushroom(page) {
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-mushroom').click();
}

/** Does one step of a person's turn by clicks alone. */
export async function step(page) {
  await takeScreen(page);
  const { phase } = await turn(page);
  if (phase === 'domino') await layDomino(page);
  else if (phase === 'mushroom') await mushroom(page);
  else if (phase === 'plant') await plant(page);
  else if (phase === 'finish') await action(page, 'finish').click();
  else if (phase === 'end') await action(page, (await offers(page, 'extra-turn')) ? 'extra-turn' : 'end-turn').click();
}

/** Plays until the game is over; `watch` sees the table after each step. */
export async function playToTheEnd(page, watch = async () => {}) {
  for (let steps = 0; steps < 2_000; steps += 1) {
    const { phase, holder } = await turn(page);
    if (phase === 'over') return;
    if (holder === 'bot') await page.waitForTimeout(20);
    else await step(page);
    await watch(steps);
  }
  throw new Error('the game did not end');
}

/** The scores that the player boards show, in seat order. */
export async function shownScores(page) {
  const scores = page.locator('[data-seat] [data-score]');
  return (await scores.allTextContents()).map((text) => Number(text.trim().replace('−', '-')));
}

/** Exports the game, through the menu unless a dialog offers it already; gives the record. */
export async function exported(page, path) {
  const button = page.locator('dialog[open] button[data-action=export]');
  if (!(await button.isVisible())) await action(page, 'menu').click();
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
