// What is kept in the browser, and what is said where nothing can be kept.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';

import { mouse } from './hands.mjs';
import { look, playTo, start, step } from './player.mjs';

const twoPeople = { holders: ['person', 'person'], names: ['Ann', 'Ben'] };

/** All that the page has kept. */
function kept(page) {
  return page.evaluate(() => ({ ...localStorage }));
}

/**
 * Every element of the table with its attributes, and all words, with the pointer out of the way. Left out is what does not
 * stand there: what was announced last, and where the keyboard was on the board.
 */
async function shown(page) {
  await page.mouse.move(0, 0);
  return page.locator('main[data-screen=table]').evaluate((table) => {
    const attributes = (element) =>
      [...element.attributes]
        // Where the focus is, and where something hidden stood when it was seen last, is no part of the match.
        .filter(({ name }) => name !== 'tabindex' && !(name === 'style' && element.hidden))
        .map(({ name, value }) => `${name}=${value}`);
    const isAnnouncer = (part) => part.getAttribute('role') === 'status';
    return {
      turn: { ...table.dataset },
      words: [...table.children].filter((part) => !isAnnouncer(part)).map((part) => part.innerText),
      elements: [...table.querySelectorAll('*')].map((element) => [element.localName, ...attributes(element).sort()].join(' ')),
    };
  });
}

/** Chooses a file with this text to be opened. */
function choose(page, name, text) {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  return page.locator('input[data-field=import]').setInputFiles(file);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [actions, phase] of [[118, 'domino'], [119, 'plant'], [120, 'finish']]) {
  test(`after a reload in phase ${phase} the game goes on exactly as it stood`, async ({ page }) => {
    await page.goto('./');
    await open(page, 'brook', actions);
    const before = await shown(page);
    expect(before.turn.phase).toBe(phase);
    await page.reload();
    await page.locator('button[data-action=resume]').click();
    // Whoever comes back may be somebody else.
    await page.locator('button[data-action=take-screen]').waitFor();
    await mouse(page, 'button[data-action=take-screen]');
    expect(await shown(page)).toEqual(before);
  });
}

test('a refused file says exactly why, and changes nothing', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  await page.reload();
  await page.locator('button[data-action=resume]').waitFor();
  const before = await kept(page);
  const record = JSON.parse(await readFile(join(import.meta.dirname, 'games', 'brook.json'), 'utf8'));
  const scores = record.log[1].scores.join(', ');
  record.log[1].scores[0] += 1;
  await choose(page, 'changed.json', JSON.stringify(record));

  const reason = `log[1]: the scores are [${scores}], not [${record.log[1].scores.join(', ')}]`;
  await expect(page.getByRole('status').filter({ hasText: 'changed.json' })).toHaveText(
    `“changed.json” was not opened, for its game can’t have happened: ${reason}.`,
  );
  expect(await kept(page)).toEqual(before);
  await page.locator('button[data-action=resume]').click();
  expect((await look(page)).phase).toBe('plant');
});

test('one person comes back without being asked who they are', async ({ page }) => {
  await page.goto('./');
  await start(page, { holders: ['person', 'greedy'], names: ['Ann'] });
  await playTo(page, 'plant');
  const before = await shown(page);
  await page.reload();
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
  expect(await shown(page)).toEqual(before);
});

test('a match left behind can be resumed beside the one begun after it', async ({ page }) => {
  const resumeEarlier = async () => {
    await page.reload();
    await page.locator('button[data-action=earlier]').click();
    // The one that was resumed last stands first.
    await page.locator('button[data-action=resume-earlier]').nth(1).click();
    await page.locator('main[data-screen=table]').waitFor();
    return (await look(page)).phase;
  };
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  await page.reload();
  await start(page, { holders: ['person', 'person'], names: ['Cleo', 'Dan'] });
  await playTo(page, 'finish');
  expect(await resumeEarlier()).toBe('plant');
  expect(await resumeEarlier()).toBe('finish');
});

test('where the browser keeps nothing, it is said, and the game is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('./');
  await expect(page.getByRole('status').filter({ hasText: 'lets the page store nothing' })).toBeVisible();
  await start(page, twoPeople);
  await playTo(page, 'plant');
  await expect(page.locator('.crash')).toHaveCount(0);
});

/** From now on the browser has room for nothing more. */
function fill(page) {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

test('where the storage is full, it is said, and the game is played all the same', async ({ page }) => {
  await page.goto('./');
  await fill(page);
  await start(page, { ...twoPeople, press: 'button[data-action=play-unkept]' });
  await step(page);
  await expect(page.locator('.turn-line')).toContainText('storage is full');
  await playTo(page, 'plant');
  await expect(page.locator('.crash')).toHaveCount(0);
});

test('where the storage is full, no new match pushes out the one that is kept', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  await page.reload();
  await page.locator('button[data-action=resume]').waitFor();
  const before = await kept(page);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    // As a full storage does: what is no longer than what it replaces still fits.
    Storage.prototype.setItem = function (key, text) {
      if (text.length > (this.getItem(key) ?? '').length) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.locator('button[data-action=start-game]').click();
  await expect(page.locator('dialog[open] button[data-action=rescue]')).toBeVisible();
  const games = (all) => Object.entries(all).filter(([key]) => key.startsWith('renature.game.'));
  expect(games(await kept(page))).toEqual(games(before));
  expect(games(before).length).toBeGreaterThan(0);
});

test('a save that cannot be read is set aside whole, and it is said', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  const broken = await page.evaluate(() => {
    const slot = /^renature\.game\.\d+\.(one|two)$/;
    const matches = Object.keys(localStorage).filter((key) => slot.test(key));
    for (const key of matches) localStorage.setItem(key, localStorage.getItem(key).slice(0, -20));
    return matches.map((key) => localStorage.getItem(key));
  });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'could not be read' })).toBeVisible();
  await expect(page.locator('button[data-action=resume]')).toHaveCount(0);
  expect(Object.values(await kept(page))).toEqual(expect.arrayContaining(broken));
  await start(page, twoPeople);
  await playTo(page, 'plant');
  expect(Object.values(await kept(page))).toEqual(expect.arrayContaining(broken));
});
