// Tab, arrows, Home and End go through the groups of the page.
import { expect, test } from '@playwright/test';
import { openGame, positionBefore } from '../driver/game_records.mjs';
import { focusOn } from '../driver/gestures.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('Tab goes from the hand to the joker track after it', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const [hand, track] = [page.locator('.hand'), page.locator('.joker-track')];
  for (const size of [{ width: 1180, height: 820 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.locator('.hand button[tabindex="0"], .hand button:not([tabindex])').first().focus();
    for (let tabs = 0; tabs < 4 && (await hand.evaluate((hand) => hand.contains(document.activeElement))); tabs += 1) await page.keyboard.press('Tab');
    await expect(track).toBeFocused();
    const [before, after] = [await hand.boundingBox(), await track.boundingBox()];
    expect(after.y >= before.y + before.height || after.x >= before.x + before.width).toBe(true);
  }
});

test('Tab passes buttons of history that can do nothing', async ({ page }) => {
  await openGame(page, 'brook', 0);
  await expect(page.locator('.timeline button[tabindex="-1"], .cloud-buttons button[tabindex="-1"]')).toHaveCount(8);
  await page.goto('./');
  await openGame(page, 'brook', 60);
  await expect(page.locator('[data-action=step-back]')).not.toHaveAttribute('tabindex');
});

test('Home and End go to the first and last line of the log', async ({ page }) => {
  await openGame(page, 'brook', 60);
  const lines = page.locator('.log-go');
  await page.locator('.log-turns').focus();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
});

test('the board is one stop of the Tab key', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('[data-space][tabindex="0"]').focus();
  const isInBoard = () => page.evaluate(() => Boolean(document.activeElement.closest('svg.board')));
  await page.keyboard.press('Shift+Tab');
  expect(await isInBoard()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.matches('[data-space]'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isInBoard()).toBe(false);
});

test('arrows go through the plants and never into the past', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_plant'));
  const kinds = page.locator('.plant-choice');
  await kinds.first().focus();
  for (const [key, index] of [['ArrowRight', 1], ['ArrowDown', 5], ['ArrowLeft', 4], ['ArrowUp', 0], ['ArrowLeft', 0], ['End', 7], ['ArrowRight', 7]]) {
    await page.keyboard.press(key);
    await expect(kinds.nth(index), key).toBeFocused();
  }
  await expect(page.locator('main.viewing-past')).toHaveCount(0);
});

test('arrows and digits go through the joker animals', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await page.keyboard.press('j');
  const animals = page.locator('.joker-choice');
  await focusOn(page, '.joker-choice');
  await page.keyboard.press('3');
  await expect(animals.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(animals.nth(7)).toBeFocused();
  // There are no spaces to go to: the prompt is said again.
  const said = await page.locator('.announcements').textContent();
  await page.keyboard.press('n');
  await page.waitForFunction((said) => document.querySelector('.announcements').textContent !== said, said);
  await expect(page.locator('.announcements')).toContainText('animal');
  await expect(page.locator('.hand-domino[aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await focusOn(page, 'button[data-action=joker]');
  await page.keyboard.press('Enter');
  await focusOn(page, '.joker-choice');
  // A new joker leads back to the hand.
  await page.keyboard.press('Enter');
  await focusOn(page, '.hand-domino');
});

test('H goes back to the chosen domino', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  const last = await page.locator('.hand button').count();
  expect(last).toBeGreaterThan(1);
  await page.keyboard.press(`${last}`);
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement.matches('.hand button[aria-pressed=true]'));
});
