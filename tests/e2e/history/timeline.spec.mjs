// Viewing past positions, and playing on from them.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { resize, tap, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playRound, playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { action, actionCount, pastPosition, press, readPosition } from '../driver/table.mjs';

/** The texts of all saved matches. */
const saves = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /^renature\.(match|game)/.test(key)).map(([, text]) => text));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('past positions show no moves', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const before = await readPosition(page);
  await press(page, 'step-back');
  expect(await pastPosition(page)).toBe('117');
  await expect(page.locator('.turn-title')).toContainText(/Viewing (turn|the start of turn)/);
  await expect(page.locator('.actions')).toBeHidden();
  await expect(page.locator('[data-space].legal')).toHaveCount(0);
  await press(page, 'step-first');
  expect(await pastPosition(page)).toBe('0');
  await expect(page.locator('[data-log-line].to-come').first()).toBeAttached();
  await press(page, 'step-forward');
  expect(await pastPosition(page)).toBe('1');
  await press(page, 'step-now');
  expect(await pastPosition(page)).toBe(null);
  expect(await readPosition(page)).toEqual(before);
});

test('keys step along the timeline, but not on the board', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowLeft');
  expect(await pastPosition(page)).toBe('117');
  await page.keyboard.press('Home');
  expect(await pastPosition(page)).toBe('0');
  await page.keyboard.press('ArrowRight');
  expect(await pastPosition(page)).toBe('1');
  await page.keyboard.press('End');
  expect(await pastPosition(page)).toBe(null);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await pastPosition(page)).not.toBe(null);
  await page.keyboard.press('Escape');
  expect(await pastPosition(page)).toBe(null);
  // Back in the current position the focus is on the hand or its buttons.
  await expect(page.locator('.play-area :focus')).toHaveCount(1);
  await page.locator('[data-space=a2]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await pastPosition(page)).toBe(null);
});

test('Shift and an arrow step by turns on the slider, too', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const slider = page.locator('.timeline-slider');
  await slider.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const byTurn = Number(await pastPosition(page));
  expect(byTurn).toBeLessThan(117);
  await expect(slider).toHaveValue(String(byTurn));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pastPosition(page)).toBe(String(byTurn - 1));
});

test('Escape closes a card before it leaves the past', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-space=a2]').click();
  await expect(page.locator('.area-card')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.locator('.turn-title').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.area-card')).toBeHidden();
  expect(await pastPosition(page)).toBe('117');
});

test('a line of the log shows the position after it', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const line = page.locator('.log-panel [data-log-line]').nth(4);
  const after = await line.getAttribute('data-position');
  await line.locator('.log-go').click();
  expect(await pastPosition(page)).toBe(after);
  await expect(line.locator('.log-go')).toHaveAttribute('aria-current', 'step');
});

test('the slider shows any position', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('.timeline-slider').fill('7');
  expect(await pastPosition(page)).toBe('7');
  await page.locator('.timeline-slider').fill('60');
  await expect(page.locator('.log-panel .reached')).toBeInViewport();
  await press(page, 'to-now');
  expect(await pastPosition(page)).toBe(null);
});

test('the log goes to its start with the board', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await expect(page.locator('.log-turn').last()).toBeInViewport();
  await page.locator('.timeline-slider').fill('0');
  await expect(page.locator('.log-turn').first()).toBeInViewport();
  await expect(page.locator('.log-turn').last()).not.toBeInViewport();
});

for (const viewport of [{ width: 390, height: 844 }, { width: 1024, height: 768 }]) {
  test(`${viewport.width}x${viewport.height}: closing the log keeps the past position`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openGame(page, 'brook', 118);
    await page.locator('.log-tab').click();
    const line = page.locator('.log-panel [data-log-line]').last();
    await line.scrollIntoViewIfNeeded();
    await line.locator('.log-go').click();
    await press(page, 'step-back');
    const shown = await pastPosition(page);
    // The log does not cover the buttons that leave the past position.
    for (const way of ['play-on', 'to-now']) await page.locator(`button[data-action=${way}]`).click({ trial: true });
    await page.locator('.log-tab').click();
    expect(await pastPosition(page)).toBe(shown);
    await press(page, 'step-back');
    expect(await pastPosition(page)).not.toBe(shown);
    await press(page, 'to-now');
    expect(await pastPosition(page)).toBe(null);
  });
}

test('past positions show no other player’s hand', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'domino');
  const hand = () => page.locator('[data-domino]').evaluateAll((all) => all.map((each) => each.dataset.domino));
  const ann = await hand();
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await press(page, 'take-screen');
  const ben = await hand();
  await press(page, 'step-first');
  expect(await hand()).toEqual(ben);
  expect(ben).not.toEqual(expect.arrayContaining(ann));
});

test('playing on from the past saves a match of its own', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await playTo(page, 'plant');
  const [saved] = await saves(page);
  await press(page, 'step-first');
  await press(page, 'step-forward');
  await press(page, 'play-on');
  expect(await pastPosition(page)).toBe(null);
  expect(await actionCount(page)).toBe(1);
  await expect(page.locator('.log-note')).toContainText('turn 1 of another game');
  expect((await readTurn(page)).phase).toBe('plant');
  expect(await saves(page)).toContain(saved);
  await playRound(page);
  expect(await saves(page)).toContain(saved);
  await press(page, 'open-parent');
  await expect(page.locator('.log-note')).toHaveCount(0);
  expect((await readTurn(page)).phase).toBe('plant');
});

test('playing on from a finished game leaves it unchanged', async ({ page }) => {
  await openGame(page, 'brook');
  const [saved] = await saves(page);
  await page.keyboard.press('ArrowLeft');
  expect(await pastPosition(page)).not.toBe(null);
  await expect(page.locator('.final')).toHaveCount(0);
  await press(page, 'to-now');
  await expect(page.locator('.final, .final-again')).toBeVisible();
  await page.keyboard.press('Home');
  await waitForUpdates(page);
  await press(page, 'play-on');
  await press(page, 'take-screen');
  expect(await readTurn(page)).toMatchObject({ phase: 'domino', turn: '0' });
  expect(await saves(page)).toContain(saved);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('taps lead to a past position and back', async ({ page }) => {
    await openGame(page, 'brook', 118);
    // At the log's end, where no button covers it.
    const line = page.locator('.log-panel [data-log-line]').nth(-2);
    await tap(page, `.log-panel [data-position="${await line.getAttribute('data-position')}"] .log-go`);
    expect(await pastPosition(page)).not.toBe(null);
    await tap(page, '[data-action=to-now]');
    expect(await pastPosition(page)).toBe(null);
  });
});

test('on a phone the timeline stays beside the longest sentence', async ({ page }) => {
  for (const [game, position, size] of [['brook-four', 112, { width: 360, height: 640 }], ['brook-two', 111, { width: 390, height: 664 }]]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await openGame(page, game, position);
    for (let back = 0; back < 5; back += 1) {
      await page.keyboard.press('ArrowLeft');
      await waitForUpdates(page);
      await expect(page.locator('.timeline')).toBeInViewport({ ratio: 1 });
      await expect(action(page, 'to-now')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone the timeline keeps its place in the past', async ({ page }) => {
  await resize(page, { width: 390, height: 664 });
  await openGame(page, 'brook-two', 60);
  const back = page.locator('button[data-action=step-back]');
  const { y } = await back.boundingBox();
  await back.click();
  await expect(page.locator('main')).toHaveClass(/viewing-past/);
  await expect.poll(async () => Math.abs((await back.boundingBox()).y - y)).toBeLessThan(3);
});
