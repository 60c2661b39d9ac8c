// The log, beside the board or as a sheet on phones.
import { expect, test } from '@playwright/test';
import { sizes } from '../driver/chromium.mjs';
import { openGame } from '../driver/game_records.mjs';
import { click, waitForFrames, waitForUpdates } from '../driver/gestures.mjs';
import { action } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('pointing at a name in the log lights up its spaces', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const lit = page.locator('[data-space].lit');
  await page.locator('.log-panel .pointer:not(.name)').last().hover();
  await expect(lit).not.toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);
});

test('focus and taps in the log light up spaces, too', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  const lit = page.locator('[data-space].lit');
  await page.locator('.log-turns').first().focus();
  for (let presses = 0; presses < 5 && (await lit.count()) === 0; presses += 1) await page.keyboard.press('ArrowUp');
  await expect(lit).not.toHaveCount(0);
  await page.locator('[data-action=menu]').focus();
  await expect(lit).toHaveCount(0);
  await page.locator('.log-panel .pointer:not(.name)').last().click();
  await expect(lit).not.toHaveCount(0);
});

test('the log is plain text with one button a line', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const log = page.getByRole('list', { name: 'Game log' });
  const lines = await page.locator('.log-panel [data-log-line]').count();
  expect(lines).toBeGreaterThan(20);
  await expect(log.getByRole('button')).toHaveCount(lines);
  await expect(log.locator('[role=button]')).toHaveCount(0);
  // A screen reader reads each line once: as the name of its button.
  const line = page.locator('.log-panel [data-log-line]').last();
  await expect(line.getByRole('button')).toHaveAccessibleName((await line.textContent()).trim());
  await expect(line.getByRole('button')).toHaveAccessibleDescription('Show the board after this');
  await page.locator('.log-turns').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const position = await page.evaluate(() => document.activeElement.closest('[data-log-line]').dataset.position);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-past', position);
});

test('the browser keeps its shortcuts on the board and in the log', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const isLeftAlone = (selector, key) => page.locator(selector).first().evaluate(
    (element, key) => element.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true })), key);
  expect(await isLeftAlone('[data-space]', 'n')).toBe(true);
  expect(await isLeftAlone('[data-space]', 'PageUp')).toBe(true);
  expect(await isLeftAlone('.log-turns', 'ArrowUp')).toBe(true);
});

test('on a phone a tap on the latest line opens the log', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await openGame(page, 'brook-two', 118);
  await page.locator('button[data-action=no-more-hints]').dispatchEvent('click');
  const latest = page.locator('[data-action=open-log]');
  await expect(page.locator('[data-log-line]')).not.toHaveCount(0);
  const newest = await page.locator('[data-log-line]').last().innerText();
  // Under the player's name the line has no subject.
  await expect(latest).toContainText(newest.trim().slice(1));
  await click(page, '[data-action=open-log]');
  await expect(page.locator('.log-panel')).toBeVisible();
  await expect(latest).toBeHidden();
});

test('only a player who scrolls up stops the log from following', async ({ page }) => {
  await openGame(page, 'brook-two', 118);
  const log = page.locator('.log-panel .log-turns');
  // As when the browser lays out lines that the page has drawn anew.
  await log.evaluate((list) => list.scrollBy(0, -200));
  await waitForFrames(page, 3);
  await expect(page.locator('.log-newest')).toBeHidden();
  await log.hover();
  await page.mouse.wheel(0, -200);
  await expect(page.locator('.log-newest')).toBeVisible();
});

test('on a phone the log reopens at its latest line', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await openGame(page, 'brook-two', 118);
  const [log, tab] = [page.locator('.log-panel .log-turns'), page.locator('.log-tab')];
  const below = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await tab.click();
  await expect(log).toBeVisible();
  await expect.poll(below).toBeLessThan(2);
  await log.hover();
  await page.mouse.wheel(0, -2_000);
  await expect.poll(below).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await tab.click();
  await expect(log).toBeVisible();
  await expect.poll(below).toBeLessThan(2);
});

