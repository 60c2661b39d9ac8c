// The hand: what fits can be laid, and what fits nowhere says why.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';
import { finger, mouse } from './hands.mjs';

const domino = (name) => `[data-domino=${name}]`;

/** Positions with dominoes that fit nowhere, and why: what would match has no room, or what has room does not match. */
const dead = [
  { game: 'brook', actions: 114, names: ['salamander-salamander', 'turtle-frog'], why: 'where there is room, the animals beside it do not match' },
  { game: 'valley', actions: 103, names: ['fox-fox'], why: 'no fox or butterfly has room beside it, no pond is left' },
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  for (const { game, actions, names, why } of dead) {
    test(`in ${game} a tap on a domino that fits nowhere says why, and no space glows`, async ({ page }) => {
      await open(page, game, actions);
      for (const name of names) {
        await expect(page.locator(domino(name))).toHaveClass(/fits-nowhere/);
        await finger(page, domino(name));
        await expect(page.locator(domino(name))).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('.turn-line')).toHaveText(`It fits nowhere: ${why}.`);
        await expect(page.locator('[data-space].legal')).toHaveCount(0);
      }
    });
  }
});

test('why a domino fits nowhere is said to who cannot see it, and its name says that it does', async ({ page }) => {
  const { game, actions, names: [name], why } = dead[1];
  await open(page, game, actions);
  await expect(page.locator(domino(name))).toHaveAccessibleName('Fox–fox, fits nowhere');
  await mouse(page, domino(name));
  await expect(page.locator('main [role=status]')).toContainText(`It fits nowhere: ${why}.`);
});

test('a domino that fits nowhere is not turned either, and why is said once more', async ({ page }) => {
  const { game, actions, names: [name], why } = dead[0];
  await open(page, game, actions);
  await mouse(page, domino(name));
  await page.keyboard.press('r');
  await expect(page.locator('.turn-line.refused')).toHaveText(`It fits nowhere: ${why}.`);
});

test('a domino that fits bears no mark, and the spaces for it glow even after one that fits nowhere', async ({ page }) => {
  await open(page, 'brook', 114);
  await mouse(page, domino('turtle-frog'));
  await expect(page.locator(domino('owl-badger'))).not.toHaveClass(/fits-nowhere/);
  await mouse(page, domino('owl-badger'));
  await expect(page.locator('.turn-line')).toHaveText('Tap a glowing space for owl–badger.');
  await expect(page.locator('[data-space].legal')).not.toHaveCount(0);
});

test('a tap on a space without a free one beside it says that there is no room', async ({ page }) => {
  await open(page, 'brook', 114);
  await mouse(page, domino('owl-badger'));
  await mouse(page, '[data-space=e1]');
  await expect(page.locator('.turn-line.refused')).toHaveText('e1 has no room for owl–badger: no space beside it is free.');
});
