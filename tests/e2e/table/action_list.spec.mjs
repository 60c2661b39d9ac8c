// The list of actions, with which the game can be played without seeing the board.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { tabTo } from '../driver/gestures.mjs';
import { table } from '../driver/table.mjs';

const moves = (page) => page.locator('dialog[open] [data-listed]');

/** Opens the list and chooses the first move of its first group by keyboard. */
async function chooseFirst(page) {
  await page.keyboard.press('l');
  await tabTo(page, 'dialog[open] .action-group > summary');
  if (!(await moves(page).first().isVisible())) await page.keyboard.press('Enter');
  await tabTo(page, 'dialog[open] [data-listed]');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
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
  await expect(page.locator('main [role=status]')).toContainText('Cleo lays');
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open] summary').first()).toContainText('Plant on');
  await page.locator('dialog[open] summary').first().click();
  const move = await moves(page).first().textContent();
  const points = Number(/: (\d+) points?;/.exec(move)[1]);
  await moves(page).first().click();
  await expect(page.locator('[data-seat="2"] [data-score]')).toHaveText(String(before + points));
  await chooseFirst(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
});

test('keyboard focus reveals the button of the list', async ({ page }) => {
  const button = page.locator('button[data-action=action-list]');
  await tabTo(page, '[data-action=action-list]');
  expect((await button.boundingBox()).height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] .action-group')).not.toHaveCount(0);
});

test('axe finds no issue in the list of moves', async ({ page }) => {
  await page.keyboard.press('l');
  await page.locator('dialog[open] summary').first().click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
});

test('axe finds no issue in a tooltip', async ({ page }) => {
  await page.locator('[data-seat="0"] [data-score]').hover();
  await page.locator('#explanation').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
});
