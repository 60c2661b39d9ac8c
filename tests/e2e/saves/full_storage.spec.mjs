// The sign that a game is not being saved. It stays until a save works, and leads to the ways out.
import { expect, test } from '@playwright/test';
import { click } from '../driver/gestures.mjs';
import { exportRecord, playTo, startGame, twoPeople } from '../driver/player.mjs';
import { action, blockStorage, crashDialog, press } from '../driver/table.mjs';

/** Makes every write to the storage fail until `freeStorage`. */
function fillStorage(page) {
  return page.evaluate(() => {
    const { setItem } = Storage.prototype;
    globalThis.isFull = true;
    Storage.prototype.setItem = function (key, text) {
      if (globalThis.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
}

/** Plays to the plant step in a storage that became full at the start of the game. */
async function playWithoutRoom(page) {
  await page.goto('./');
  await startGame(page, twoPeople);
  await fillStorage(page);
  await playTo(page, 'plant');
}

function freeStorage(page) {
  return page.evaluate(() => {
    globalThis.isFull = false;
  });
}

/** The number of actions in the only saved game. */
function savedActions(page) {
  return page.evaluate(() => {
    const saves = Object.entries(localStorage).filter(([key]) => /^renature\.game\.\d+\.(one|two)$/.test(key));
    return Math.max(...saves.map(([, text]) => JSON.parse(text).payload.record.log.length));
  });
}

/** The rectangles of what a turn needs, and whether the sign covers the middle of any. */
function readLayout(page) {
  return page.evaluate(() => {
    // In a low window the side of the table may be scrolled.
    document.querySelector('.table-side').scrollTo(0, 0);
    const parts = [...document.querySelectorAll('.board, .turn-line, .step, .hand-domino, .actions button, .head-corner > button')];
    const seen = parts.filter((part) => part.getClientRects().length > 0);
    const rects = seen.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className.baseVal ?? part.className, x, y, width, height];
    });
    const covered = rects.filter(([, x, y, width, height]) =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.unsaved-sign'),
    );
    return { rects, covered };
  });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the sign stays until a save works', async ({ page }) => {
  await playWithoutRoom(page);
  await expect(action(page, 'unsaved')).toBeVisible();
  await playTo(page, 'finish');
  await expect(action(page, 'unsaved')).toBeVisible();
  await freeStorage(page);
  await playTo(page, 'end');
  await expect(action(page, 'unsaved')).toHaveCount(0);
  expect(await savedActions(page)).toBeGreaterThanOrEqual(3);
});

test('the sign saves the game as a file', async ({ page }, testInfo) => {
  await playWithoutRoom(page);
  await press(page, 'unsaved');
  const download = page.waitForEvent('download');
  await page.locator('dialog[open] [data-action=save-unsaved]').click();
  await (await download).saveAs(testInfo.outputPath('game.json'));
  await expect(action(page, 'unsaved')).toBeVisible();
});

test('the game is saved once there is room', async ({ page }, testInfo) => {
  await playWithoutRoom(page);
  await press(page, 'unsaved');
  await page.locator('dialog[open] [data-action=make-room]').click();
  const dialog = page.locator('dialog[open]', { has: page.locator('[data-action=try-again]') });
  // It is being played already.
  await expect(dialog.locator('[data-action=play-unkept]')).toBeHidden();
  await dialog.locator('[data-action=try-again]').click();
  await expect(dialog).toBeVisible();
  await freeStorage(page);
  await dialog.locator('[data-action=try-again]').click();
  await expect(dialog).toHaveCount(0);
  await expect(action(page, 'unsaved')).toHaveCount(0);
  const record = await exportRecord(page, testInfo.outputPath('game.json'));
  expect(await savedActions(page)).toBe(record.log.length);
});

test('the menu says that the game is not saved', async ({ page }) => {
  await playWithoutRoom(page);
  await press(page, 'menu');
  await expect(page.locator('dialog[open] [data-unsaved]')).toContainText('not being saved');
  await click(page, 'dialog[open] button[data-action=new-game]');
  await expect(page.locator('dialog[open]')).toContainText('is lost');
});

test('without any storage the sign offers only the file', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await press(page, 'unsaved');
  await expect(page.locator('dialog[open] [data-action=save-unsaved]')).toBeVisible();
  await expect(page.locator('dialog[open] [data-action=make-room]')).toHaveCount(0);
  await expect(crashDialog(page)).toHaveCount(0);
});

for (const [width, height] of [[390, 664], [844, 390], [1180, 820]]) {
  test(`${width}x${height}: the sign moves and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await fillStorage(page);
    await startGame(page, { ...twoPeople, press: 'button[data-action=play-unkept]' });
    await playTo(page, 'plant');
    await expect(action(page, 'unsaved')).toBeVisible();
    const signed = await readLayout(page);
    expect(signed.covered).toEqual([]);
    await press(page, 'unsaved');
    await freeStorage(page);
    await page.locator('dialog[open] [data-action=make-room]').click();
    await page.locator('dialog[open] [data-action=try-again]').click();
    await expect(action(page, 'unsaved')).toHaveCount(0);
    expect((await readLayout(page)).rects).toEqual(signed.rects);
  });
}
