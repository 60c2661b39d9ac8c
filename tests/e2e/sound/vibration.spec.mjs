// Vibration: a setting where the device can, once for each action of a person and for their turn.
import { expect, test } from '@playwright/test';
import { againstBot, playTo, startGame, waitForBots } from '../driver/player.mjs';
import { action, press } from '../driver/table.mjs';

test.use({ hasTouch: true });

const vibrations = (page) => page.evaluate(() => globalThis.vibrations);

test('the device vibrates where it can and if it is switched on', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.vibrations = [];
    Navigator.prototype.vibrate = (pattern) => globalThis.vibrations.push([...pattern]) > 0;
  });
  await page.goto('./');
  await startGame(page, againstBot);
  await playTo(page, 'plant');
  expect(await vibrations(page)).toEqual([]);
  await press(page, 'menu');
  await page.locator('dialog[open] input[data-field=vibration]').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog fieldset')).toHaveCount(0);
  const sample = [30, 60, 30];
  await expect.poll(() => vibrations(page)).toEqual([sample]);
  await playTo(page, 'finish');
  await press(page, 'undo');
  await press(page, 'redo');
  await playTo(page, 'end');
  expect(await vibrations(page)).toEqual([sample, [15]]);
  await press(page, 'end-turn');
  await waitForBots(page);
  // The bot's own actions make none.
  await expect.poll(() => vibrations(page)).toEqual([sample, [15], [30, 60, 30]]);
  await page.goto('./');
  await action(page, 'settings').click();
  await expect(page.locator('dialog[open] input[data-field=vibration]')).toBeChecked();
});
