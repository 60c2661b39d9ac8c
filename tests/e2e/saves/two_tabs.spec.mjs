// One game in two tabs: one plays, the other watches and can take the game over.
import { expect, test } from '@playwright/test';
import { playStep, playTo, readTurn, startGame } from '../driver/player.mjs';

/** Opens a game of Ann against a bot or a person in two tabs, of which the first one plays. */
async function openTwoTabs(context, other = 'acorn', press) {
  const first = await context.newPage();
  await first.emulateMedia({ reducedMotion: 'reduce' });
  await first.goto('./');
  await startGame(first, { controllers: ['person', other], names: ['Ann'], press });
  const second = await context.newPage();
  await second.emulateMedia({ reducedMotion: 'reduce' });
  await second.goto('./');
  await second.locator('button[data-action=resume]').click();
  await second.locator('main[data-screen=table]').waitFor();
  return [first, second];
}

const banner = (page) => page.locator('[data-watching]');

for (const [browser, hasLocks] of [['with locks', true], ['without locks', false]]) {
  test.describe(browser, () => {
    test.beforeEach(async ({ context }) => {
      // Pages over plain http have no locks.
      if (!hasLocks) await context.addInitScript(() => delete Navigator.prototype.locks);
    });

    test('the second tab shows live what the first one plays', async ({ context }) => {
      const [first, second] = await openTwoTabs(context);
      await expect(banner(second)).toBeVisible();
      await expect(banner(first)).toHaveCount(0);
      await playTo(first, 'plant');
      await expect(second.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
    });

    test('taking over leaves only one tab playing', async ({ context }) => {
      const [first, second] = await openTwoTabs(context);
      await second.locator('[data-action=take-over]').click();
      await expect(banner(second)).toHaveCount(0);
      await expect(banner(first)).toBeVisible();
      await playTo(second, 'plant');
      await expect(first.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
      expect((await readTurn(second)).phase).toBe('plant');
    });

    test('closing the playing tab lets the other one play on', async ({ context }) => {
      const [first, second] = await openTwoTabs(context);
      await playStep(first);
      await first.close();
      await expect(banner(second)).toHaveCount(0);
      await playTo(second, 'plant');
    });
  });
}

test('the watching tab shows no hand, even after taking over', async ({ context }) => {
  const [first, second] = await openTwoTabs(context, 'person', 'button[data-action=take-screen]');
  await expect(first.locator('.hand [data-domino]')).toHaveCount(3);
  await expect(banner(second)).toBeVisible();
  await expect(second.locator('.hand [data-domino]')).toHaveCount(0);
  await playTo(first, 'plant');
  await expect(second.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
  await expect(second.locator('.hand [data-domino]')).toHaveCount(0);
  await second.locator('[data-action=take-over]').click();
  await expect(second.locator('button[data-action=take-screen]')).toBeVisible();
  await expect(second.locator('.hand [data-domino]')).toHaveCount(0);
});

test('the watching tab cannot change the game', async ({ context }) => {
  const [first, second] = await openTwoTabs(context);
  await expect(banner(second)).toBeVisible();
  const before = await first.evaluate(() => ({ ...localStorage }));
  await second.locator('[data-domino]').first().click();
  await expect(second.locator('.turn-line')).toContainText('another tab');
  expect(await first.evaluate(() => ({ ...localStorage }))).toEqual(before);
});

test('the watching tab cannot undo by keys', async ({ context }) => {
  const [first, second] = await openTwoTabs(context);
  await playTo(first, 'plant');
  await expect(second.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
  const before = await first.evaluate(() => ({ ...localStorage }));
  await second.keyboard.press('Control+z');
  await expect(second.locator('.turn-line')).toContainText('another tab');
  expect(await first.evaluate(() => ({ ...localStorage }))).toEqual(before);
});

test('settings changed in two tabs are both kept', async ({ context }) => {
  const openSettings = async () => {
    const page = await context.newPage();
    await page.goto('./');
    await page.locator('button[data-action=settings]').click();
    return page;
  };
  const option = (page, field) => page.locator(`dialog[open] [data-field=${field}] input`).last();
  const [first, second] = [await openSettings(), await openSettings()];
  await option(first, 'theme').check();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await option(second, 'bot-speed').check();
  await expect(option(first, 'bot-speed')).toBeChecked();
  const third = await openSettings();
  await expect(option(third, 'theme')).toBeChecked();
  await expect(option(third, 'bot-speed')).toBeChecked();
});

test('late news of preferences does not overwrite the latest', async ({ page }) => {
  const key = 'renature.preferences';
  await page.goto('./');
  await page.locator('button[data-action=settings]').click();
  await page.locator('dialog[open] [data-field=theme] input').last().check();
  const dark = await page.evaluate((key) => localStorage.getItem(key), key);
  await page.locator('dialog[open] [data-field=theme] input').nth(1).check();
  const light = await page.evaluate((key) => localStorage.getItem(key), key);
  expect(light).not.toBe(dark);
  // Another tab has changed the theme twice and back while this one was busy.
  const written = await page.evaluate(
    async ({ key, texts }) => {
      const written = [];
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (...entry) {
        written.push(entry);
        setItem.apply(this, entry);
      };
      for (const newValue of texts) {
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
        await new Promise((done) => requestAnimationFrame(done));
      }
      return written;
    },
    { key, texts: [dark, light, dark] },
  );
  expect(written).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe(light);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a game is taken over from a tab that does not answer', async ({ context }) => {
  const [first, second] = await openTwoTabs(context);
  await first.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await second.locator('[data-action=take-over]').click();
  await expect(banner(second)).toHaveCount(0);
  await expect(banner(first)).toBeVisible();
});

test('without locks, one of two playing tabs stops', async ({ context }) => {
  await context.addInitScript(() => delete Navigator.prototype.locks);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('./');
  await startGame(first, { controllers: ['person', 'acorn'], names: ['Ann'] });
  // All messages are lost until both tabs play.
  const channel = (page, works) =>
    page.evaluate((works) => {
      globalThis.post ??= BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = works ? globalThis.post : () => {};
    }, works);
  await second.goto('./');
  await Promise.all([channel(first, false), channel(second, false)]);
  await second.locator('button[data-action=resume]').click();
  await second.locator('main[data-screen=table]').waitFor();
  await expect(banner(second)).toHaveCount(0);
  await Promise.all([channel(first, true), channel(second, true)]);
  await playTo(first, 'plant');
  await expect(banner(first)).toBeVisible();
  await expect(banner(second)).toHaveCount(0);
});

test('a game deleted in another tab is said to be gone', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('./');
  await startGame(first, { controllers: ['person', 'person'] });
  await playStep(first);
  await first.goto('./');
  await first.locator('button[data-action=resume]').waitFor();
  await second.goto('./');
  await second.evaluate(() => localStorage.clear());
  await first.locator('button[data-action=resume]').click();
  await expect(first.locator('.toast.warning')).toContainText('no longer here');
});
