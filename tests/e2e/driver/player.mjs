// Starts, exports and leaves games as a player who knows only the page.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { click, waitForUpdates } from './gestures.mjs';
import { crashDialog, press as pressAction } from './table.mjs';
import { playTurn, waitForBots } from './turns.mjs';

export * from './turns.mjs';

/** The players of a game between two people. */
export const twoPeople = { controllers: ['person', 'person'], names: ['Ann', 'Ben'] };

/** The players of a game against a bot that does not think for long. */
export const againstBot = { controllers: ['person', 'acorn'], names: ['Ann', 'Bot'] };

/**
 * Starts a game on the start screen. `controllers` are the players' kinds in seat order; `press` is pressed after the
 * start button. Bots do not pause, and newcomers' help is off unless `newcomer` is set.
 */
export async function startGame(page, { board = 'brook', controllers, names = [], press, newcomer = false }) {
  await removeBotPauses(page);
  await openSetup(page);
  await page.locator(`.board-card:has([value="${board}"])`).click();
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
  if (!newcomer) await page.locator('button[data-action=no-more-hints]').dispatchEvent('click');
}

/** Opens the form with the board and the players on the start screen. */
export async function openSetup(page) {
  const toggle = page.locator('button[data-action=set-up]');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Chooses on the start screen that bots do not pause. */
export async function removeBotPauses(page) {
  await page.locator('button[data-action=settings]').click();
  await page.locator('dialog[open] [data-field=bot-speed] input').last().check();
  await page.keyboard.press('Escape');
}

/** Plays the person's turn to its end and waits for the bots' turns. */
export async function playRound(page, press) {
  await playTurn(page, press);
  await waitForBots(page);
  // The timeline comes with the last update.
  await waitForUpdates(page);
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
