// Saving after each action, resuming, and the page's messages when the storage is blocked or full.
import { expect, test } from '@playwright/test';
import { openGame, recordText } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';
import { playStep, playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { blockStorage, crashDialog } from '../driver/table.mjs';

/** All that the page has stored. */
function readStorage(page) {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Plays to the plant phase and reloads; returns all that is stored when the start screen offers to resume. */
async function savedInPlantPhase(page) {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await page.goto('./');
  await page.locator('button[data-action=resume]').waitFor();
  return readStorage(page);
}

/**
 * Every element of the table with its attributes, and all texts, with the pointer out of the way. Left out are the
 * last announcement for screen readers and the position of the keyboard on the board.
 */
async function readTable(page) {
  await page.mouse.move(0, 0);
  return page.locator('main[data-screen=table]').evaluate((table) => {
    const attributes = (element) =>
      [...element.attributes]
        // Neither the focus nor the last position of something hidden is part of the match.
        .filter(({ name }) => name !== 'tabindex' && !(name === 'style' && element.hidden))
        .map(({ name, value }) => `${name}=${value}`);
    const isLiveRegion = (part) => part.matches('.announcements');
    return {
      turn: { ...table.dataset },
      texts: [...table.children].filter((part) => !isLiveRegion(part)).map((part) => part.innerText),
      elements: [...table.querySelectorAll('*')].map((element) => [element.localName, ...attributes(element).sort()].join(' ')),
    };
  });
}

/** Opens a file with this text. */
function openFile(page, name, text) {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  return page.locator('input[data-field=import]').setInputFiles(file);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [actions, phase] of [[118, 'domino'], [119, 'plant'], [120, 'finish']]) {
  test(`a reload in phase ${phase} resumes exactly the same table`, async ({ page }) => {
    await page.goto('./');
    await openGame(page, 'brook', actions);
    const before = await readTable(page);
    expect(before.turn.phase).toBe(phase);
    await page.goto('./');
    await page.locator('button[data-action=resume]').click();
    // Somebody else may have reloaded the page.
    await page.locator('button[data-action=take-screen]').waitFor();
    await click(page, 'button[data-action=take-screen]');
    expect(await readTable(page)).toEqual(before);
  });
}

test('a refused file says exactly why and changes nothing', async ({ page }) => {
  const before = await savedInPlantPhase(page);
  const record = JSON.parse(await recordText('brook'));
  const scores = record.log[1].scores.join(', ');
  record.log[1].scores[0] += 1;
  await openFile(page, 'changed.json', JSON.stringify(record));

  const reason = `after action 2 the scores are ${scores}, not ${record.log[1].scores.join(', ')}`;
  await expect(page.getByRole('status').filter({ hasText: 'changed.json' })).toHaveText(
    `“changed.json” was not opened: ${reason}.`,
  );
  expect(await readStorage(page)).toEqual(before);
  await page.locator('button[data-action=resume]').click();
  expect((await readTurn(page)).phase).toBe('plant');
});

test('a lone person resumes without a handover screen', async ({ page }) => {
  await page.goto('./');
  await startGame(page, { controllers: ['person', 'acorn'], names: ['Ann'] });
  await playTo(page, 'plant');
  const before = await readTable(page);
  await page.goto('./');
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
  expect(await readTable(page)).toEqual(before);
});

test('an earlier match can be resumed beside a later one', async ({ page }) => {
  const resumeEarlier = async () => {
    await page.goto('./');
    await page.locator('button[data-action=earlier]').click();
    // The match that was resumed last is listed first.
    await page.locator('button[data-action=resume-earlier]').nth(1).click();
    await page.locator('main[data-screen=table]').waitFor();
    return (await readTurn(page)).phase;
  };
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await page.goto('./');
  await startGame(page, { controllers: ['person', 'person'], names: ['Cleo', 'Dan'] });
  await playTo(page, 'finish');
  expect(await resumeEarlier()).toBe('plant');
  expect(await resumeEarlier()).toBe('finish');
});

test('without storage the page says so and the game still plays', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.goto('./');
  await expect(page.getByRole('status').filter({ hasText: 'lets the page store nothing' })).toBeVisible();
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await expect(crashDialog(page)).toHaveCount(0);
});

/** Makes every further write to the storage fail. */
function fillStorage(page) {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

test('with full storage the page says so and the game still plays', async ({ page }) => {
  await page.goto('./');
  await fillStorage(page);
  await startGame(page, { ...twoPeople, press: 'button[data-action=play-unkept]' });
  await playStep(page);
  await expect(page.locator('.turn-line')).toContainText('storage is full');
  await playTo(page, 'plant');
  await expect(crashDialog(page)).toHaveCount(0);
});

test('with full storage a new match does not replace a saved one', async ({ page }) => {
  const before = await savedInPlantPhase(page);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    // Like a full storage: only a text that is not longer than the one it replaces still fits.
    Storage.prototype.setItem = function (key, text) {
      if (text.length > (this.getItem(key) ?? '').length) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.locator('button[data-action=start-game]').click();
  await expect(page.locator('dialog[open] button[data-action=rescue]')).toBeVisible();
  const games = (all) => Object.entries(all).filter(([key]) => key.startsWith('renature.game.'));
  expect(games(await readStorage(page))).toEqual(games(before));
  expect(games(before).length).toBeGreaterThan(0);
});

test('an unreadable save is reported and kept unchanged', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const broken = await page.evaluate(() => {
    const slot = /^renature\.game\.\d+\.(one|two)$/;
    const matches = Object.keys(localStorage).filter((key) => slot.test(key));
    for (const key of matches) localStorage.setItem(key, localStorage.getItem(key).slice(0, -20));
    return matches.map((key) => localStorage.getItem(key));
  });
  await page.goto('./');
  await expect(page.getByRole('status').filter({ hasText: 'could not be read' })).toBeVisible();
  await expect(page.locator('button[data-action=resume]')).toHaveCount(0);
  expect(Object.values(await readStorage(page))).toEqual(expect.arrayContaining(broken));
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  expect(Object.values(await readStorage(page))).toEqual(expect.arrayContaining(broken));
});
