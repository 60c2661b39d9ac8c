// The list of dominoes that the player has not seen yet.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';

/** Reads the open list: the unseen dominoes in alphabetical order, the number for each animal, and the sum. */
function readUnseen(page) {
  return page.locator('dialog[open] .unseen-panel').evaluate((panel) => {
    const rows = [...panel.querySelectorAll('tbody tr')];
    const animals = rows.map((row) => row.querySelector('th [aria-label]').getAttribute('aria-label'));
    const isOut = (cell) => cell.getAttribute('aria-label') === 'not seen yet';
    const out = rows.flatMap((row, index) =>
      [...row.querySelectorAll('td:not(.number)')].flatMap((cell, other) => (isOut(cell) ? [[animals[index], animals[other]].sort().join('-')] : [])),
    );
    const numbers = rows.map((row, index) => [animals[index], Number(row.querySelector('.number').textContent)]);
    return { out: out.sort(), numbers: Object.fromEntries(numbers), sum: Number.parseInt(panel.querySelector('p').textContent) };
  });
}

/** Opens the recorded game and its list of unseen dominoes; returns the list and the player's hand. */
async function unseenAfter(page, actions) {
  await page.goto('./');
  await openGame(page, 'brook-four', actions);
  const hand = await page.locator('[data-domino]').evaluateAll((all) => all.map((each) => each.dataset.domino));
  await click(page, 'button[data-action=unseen]');
  return { ...(await readUnseen(page)), hand };
}

const sorted = (domino) => domino.split('-').sort().join('-');

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('exactly the laid and drawn dominoes leave the list', async ({ page }) => {
  const { log } = await loadRecord('brook-four');
  const [before, after] = [await unseenAfter(page, 112), await unseenAfter(page, 128)];
  const laid = log.slice(113, 128).filter(({ action }) => action.type === 'place_domino').map(({ action }) => action.domino);
  const drawn = after.hand.filter((domino) => !before.hand.includes(domino));
  expect([laid.length, drawn.length]).toEqual([3, 1]);
  const seen = [...laid, ...drawn].map(sorted);
  expect(before.out).toEqual(expect.arrayContaining(seen));
  expect(after.out).toEqual(before.out.filter((domino) => !seen.includes(domino)));
});

test('the numbers of the list match its marks', async ({ page }) => {
  const { out, numbers, sum, hand } = await unseenAfter(page, 112);
  const { log } = await loadRecord('brook-four', 112);
  const laid = log.filter(({ action }) => action.type === 'place_domino').length;
  expect(out).toHaveLength(55 - laid - hand.length);
  expect(sum).toBe(out.length);
  expect(Object.keys(numbers)).toHaveLength(10);
  for (const [animal, number] of Object.entries(numbers)) {
    expect(number, animal).toBe(out.filter((domino) => domino.split('-').includes(animal)).length);
  }
});
