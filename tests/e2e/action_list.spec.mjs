// The list of moves: the game for who does not see the board.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';
import { tabTo } from './hands.mjs';

const table = (page) => page.locator('main[data-screen=table]');
const entries = (page) => page.locator('dialog[open] [data-listed]');

/** Opens the list and presses the first entry of its first group, all by keyboard. */
async function first(page) {
  await page.keyboard.press('l');
  await tabTo(page, 'dialog[open] .action-group > summary');
  if (!(await entries(page).first().isVisible())) await page.keyboard.press('Enter');
  await tabTo(page, 'dialog[open] [data-listed]');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await open(page, 'brook', 118);
  // A pointer that rests on an area has it described.
  await page.mouse.move(0, 0);
});

test('the list of moves alone plays a whole turn', async ({ page }) => {
  const before = Number(await page.locator('[data-seat="2"] [data-score]').textContent());
  await first(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await expect(page.locator('main [role=status]')).toContainText('Cleo lays');
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open] summary').first()).toContainText('Plant on');
  await page.locator('dialog[open] summary').first().click();
  const words = await entries(page).first().textContent();
  const points = Number(/: (\d+) points?;/.exec(words)[1]);
  await entries(page).first().click();
  await expect(page.locator('[data-seat="2"] [data-score]')).toHaveText(String(before + points));
  await first(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
});

test('its button shows itself to the keyboard', async ({ page }) => {
  const button = page.locator('button[data-action=action-list]');
  await tabTo(page, '[data-action=action-list]');
  expect((await button.boundingBox()).height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] .action-group')).not.toHaveCount(0);
});

test('axe finds nothing in it, nor in an explanation', async ({ page }) => {
  await page.keyboard.press('l');
  await page.locator('dialog[open] summary').first().click();
  const inList = await new AxeBuilder({ page }).analyze();
  expect(inList.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  // Off the board, where the card of the area below the pointer lies over the seats.
  await page.mouse.move(0, 0);
  await page.locator('[data-seat="0"] [data-score]').hover();
  await page.locator('#explanation').waitFor();
  const beside = await new AxeBuilder({ page }).analyze();
  expect(beside.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
});
