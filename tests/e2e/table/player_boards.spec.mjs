// The player boards.
import { expect, test } from '@playwright/test';
import { sizes } from '../driver/chromium.mjs';
import { openGame } from '../driver/game_records.mjs';
import { click, resize } from '../driver/gestures.mjs';
import { startGame } from '../driver/player.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('people without a name are called the same everywhere', async ({ page }) => {
  for (const controllers of [['person', 'acorn'], ['person', 'person', 'acorn'], ['person', 'person', 'person', 'acorn']]) {
    await page.goto('./');
    await startGame(page, { controllers });
    const name = page.locator('[data-seat="0"] .seat-name');
    await expect(page.locator('.turn-title')).toHaveText(controllers[1] === 'person' ? 'Player One’s turn' : 'Your turn');
    let shownAt = 0;
    for (const size of [...sizes, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
      await resize(page, size);
      if (!(await name.isVisible())) continue;
      shownAt += 1;
      const shown = await name.evaluate((name) => ({ text: name.innerText.replace(/\s+/g, ' ').trim(), cut: name.scrollWidth - name.clientWidth }));
      expect(shown, `${controllers.length} seats at ${size.width}x${size.height}`).toEqual({ text: 'Player One', cut: 0 });
    }
    // Low windows show no names.
    expect(shownAt, `${controllers.length} seats`).toBeGreaterThan(sizes.length / 2);
  }
});

test('names are whole in small windows in landscape', async ({ page }) => {
  for (const count of [2, 3, 4]) {
    await page.goto('./');
    await startGame(page, { controllers: ['person', 'acorn', 'acorn', 'acorn'].slice(0, count) });
    for (const [width, height] of [[667, 375], [736, 414], [720, 450], [800, 500], [640, 512]]) {
      await resize(page, { width, height });
      await expect(page.locator('.seat-name').filter({ visible: true })).toHaveCount(count);
      const cut = await page.locator('.seat-name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText));
      expect(cut, `${count} seats at ${width}x${height}`).toEqual([]);
    }
  }
});

test('player boards show all that players have at all sizes', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  const parts = { '.stock-left': 8, '[data-tally=clouds]': 1, '[data-tally=dominoes]': 1, '[data-tally=tokens]': 1, '[data-score]': 1 };
  for (const size of sizes) {
    await resize(page, size);
    for (let seat = 0; seat < 4; seat += 1) {
      const board = page.locator(`[data-seat="${seat}"]`);
      const frame = await board.boundingBox();
      for (const [selector, count] of Object.entries(parts)) {
        const found = board.locator(selector).filter({ visible: true });
        await expect(found).toHaveCount(count);
        for (const box of await found.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
          expect(box.left, selector).toBeGreaterThanOrEqual(frame.x);
          expect(box.right, selector).toBeLessThanOrEqual(frame.x + frame.width);
          expect(box.bottom, selector).toBeLessThanOrEqual(frame.y + frame.height + 1);
        }
      }
    }
  }
});

test('a token moves nothing on the player boards', async ({ page }) => {
  const names = ['Player One', 'Kingfisher', 'Player Three', 'Dragonfly'];
  const parts = '.player-board, .seat-name, .stock, .seat-score';
  const layout = () => page.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  for (const size of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 1180, height: 820 }]) {
    await page.setViewportSize(size);
    const layouts = [];
    for (const actions of [2, 112]) {
      await page.goto('./');
      await openGame(page, 'brook-four', actions, names);
      layouts.push(await layout());
    }
    expect(layouts[1], `${size.width}x${size.height}`).toEqual(layouts[0]);
  }
});

test('a cut name keeps more letters than its short form', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  for (const size of sizes) {
    await resize(page, size);
    // A long name may end in an ellipsis if more of it stays than the short name has.
    const cut = await page.locator('.seat-name').evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth)
        .filter((name) => !name.querySelector('.whole-name').checkVisibility() || getComputedStyle(name).textOverflow !== 'ellipsis' || name.clientWidth < 64)
        .map((name) => `${name.clientWidth} px of ${name.innerText}`),
    );
    expect(cut, `${size.width}x${size.height}`).toEqual([]);
  }
});

