// Browsers that lack something or refuse it.
import { expect, test } from '@playwright/test';
import { againstBot, playRound, playTo, startGame, twoPeople } from '../driver/player.mjs';
import { action, crashDialog } from '../driver/table.mjs';

test('a browser that refuses to keep the saves causes no error', async ({ page }) => {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    globalThis.asked = 0;
    StorageManager.prototype.persist = () => {
      globalThis.asked += 1;
      return Promise.reject(new DOMException('Not here.', 'InvalidStateError'));
    };
  });
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
  expect(errors).toEqual([]);
});

test('without modal dialogs the page still answers', async ({ page }) => {
  await page.addInitScript(() => {
    delete HTMLDialogElement.prototype.showModal;
  });
  await page.goto('./');
  const dialog = page.locator('dialog[open]');
  await action(page, 'settings').click();
  await dialog.locator('[data-field=bot-speed] input').last().check();
  await dialog.locator('.dialog-head button').click();
  await expect(dialog).toHaveCount(0);
  await action(page, 'start-game').click();
  await page.locator('main[data-screen=table]').waitFor();
  await action(page, 'menu').dispatchEvent('click');
  await expect(dialog.locator('button[data-action=export]')).toBeVisible();
  await dialog.locator('.dialog-head button').click();
  await expect(dialog.locator('button[data-action=export]')).toHaveCount(0);
  await expect(crashDialog(page)).toHaveCount(0);
});

test('without streaming WebAssembly the page starts and plays', async ({ page }) => {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    delete WebAssembly.compileStreaming;
    delete WebAssembly.instantiateStreaming;
  });
  const workers = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('./');
  await startGame(page, againstBot);
  await playRound(page);
  expect(workers).not.toEqual([]);
  await expect(crashDialog(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
