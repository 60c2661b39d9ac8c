// The banner that says whose turn it is.
import { expect, test } from '@playwright/test';
import { open, recordOf } from './games.mjs';
import { mouse, settled } from './hands.mjs';
import { playTo, start } from './player.mjs';

/** The banner names the player and bears their colour and no other, and theirs is the player board that is to act. */
async function expectTurnOf(page, seat, { name, color }) {
  await expect(page.locator('.turn-title')).toHaveText(`${name}’s turn`);
  await expect(page.locator('.turn-banner')).toHaveClass(`turn-banner seat-${color}`);
  await expect(page.locator('.player-board.to-act')).toHaveCount(1);
  await expect(page.locator('.player-board.to-act')).toHaveAttribute('data-seat', `${seat}`);
  const fill = (selector) => page.locator(`${selector} use`).first().evaluate((art) => getComputedStyle(art).getPropertyValue('--plant'));
  expect(await fill('.turn-emblem')).toMatch(/^#/);
  expect(await fill('.turn-emblem')).toBe(await fill(`[data-seat="${seat}"] .seat-emblem`));
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('the banner bears the name and the colour of who is to act, and of the next player as soon as a turn is ended', async ({ page }) => {
  const { players } = await recordOf('brook-four');
  await open(page, 'brook-four', 108);
  for (const [seat, next] of [[3, 0], [0, 1]]) {
    await expectTurnOf(page, seat, players[seat]);
    await playTo(page, 'end');
    await expectTurnOf(page, seat, players[seat]);
    await mouse(page, 'button[data-action=end-turn]');
    // The screen is not yet handed over.
    await expect(page.locator('button[data-action=take-screen]')).toBeVisible();
    await expectTurnOf(page, next, players[next]);
    await mouse(page, 'button[data-action=take-screen]');
  }
});

test('while a bot plays the banner bears its name and colour, and then the person’s again', async ({ page }) => {
  const [ada, bolt] = [{ name: 'Ada', color: 'orange' }, { name: 'Bolt', color: 'blue' }];
  await start(page, { holders: ['person', 'turf'], names: [ada.name, bolt.name] });
  // Slow enough to be seen.
  await mouse(page, 'button[data-action=menu]');
  await page.locator('dialog[open] [data-field=bot-speed] input').nth(1).check();
  await page.keyboard.press('Escape');
  await settled(page);
  await playTo(page, 'end');
  await expectTurnOf(page, 0, ada);
  await mouse(page, 'button[data-action=end-turn]');
  await expectTurnOf(page, 1, bolt);
  await expect(page.locator('main')).toHaveAttribute('data-holder', 'person');
  await expectTurnOf(page, 0, ada);
});
