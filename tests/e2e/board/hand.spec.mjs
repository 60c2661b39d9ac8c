// The hand: which dominoes fit, and why others do not.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { click, tap } from '../driver/gestures.mjs';

const domino = (name) => `[data-domino=${name}]`;

/** Positions with dominoes that fit nowhere, and the reason that the page gives. */
const unplayable = [
  { game: 'brook', actions: 114, names: ['salamander-salamander', 'turtle-frog'], why: 'wherever there is room, a neighbour does not match' },
  { game: 'valley', actions: 103, names: ['fox-fox'], why: 'no space beside a fox or a butterfly is free' },
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  for (const { game, actions, names, why } of unplayable) {
    test(`${game}: tapping an unplayable domino says why`, async ({ page }) => {
      await openGame(page, game, actions);
      for (const name of names) {
        await expect(page.locator(domino(name))).toHaveClass(/fits-nowhere/);
        await tap(page, domino(name));
        await expect(page.locator(domino(name))).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('.turn-line')).toHaveText(`Choose another. No place for this one: ${why}.`);
        await expect(page.locator('[data-space].legal')).toHaveCount(0);
      }
    });
  }
});

test('screen readers hear that a domino fits nowhere, and why', async ({ page }) => {
  const { game, actions, names: [name], why } = unplayable[1];
  await openGame(page, game, actions);
  await expect(page.locator(domino(name))).toHaveAccessibleName('Fox–fox, fits nowhere');
  await click(page, domino(name));
  await expect(page.locator('main [role=status]')).toContainText(`No place for this one: ${why}.`);
});

test('rotating an unplayable domino says why again', async ({ page }) => {
  const { game, actions, names: [name], why } = unplayable[0];
  await openGame(page, game, actions);
  await click(page, domino(name));
  await page.keyboard.press('r');
  await expect(page.locator('.turn-line.refused')).toHaveText(`No place for this one: ${why}.`);
});

test('choosing a legal domino makes its spaces glow', async ({ page }) => {
  await openGame(page, 'brook', 114);
  await click(page, domino('turtle-frog'));
  await expect(page.locator(domino('owl-badger'))).not.toHaveClass(/fits-nowhere/);
  await click(page, domino('owl-badger'));
  await expect(page.locator('.turn-line')).toHaveText('Choose a glowing space for owl–badger.');
  await expect(page.locator('[data-space].legal')).not.toHaveCount(0);
});

test('a tap on a space without a free neighbour says so', async ({ page }) => {
  await openGame(page, 'brook', 114);
  await click(page, domino('owl-badger'));
  await click(page, '[data-space=e1]');
  await expect(page.locator('.turn-line.refused')).toHaveText('e1 has no room for owl–badger: no space beside it is free.');
});
