// Views that are removed while something in them has the focus. The browser then sends them events, which must not
// reach code whose state is gone.
import { expect, test } from '@playwright/test';
import { runsAll } from '../driver/cases.mjs';
import { openGame, loadRecord, positionBefore } from '../driver/game_records.mjs';
import { waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, startGame } from '../driver/player.mjs';
import { crash, crashDialog, press } from '../driver/table.mjs';

/** The kinds of focusable parts that are visible, as selectors, each with its number among the visible ones. */
function focusableKinds(page) {
  return page.evaluate(() => {
    const selector = 'button, a[href], input, select, summary, [tabindex]';
    const attributes = ['data-space', 'data-action', 'data-domino', 'data-plant', 'data-joker', 'data-field', 'data-final-area', 'role', 'data-explain', 'class'];
    const kinds = new Map();
    for (const [index, element] of [...document.querySelectorAll(selector)].entries()) {
      if (element.getClientRects().length === 0 || element.closest('dialog')) continue;
      const attribute = attributes.find((name) => element.hasAttribute(name)) ?? '';
      const value = ['data-action', 'class', 'data-field'].includes(attribute) ? element.getAttribute(attribute) : '';
      const kind = `${element.localName}[${attribute}=${value}]`;
      if (!kinds.has(kind)) kinds.set(kind, index);
    }
    return [...kinds];
  });
}

/** Gives the focus to the element of this number, without a pointer. Returns whether it took it. */
function focusNumber(page, index) {
  return page.evaluate((index) => {
    const element = [...document.querySelectorAll('button, a[href], input, select, summary, [tabindex]')][index];
    element?.focus();
    return element !== undefined && document.activeElement === element;
  }, index);
}

/** Presses the element as a screen reader does, which leaves the focus where it is. */
async function pressByScreenReader(page, selector) {
  await page.evaluate((selector) => document.querySelector(selector).click(), selector);
  await waitForUpdates(page);
}

/** Collects the uncaught errors and the panics of the page. */
function watchErrors(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.text().includes('panicked') && errors.push(message.text()));
  return errors;
}

/** Ways to remove the table: how to come to the position, and what to press. */
const ways = {
  'New game in the menu': {
    open: async (page) => openGame(page, 'brook', await positionBefore('brook', 'place_plant')),
    dispose: async (page) => {
      await pressByScreenReader(page, 'button[data-action=menu]');
      await pressByScreenReader(page, 'dialog[open] button[data-action=new-game]');
      await pressByScreenReader(page, 'dialog[open] button[data-action=leave]');
    },
    gone: 'main[data-screen=start]',
  },
  'New game after the end': {
    open: (page) => openGame(page, 'brook'),
    dispose: (page) => pressByScreenReader(page, '.table-side button[data-action=new-game]'),
    gone: 'main[data-screen=start]',
  },
  'Play on from here': {
    open: async (page) => {
      await openGame(page, 'brook', await positionBefore('brook', 'place_plant'));
      await press(page, 'step-back');
      await page.locator('button[data-action=play-on]').waitFor();
    },
    dispose: (page) => pressByScreenReader(page, 'button[data-action=play-on]'),
    gone: 'main[data-screen=table]:not([data-past])',
  },
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const waysCount = Object.keys(ways).length;

for (const [number, [name, { open, dispose, gone }]] of Object.entries(ways).entries()) {
  test(`${name}: whatever has the focus, nothing panics`, async ({ page }) => {
    test.slow();
    const errors = watchErrors(page);
    await page.goto('./');
    await open(page);
    const kinds = await focusableKinds(page);
    expect(kinds.length).toBeGreaterThan(8);
    // Each way begins with another kind, so that together they have each kind once.
    const chosen = kinds.filter((_, place) => runsAll || place % waysCount === number);
    for (const [kind, index] of chosen) {
      await page.goto('./');
      await open(page);
      await test.step(kind, async () => {
        await focusNumber(page, index);
        await dispose(page);
        await page.locator(gone).waitFor();
        await expect(crashDialog(page)).toHaveCount(0);
        expect(errors, kind).toEqual([]);
      });
    }
  });
}

test('a board space with the focus survives a new game by pointer', async ({ page }) => {
  const errors = watchErrors(page);
  const { log } = await loadRecord('brook');
  await page.goto('./');
  await openGame(page, 'brook', log.length);
  await page.locator('[data-space][tabindex="0"]').focus();
  await press(page, 'new-game');
  await page.locator('main[data-screen=start]').waitFor();
  await expect(crashDialog(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a focused space survives a new game before any move', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('./');
  await startGame(page, againstBot);
  await page.keyboard.press('b');
  await page.locator('[data-space]:focus').waitFor();
  await page.keyboard.press('o');
  await page.locator('dialog[open] button[data-action=new-game]').press('Enter');
  await page.locator('main[data-screen=start]').waitFor();
  await expect(crashDialog(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the dialog after a panic stays open when the page goes back', async ({ page }) => {
  await page.goto('./');
  await startGame(page, againstBot);
  await crash(page);
  await page.goBack();
  await expect(crashDialog(page)).toBeVisible();
});

test('a branch’s origin opens while a space has the focus', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('./');
  await ways['Play on from here'].open(page);
  await pressByScreenReader(page, 'button[data-action=play-on]');
  await page.locator('button[data-action=open-parent]').waitFor();
  await page.locator('[data-space][tabindex="0"]').focus();
  await pressByScreenReader(page, 'button[data-action=open-parent]');
  await waitForUpdates(page);
  await expect(crashDialog(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
