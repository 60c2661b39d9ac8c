// The list of actions, with which the game can be played without seeing the board.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { resize, tabTo, waitForUpdates } from '../driver/gestures.mjs';
import { startGame, waitForBots } from '../driver/player.mjs';
import { table } from '../driver/table.mjs';

const moves = (page) => page.locator('dialog[open] [data-listed]');

/** Opens the list and chooses the first move of its first group by keyboard. */
async function chooseFirst(page) {
  await page.keyboard.press('l');
  await tabTo(page, 'dialog[open] .action-group > summary');
  if (!(await moves(page).first().isVisible())) await page.keyboard.press('Enter');
  await tabTo(page, 'dialog[open] [data-listed]');
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook', 118);
});

test('a whole turn can be played by the list of moves', async ({ page }) => {
  const before = Number(await page.locator('[data-seat="2"] [data-score]').textContent());
  await chooseFirst(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await expect(page.locator('main [role=status]')).toContainText('Cleo places');
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open] summary').first()).toContainText('Plant on');
  await page.locator('dialog[open] summary').first().click();
  const move = await moves(page).first().textContent();
  const points = Number(/: (\d+) points?;/.exec(move)[1]);
  await moves(page).first().click();
  await expect(page.locator('[data-seat="2"] [data-score]')).toHaveText(String(before + points));
  await expect(table(page)).toHaveAttribute('data-turn', '2');
  await chooseFirst(page);
  await expect(table(page)).not.toHaveAttribute('data-turn', '2');
});

test('a move of the list passes the focus on, not back to a space', async ({ page }) => {
  await page.locator('[data-space=a2]').focus();
  await chooseFirst(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await expect(page.locator('.plant-choice').first()).toBeFocused();
});

test('the list opens at its first group and is filtered by words', async ({ page }) => {
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'List of moves' });
  await expect(dialog.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('textbox', { name: 'Filter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await expect(dialog.getByRole('textbox', { name: 'Filter' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Filter' })).toHaveValue('');
  const all = await moves(page).count();
  const box = await dialog.boundingBox();
  await dialog.getByRole('textbox', { name: 'Filter' }).fill('THEN 1');
  const left = await moves(page).count();
  expect(left).toBeLessThan(all);
  await expect(dialog.getByRole('status')).toHaveText(`${left} moves`);
  await expect(moves(page).last()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Filter' }).fill('nothing so');
  await expect(dialog.getByRole('status')).toHaveText('No move has all these words.');
  expect(await dialog.boundingBox()).toEqual(box);
});

test('the filter fits into narrow windows and large text', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const [size, width, height] of [[32, 390, 844], [16, 320, 256]]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await resize(page, { width, height });
    await page.keyboard.press('l');
    const dialog = await page.locator('dialog[open]').boundingBox();
    const field = await page.locator('[data-field=action-filter]').boundingBox();
    expect(field.x + field.width).toBeLessThanOrEqual(dialog.x + dialog.width);
    expect(field.width).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
  }
});

/** Opens the list and presses the first move with one of these words, by roles and names only. */
async function chooseWith(page, wanted) {
  await page.getByRole('button', { name: 'List of moves' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'List of moves' });
  for (const words of wanted) {
    await dialog.getByRole('textbox', { name: 'Filter' }).fill(words);
    if ((await dialog.getByRole('listitem').count()) === 0) continue;
    await dialog.getByRole('listitem').getByRole('button').first().press('Enter');
    await waitForUpdates(page);
    const questions = page.getByRole('group', { name: '?' }).getByRole('button');
    if ((await questions.count()) > 0) await questions.last().press('Enter');
    return waitForUpdates(page);
  }
  throw new Error(`no move has the words ${wanted}`);
}

test('a whole game is played by the list of moves alone', async ({ page }) => {
  await page.goto('./');
  // Four players have 13 turns each.
  await startGame(page, { controllers: ['person', 'acorn', 'acorn', 'acorn'], names: ['Ann'] });
  for (let choices = 0; !(await page.getByRole('heading', { name: 'The game is over' }).isVisible()); choices += 1) {
    expect(choices).toBeLessThan(100);
    await chooseWith(page, ['then', 'discard', 'no plant', 'end turn']);
    await waitForBots(page);
    await waitForUpdates(page);
  }
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
});

test('keyboard focus reveals the button of the list', async ({ page }) => {
  const button = page.locator('button[data-action=action-list]');
  await tabTo(page, '[data-action=action-list]');
  expect((await button.boundingBox()).height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] .action-group')).not.toHaveCount(0);
});

test('an arrow leads from the filter to the moves it leaves', async ({ page }) => {
  await page.keyboard.press('l');
  await page.locator('[data-field=action-filter]').fill('frog');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.action-group[open] [data-listed]').first()).toBeFocused();
});

test('arrow keys go through the groups and their moves', async ({ page }) => {
  await page.keyboard.press('l');
  const groups = page.locator('dialog[open] summary');
  await expect(groups.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(groups.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(moves(page).first()).toBeFocused();
});
