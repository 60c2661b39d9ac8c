// Matches of bots only: stepping back, pausing and resuming.
import { expect, test } from '@playwright/test';
import { advanceClock } from '../driver/clock.mjs';
import { waitForUpdates } from '../driver/gestures.mjs';
import { readTurn, startGame } from '../driver/player.mjs';
import { action, actionCount, choose, pastPosition, table } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('./');
});

test('bots wait while a past position is shown', async ({ page }) => {
  await startGame(page, { controllers: ['acorn', 'seedling'], names: ['A', 'B'] });
  await page.mouse.move(0, 0);
  // In the page: bots without pauses would end the match between two of the test's calls.
  await page.evaluate(async () => {
    const timeline = document.querySelector('.timeline');
    while (Number(timeline.dataset.now) <= 3) await new Promise(requestAnimationFrame);
    document.querySelector('button[data-action=step-first]').click();
  });
  await expect.poll(() => pastPosition(page)).toBe('0');
  await waitForUpdates(page);
  const before = await actionCount(page);
  await expect(table(page)).toContainText('bots wait');
  await page.clock.runFor(2_000);
  expect(await actionCount(page)).toBe(before);
  // The end of the slider is the current position.
  await page.locator('.timeline-slider').fill(String(before));
  await expect.poll(() => actionCount(page)).toBeGreaterThan(before);
  expect(await pastPosition(page)).toBe(null);
});

test('after a past position a bot makes its whole pause again', async ({ page }) => {
  await startGame(page, { controllers: ['acorn', 'seedling'], names: ['A', 'B'] });
  await choose(page, 'bot-speed', 1);
  await page.waitForFunction(() => !['domino', 'over'].includes(document.querySelector('main').dataset.phase), undefined, { polling: 10 });
  await action(page, 'step-first').click();
  await expect.poll(() => pastPosition(page)).toBe('0');
  // Longer than the bot's pause of 600 ms.
  await advanceClock(page, 700);
  const waited = page.evaluate(() => new Promise((resolve) => {
    let back;
    const line = document.querySelector('.timeline');
    const before = line.dataset.now;
    new MutationObserver(() => {
      if (!('past' in document.querySelector('main').dataset)) back ??= performance.now();
      if (line.dataset.now !== before) resolve(performance.now() - back);
    }).observe(document.querySelector('main'), { attributes: true, subtree: true, attributeFilter: ['data-now', 'data-past'] });
  }));
  await action(page, 'step-now').click();
  // A timer may fire a little early.
  expect(await waited).toBeGreaterThan(500);
});

test('a match of bots can be paused, stepped and resumed', async ({ page }) => {
  await startGame(page, { controllers: ['seedling', 'acorn'], names: ['A', 'B'] });
  await action(page, 'pause').click();
  await expect(action(page, 'pause')).toHaveAttribute('data-runs', 'false');
  await waitForUpdates(page);
  const paused = await actionCount(page);
  await page.clock.runFor(1_000);
  expect(await actionCount(page)).toBe(paused);
  await action(page, 'one-action').click();
  await expect.poll(() => actionCount(page)).toBe(paused + 1);
  await page.clock.runFor(1_000);
  expect(await actionCount(page)).toBe(paused + 1);
  const seat = (await readTurn(page)).turn;
  await action(page, 'one-turn').click();
  await expect.poll(async () => (await readTurn(page)).turn).not.toBe(seat);
  await waitForUpdates(page);
  const stopped = await actionCount(page);
  await page.clock.runFor(1_000);
  expect(await actionCount(page)).toBe(stopped);
  await action(page, 'pause').click();
  await expect.poll(() => actionCount(page)).toBeGreaterThan(stopped + 1);
});
