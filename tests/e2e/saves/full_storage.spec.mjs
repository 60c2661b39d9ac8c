// The sign that a game is not being saved. It stays until a save works, and leads to the ways out.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';
import { exportRecord, playTo, playToTheEnd, startGame, twoPeople } from '../driver/player.mjs';
import { action, blockStorage, crashDialog, fillStorage, freeStorage, press } from '../driver/table.mjs';

/** Plays to the plant step in a storage that became full at the start of the game. */
async function playWithoutRoom(page) {
  await page.goto('./');
  await startGame(page, twoPeople);
  await fillStorage(page);
  await playTo(page, 'plant');
}

/** The number of actions in the only saved game. */
function savedActions(page) {
  return page.evaluate(() => {
    const saves = Object.entries(localStorage).filter(([key]) => /^renature\.game\.\d+\.(one|two)$/.test(key));
    return Math.max(...saves.map(([, text]) => JSON.parse(text).payload.record.log.length));
  });
}

/** Saves the game on the table in the storage that has room again. */
async function saveAgain(page) {
  await press(page, 'unsaved');
  await freeStorage(page);
  await page.locator('dialog[open] [data-action=make-room]').click();
  await page.locator('dialog[open] [data-action=try-again]').click();
  await expect(action(page, 'unsaved')).toHaveCount(0);
}

/** Expects the saved games to list one finished game, and the result of each of its three players. */
async function expectOneResult(page) {
  await page.goto('./');
  await press(page, 'earlier');
  await expect(page.locator('[data-section=finished] [data-game]')).toHaveCount(1);
  await expect(page.locator('[data-section=statistics] [data-player]')).toHaveCount(3);
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

test('the dialog that the player has closed stays closed', async ({ page }) => {
  await playWithoutRoom(page);
  await press(page, 'unsaved');
  const dialog = page.locator('dialog[open] [data-action=make-room]');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await playTo(page, 'finish');
  await expect(action(page, 'unsaved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
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

test('a rematch played without saving replaces no game', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook');
  await fillStorage(page);
  await press(page, 'rematch');
  await page.locator('dialog[open] [data-action=play-unkept]').click();
  await freeStorage(page);
  await playTo(page, 'plant');
  await expect(action(page, 'unsaved')).toHaveCount(0);
  await page.goto('./');
  await press(page, 'earlier');
  await expect(page.locator('[data-section=finished] [data-game]')).toHaveCount(1);
  await expect(page.locator('[data-section=running] [data-game]')).toHaveCount(1);
});

test('a result without room is saved once there is room', async ({ page }) => {
  const { log } = await loadRecord('brook');
  await page.goto('./');
  await openGame(page, 'brook', log.length - 1);
  // The game itself still finds room.
  await fillStorage(page, 'renature.results');
  await playToTheEnd(page);
  await saveAgain(page);
  await expectOneResult(page);
});

for (const leave of ['new-game', 'rematch', 'Back']) {
  test(`a result without room is not lost by ${leave}`, async ({ page }) => {
    const { log } = await loadRecord('brook');
    await page.goto('./');
    await openGame(page, 'brook', log.length - 1);
    await fillStorage(page, 'renature.results');
    await playToTheEnd(page);
    if (leave === 'Back') await page.goBack();
    else await page.locator(`[data-action=${leave}]:visible`).click();
    await expect(action(page, 'leave')).toBeVisible();
    await page.keyboard.press('Escape');
    await saveAgain(page);
    await expectOneResult(page);
  });
}

test('a game begun without room gets its result later', async ({ page }) => {
  const { log } = await loadRecord('brook');
  await page.goto('./');
  await fillStorage(page);
  await Promise.all([
    openGame(page, 'brook', log.length - 1),
    page.locator('dialog[open] [data-action=play-unkept]').click(),
  ]);
  await playToTheEnd(page);
  await saveAgain(page);
  await expectOneResult(page);
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
    await saveAgain(page);
    expect((await readLayout(page)).rects).toEqual(signed.rects);
  });
}