test('on a phone the open log hides what is behind it to the edges', async ({ page }) => {
  for (const size of [sizes[4], { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await openGame(page, 'brook-four', 112);
    await page.locator('.log-tab').click();
    const { x, width } = await page.locator('.table-lower').boundingBox();
    const side = await page.locator('.table-side').boundingBox();
    // Beside the board the side has an edge for focus rings.
    expect(x - side.x).toBeLessThan(4);
    expect(Math.round(x + width)).toBe(size.width);
  }
});

test('on a phone the open log has nothing to scroll but itself', async ({ page }) => {
  for (const size of [sizes[4], { width: 390, height: 664 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await openGame(page, 'brook', 118);
    await page.locator('.log-tab').click();
    await expect(page.locator('.log-turns')).toBeVisible();
    // The touch areas of the timeline's buttons reach 5 px over its edge.
    const hidden = await page.locator('.table-side').evaluate((side) => side.scrollHeight - side.clientHeight);
    expect(hidden, `${size.width}x${size.height}`).toBeLessThan(8);
  }
});

test('an area of the last turn looks lit when the log names it', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  const width = (selector) => page.locator(selector).first().evaluate((path) => parseFloat(getComputedStyle(path).strokeWidth));
  const recent = await page.evaluate(() => {
    const edge = document.querySelector('.area .soil-edge');
    edge.parentElement.classList.add('recent');
    return parseFloat(getComputedStyle(edge).strokeWidth);
  });
  await page.locator('[data-space=b5]').hover();
  expect(await width('.area-outline.lit')).toBeGreaterThan(recent * 1.5);
});

test('a key that closes the log focuses its tab, a tap does not', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await openGame(page, 'brook-two', 118);
  const log = page.locator('.log-panel .log-turns');
  await page.locator('.log-tab').click();
  await expect(log).toBeVisible();
  await page.locator('button[data-action=close-log]').click();
  await expect(log).toBeHidden();
  // After a tap its ring would stay for turns.
  await expect(page.locator('.log-tab')).not.toBeFocused();
  await page.locator('.log-tab').press('Enter');
  await page.locator('button[data-action=close-log]').press('Enter');
  await expect(log).toBeHidden();
  await expect(page.locator('.log-tab')).toBeFocused();
});

test('on a phone the log opens at the viewed past position', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await openGame(page, 'brook-two', 118);
  const tab = page.locator('.log-tab');
  await tab.click();
  await tab.click();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await waitForUpdates(page);
  await tab.click();
  await expect(page.locator('.log-turns .reached')).toBeInViewport();
  await expect(page.locator('.log-turn').last()).not.toBeInViewport();
});

test('a closed log lights up nothing', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.setViewportSize({ width: 390, height: 664 });
  const lit = page.locator('[data-space].lit');
  const lightUp = async () => {
    await page.locator('.log-tab').click();
    await page.locator('.log-panel .pointer:not(.name)').last().dispatchEvent('click');
    await expect(lit).not.toHaveCount(0);
  };
  await lightUp();
  await action(page, 'close-log').click();
  await expect(lit).toHaveCount(0);
});

test('the head of a turn counts what others gained in it', async ({ page }) => {
  await openGame(page, 'brook', 112);
  const head = page.locator('.log-turn', { has: page.locator('[data-position="109"]') }).locator('.log-head');
  await expect(head).toHaveText(/Cleo.*\+13\s*Ben \+6/);
});

test('beside the board a short log opens as a sheet', async ({ page }) => {
  for (const size of [{ width: 1180, height: 820 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await openGame(page, 'brook-four', 112);
    const turns = page.locator('.log-turns');
    const { height } = await turns.boundingBox();
    await action(page, 'enlarge-log').press('Enter');
    await expect(action(page, 'close-log')).toBeFocused();
    expect((await turns.boundingBox()).height).toBeGreaterThan(height * 1.8);
    if (size.width < size.height) {
      const { x, width } = await page.locator('.table-lower').boundingBox();
      expect((await page.locator('.step-buttons').boundingBox()).x).toBeGreaterThanOrEqual(x + width);
    }
    await page.keyboard.press('Escape');
    await expect(action(page, 'enlarge-log')).toBeFocused();
    await expect.poll(async () => (await turns.boundingBox()).height).toBe(height);
  }
});
