// The start screen.
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { overflow } from '../driver/fit.mjs';
import { resize, waitForFrames } from '../driver/gestures.mjs';
import { againstBot, openSetup, startGame } from '../driver/player.mjs';

test('the start screen shows a valley, the players and one Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await expect(page.locator('.valley-picture .brook-water')).toBeVisible();
  await expect(page.locator('.match-map')).toBeVisible();
  await expect(page.locator('.match-seat .portrait')).toHaveCount(2);
  await expect(page.locator('.button-primary').filter({ visible: true })).toHaveText(['Play']);
  // The form is folded.
  await expect(page.locator('[data-seat-row], input[name=board]')).toHaveCount(0);
  await page.locator('button[data-action=set-up]').click();
  await expect(page.locator('[data-seat-row]')).toHaveCount(2);
});

test('a running game can be resumed foremost', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await startGame(page, againstBot);
  await page.goto('./');
  const resume = page.locator('.button-primary[data-action=resume]');
  await expect(resume).toBeVisible();
  const [first, next] = [await resume.boundingBox(), await page.locator('button[data-action=start-game]').boundingBox()];
  expect(first.y).toBeLessThan(next.y);
  await expect(page.locator('button[data-action=start-game]')).toHaveText('New game');
});

for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 664 } });

    test('a low phone shows the whole start screen', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('./');
      const last = page.locator('button[data-action=about]');
      const free = async () => {
        await expect(last).toBeInViewport({ ratio: 1 });
        const [{ y, height }, bar] = [await last.boundingBox(), await page.locator('.start-game').boundingBox()];
        return bar.y < y || y + height <= bar.y;
      };
      expect(await free()).toBe(true);
      await startGame(page, againstBot);
      await page.goto('./');
      await page.locator('button[data-action=resume]').waitFor();
      expect(await free()).toBe(true);
    });
  });
}

test('in landscape players stand below the boards to choose from', async ({ page }) => {
  for (const size of [{ width: 844, height: 390 }, { width: 640, height: 512 }]) {
    await resize(page, size);
    await page.goto('./');
    await openSetup(page);
    await page.locator('.board-cards').evaluate((cards) => cards.closest('section').scrollIntoView());
    await expect(page.locator('select[data-field=players]')).toBeInViewport({ ratio: 1 });
  }
});

test('arrow keys choose the board, and Enter starts no game', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  const boards = page.getByRole('radiogroup', { name: 'Board' }).getByRole('radio');
  await expect(boards).toHaveCount(3);
  await boards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(boards.nth(1)).toBeChecked();
  await expect(page.locator('.board-card.chosen')).toHaveCount(1);
  await expect(page.locator('.board-card').nth(1)).toHaveClass(/chosen/);
  await page.keyboard.press('Enter');
  await waitForFrames(page, 3);
  await expect(page.locator('main[data-screen=start]')).toBeVisible();
});

test('seats play orange, blue, black and white by default', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  await page.locator('[data-field=players]').selectOption('4');
  const colors = page.locator('select[data-field=color]');
  await expect(colors).toHaveCount(4);
  for (const [seat, color] of ['orange', 'blue', 'black', 'white'].entries()) await expect(colors.nth(seat)).toHaveValue(color);
});

test('a changed form outlives the start screen', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  await page.locator('[data-field=players]').selectOption('3');
  await page.locator('[data-seat-row="0"] input').first().fill('Eva');
  await page.locator('[data-seat-row="0"] input').first().blur();
  for (const leave of [() => page.locator('.languages').getByText('Deutsch').click(), () => page.reload()]) {
    await leave();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('.match-seat')).toHaveCount(3);
    await expect(page.locator('.match-card')).toContainText('Eva');
  }
});

test('two seats can swap their colours', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  const color = (seat) => page.locator(`[data-seat-row="${seat}"] select[data-field=color]`);
  await color(0).selectOption('blue');
  await color(1).selectOption('blue');
  await color(1).selectOption('orange');
  await expect(color(0)).toHaveValue('blue');
  await expect(color(1)).toHaveValue('orange');
});

test('the start screen never scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openSetup(page);
  for (const size of designSizes) {
    await resize(page, size);
    expect((await overflow(page)).sideways, `${size.width}x${size.height}`).toBe(0);
  }
});

test('bots for tests stay in an old lineup, but are not offered', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    const seat = (holder, color) => ({ holder, name: '', color });
    const places = [seat('person', 'orange'), seat('greedy', 'blue'), seat('person', 'black'), seat('person', 'white')];
    localStorage['renature.lineup'] = JSON.stringify({ board: 'brook', count: 2, places, begins: null });
  });
  await page.reload();
  await openSetup(page);
  const choice = (seat) => page.locator(`[data-seat-row="${seat}"] select[data-field=holder]`);
  await expect(choice(1)).toHaveValue('greedy');
  await expect(choice(0).locator('option[value=greedy], option[value=random]')).toHaveCount(0);
});

test('the table is shown in the typeface', async ({ page }) => {
  await page.goto('./');
  await startGame(page, againstBot);
  const drawn = () => document.documentElement.matches('[data-typeface]') && document.fonts.check('1em "Nunito Variable"');
  expect(await page.evaluate(drawn)).toBe(true);
});

test('the start screen takes the typeface if nothing moves', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html[data-typeface]')).toHaveCount(1);
});

test('the next press brings a typeface that moves something', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root[data-typeface] h1 { margin-bottom: 40px }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('./');
  await expect(page.locator('html[data-typeface-loaded]:not([data-typeface])')).toHaveCount(1);
  await page.locator('button[data-action=learn]').click();
  await expect(page.locator('html[data-typeface]')).toHaveCount(1);
});

test('the page works without its typeface', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('./');
  await startGame(page, againstBot);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