for (const game of ['brook-two', 'brook', 'brook-four']) test(`${game}: the score track covers no counts`, async ({ page }) => {
  await openGame(page, game, 3);
  for (const size of sizes) {
    await resize(page, size);
    const covered = await page.locator('.player-board').evaluateAll((boards) =>
      boards.flatMap((board) => {
        const lane = board.querySelector('.score-lane');
        const { top, height } = lane.getBoundingClientRect();
        const { left, right } = board.getBoundingClientRect();
        const knob = top + height / 2 - Number.parseFloat(getComputedStyle(lane, '::after').height) / 2;
        return [...board.querySelectorAll('.tally, .stock-left, .tally-picture, .seat-score')].filter((part) => {
          const box = part.getBoundingClientRect();
          const isPicture = part.matches('.tally-picture');
          return box.width > 0 && (box.left < left || box.right > right || (isPicture && box.bottom > knob + 0.5));
        });
      }).length,
    );
    expect(covered, `${size.width}x${size.height}`).toBe(0);
  }
});

test('the tooltip of a shortened name gives the whole name', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await openGame(page, 'brook-four', 112);
  await page.locator('[data-seat="3"] .seat-name').hover();
  await expect(page.locator('#explanation')).toContainText('Maximiliane Sophie plays 4th and began with 1 point');
});

test('names and colours can be changed in a running match', async ({ page }) => {
  await openGame(page, 'brook-two', 80);
  const plants = (color) => page.locator(`.board .plant.seat-${color}`).count();
  const orange = await plants('orange');
  expect(orange).toBeGreaterThan(0);
  await click(page, 'button[data-action=menu]');
  await click(page, 'dialog[open] button[data-action=players]');
  const row = page.locator('dialog[open] [data-seat-row="0"]');
  await row.locator('[data-field=name]').fill('Wilhelmine');
  await row.locator('[data-field=color]').selectOption('white');
  const emptied = page.locator('dialog[open] [data-seat-row="1"] [data-field=name]');
  const kept = await emptied.inputValue();
  await emptied.focus();
  for (const _ of kept) await page.keyboard.press('Backspace');
  await click(page, 'button[data-action=change-players]');
  await expect(page.locator('button[data-action=menu]')).toBeFocused();
  const board = page.locator('[data-seat="0"].seat-white');
  await expect(board).toHaveAttribute('aria-label', 'Wilhelmine');
  await expect(page.locator('[data-seat="1"].player-board')).toHaveAttribute('aria-label', kept);
  expect([await plants('orange'), await plants('white')]).toEqual([0, orange]);
  await page.reload();
  await expect(board).toHaveAttribute('aria-label', 'Wilhelmine');
});

test('a screen reader reads one sentence of a player board', async ({ page }) => {
  await openGame(page, 'brook-two', 80);
  const board = page.locator('[data-seat="0"].player-board');
  await expect(board.getByRole('img')).toHaveCount(0);
  await expect(board.getByRole('paragraph')).toHaveText(/^Person. \d+ points. \d of 6 clouds. .* Own plants left: turf \d+, .* Neutral plants left: turf \d+/);
  // The keyboard goes through the parts one by one.
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(board.getByRole('img', { name: /of 6 clouds/ })).toBeFocused();
});

test('plants with marks leave room for the tallies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  // The page asks for the contrast on its first visit.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await openGame(page, 'brook-four', 112);
  await expect(page.locator('[data-palette=colorblind]').first()).toBeAttached();
  for (const size of [...sizes, { width: 1280, height: 800 }]) {
    await resize(page, size);
    const overlaps = await page.evaluate(() => {
      const boxes = (selector) => [...document.querySelectorAll(`[data-seat="0"] ${selector}`)].map((each) => each.getBoundingClientRect());
      const meet = (one, other) => one.width > 0 && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      return boxes('.stock-left > *').flatMap((plant) => boxes('.tally > *').filter((tally) => meet(plant, tally))).length;
    });
    expect(overlaps, `${size.width}x${size.height}`).toBe(0);
  }
});

test('marks make the boards of four no higher', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const heights = [];
  for (const colorblind of [false, true]) {
    await page.evaluate((colorblind) => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind })), colorblind);
    await page.goto('./');
    await openGame(page, 'brook-four', 105);
    heights.push(await page.locator('.player-boards').evaluate((boards) => boards.getBoundingClientRect().height));
  }
  expect(heights[1]).toBe(heights[0]);
});
