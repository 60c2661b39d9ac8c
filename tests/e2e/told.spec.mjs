// What the table tells without being asked: before areas are scored, when something is new, at the end.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { beforeFinish, open, recordOf } from './games.mjs';
import { mouse, settled } from './hands.mjs';
import { playTo, start } from './player.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('before Finish each area that it scores says every total and place, and what it gives', async ({ page }) => {
  await open(page, 'brook', await beforeFinish('brook', true));
  const list = page.locator('.closing-list li');
  await expect(list.first()).toContainText(/Area [A-Z], \d+ spaces?/);
  await expect(list.first().locator('.award').first()).toHaveText(/: \d+, (1st|2nd|tie|–)/);
  await expect(list.locator('.award strong').first()).toHaveText(/\+\d+/);
});

test('a plant that is new to the player bears corners round its space', async ({ page }) => {
  await open(page, 'brook-four', 112);
  await expect(page.locator('.plant.recent')).not.toHaveCount(0);
  const bare = page.locator('.plant.recent:not(:has(.new-mark))');
  await expect(bare).toHaveCount(0);
  await expect(page.locator('.plant:not(.recent) .new-mark')).toHaveCount(0);
});

/** The dominoes on the board that are marked as new. */
const newDominoes = (page) => page.locator('.domino.recent').evaluateAll((all) => all.map((each) => each.dataset.laid).sort());

/** All marks of what is new. */
const news = '.domino.recent, .plant.recent, .area.recent, .new-mark';

test('the dominoes that the others laid since one’s last turn are marked as new, and no others', async ({ page }) => {
  await open(page, 'brook-four', 112);
  const { log } = await recordOf('brook-four', 112);
  const own = log.findLastIndex(({ seat }) => seat === 0);
  const laid = log.slice(own + 1).filter(({ action }) => action.type === 'place_domino');
  expect(laid).toHaveLength(3);
  expect(await newDominoes(page)).toEqual(laid.map(({ action }) => action.domino).sort());
});

test('what is new stays marked while one chooses, is no longer once one has moved, and is again when that is undone', async ({ page }) => {
  await open(page, 'brook-four', 112);
  const before = await newDominoes(page);
  await mouse(page, '[data-domino=butterfly-snail]');
  await expect(page.locator('[data-domino=butterfly-snail]')).toHaveAttribute('aria-pressed', 'true');
  expect(await newDominoes(page)).toEqual(before);
  await playTo(page, 'plant');
  await expect(page.locator(news)).toHaveCount(0);
  await mouse(page, 'button[data-action=undo]');
  await expect.poll(() => newDominoes(page)).toEqual(before);
});

/** The dominoes of the open list of those not seen, as names in the order of the alphabet, and the numbers beside and above it. */
function unseen(page) {
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

/** The list of dominoes that the player to act has not seen after so many actions, and the player's hand. */
async function unseenAfter(page, actions) {
  await page.goto('./');
  await open(page, 'brook-four', actions);
  const hand = await page.locator('[data-domino]').evaluateAll((all) => all.map((each) => each.dataset.domino));
  await mouse(page, 'button[data-action=unseen]');
  return { ...(await unseen(page)), hand };
}

const sorted = (domino) => domino.split('-').sort().join('-');

test('a domino that the others have laid since, or that was drawn, is no longer among those not seen, and no other is gone', async ({ page }) => {
  const { log } = await recordOf('brook-four');
  const [before, after] = [await unseenAfter(page, 112), await unseenAfter(page, 128)];
  const laid = log.slice(113, 128).filter(({ action }) => action.type === 'place_domino').map(({ action }) => action.domino);
  const drawn = after.hand.filter((domino) => !before.hand.includes(domino));
  expect([laid.length, drawn.length]).toEqual([3, 1]);
  const seen = [...laid, ...drawn].map(sorted);
  expect(before.out).toEqual(expect.arrayContaining(seen));
  expect(after.out).toEqual(before.out.filter((domino) => !seen.includes(domino)));
});

test('the numbers of the list of dominoes not seen are those of its marks: how many in all, and with each animal', async ({ page }) => {
  const { out, numbers, sum, hand } = await unseenAfter(page, 112);
  const { log } = await recordOf('brook-four', 112);
  const laid = log.filter(({ action }) => action.type === 'place_domino').length;
  expect(out).toHaveLength(55 - laid - hand.length);
  expect(sum).toBe(out.length);
  expect(Object.keys(numbers)).toHaveLength(10);
  for (const [animal, number] of Object.entries(numbers)) {
    expect(number, animal).toBe(out.filter((domino) => domino.split('-').includes(animal)).length);
  }
});

for (const size of sizes) {
  test(`at ${size.width}x${size.height} the sums of the final scoring are in sight, and the verdict tells them`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook-four');
    await expect(page.locator('[data-winner]')).toHaveText(/: −?\d+(\s–\u2060\s−?\d+){3}$/);
    const sums = page.locator('[data-final-score]');
    await expect(sums).toHaveCount(4);
    const seen = await sums.evaluateAll((cells) => cells.every((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }));
    expect(seen).toBe(true);
  });
}

test('who wins is said once to who cannot see it', async ({ page }) => {
  await open(page, 'brook-four');
  const said = await page.locator('p.visually-hidden[aria-live]').textContent();
  expect(said.match(/wins/g), said).toHaveLength(1);
});

test('a tap on the joker track opens the choice', async ({ page }) => {
  await start(page, { holders: ['person', 'person'] });
  await playTo(page, 'domino');
  await mouse(page, '[data-strip="owl"]');
  await expect(page.locator('[data-joker]')).toHaveCount(10);
});

test('where the joker cannot be changed a tap on its track says why', async ({ page }) => {
  await open(page, 'brook', 118);
  await mouse(page, 'button[data-action=step-back]');
  await mouse(page, '[data-strip="owl"]');
  await expect(page.locator('.turn-line.refused')).not.toBeEmpty();
  await expect(page.locator('[data-joker]')).toHaveCount(0);
});

for (const [size, names] of [[sizes[0], ['Cleo', 'Ann', 'neutral', 'Ben']], [sizes[4], ['C', 'A', 'n', 'B']]]) {
  test(`before a plant is set every colour of the area has its total, ties struck through, and what it gets at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook', 102);
    const awards = page.locator('.awards > .award');
    const told = (await awards.allInnerTexts()).map((words) => words.replace(/\s+/g, ' ').trim());
    expect(told).toEqual([`${names[0]} 7 +13`, `${names[1]} 6`, `${names[2]} 6`, `${names[3]} 2 +6`]);
    expect(await page.locator('.awards s').allInnerTexts()).toEqual(['6', '6']);
    await expect(awards.locator('strong')).toHaveText(['+13', '+6']);
  });
}

test('on a phone the newest line of the log stands above the timeline, and a tap on it opens the log', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await open(page, 'brook-two', 118);
  await page.locator('button[data-action=no-more-help]').dispatchEvent('click');
  const words = page.locator('.last-words');
  await expect(page.locator('[data-log-line]')).not.toHaveCount(0);
  const newest = await page.locator('[data-log-line]').last().innerText();
  await expect(words).toContainText(newest.trim());
  await mouse(page, '.last-words');
  await expect(page.locator('.log-panel')).toBeVisible();
  await expect(words).toBeHidden();
});

test('on a phone the log opens at its newest line, wherever it was read when Escape closed it', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await open(page, 'brook-two', 118);
  const [log, tab] = [page.locator('.log-panel .log-turns'), page.locator('.log-tab')];
  const below = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await tab.click();
  await expect(log).toBeVisible();
  await expect.poll(below).toBeLessThan(2);
  await log.hover();
  await page.mouse.wheel(0, -2_000);
  await expect.poll(below).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await tab.click();
  await expect(log).toBeVisible();
  await expect.poll(below).toBeLessThan(2);
});

test('on a phone the log’s sheet has a button that closes it, and the focus goes back to its tab', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await open(page, 'brook-two', 118);
  const log = page.locator('.log-panel .log-turns');
  await page.locator('.log-tab').click();
  await expect(log).toBeVisible();
  await page.locator('button[data-action=close-log]').click();
  await expect(log).toBeHidden();
  await expect(page.locator('.log-tab')).toBeFocused();
});

test('on a phone the log opens at what has been reached while a position is looked back at', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await open(page, 'brook-two', 118);
  const tab = page.locator('.log-tab');
  await tab.click();
  await tab.click();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await settled(page);
  await tab.click();
  await expect(page.locator('.log-turns .reached')).toBeInViewport();
  await expect(page.locator('.log-turn').last()).not.toBeInViewport();
});

test('before a mushroom is set the spaces that join areas tell how large they would be, and the rest step back', async ({ page }) => {
  const { log } = await recordOf('valley');
  await open(page, 'valley', log.findIndex(({ action }, index) => index >= 40 && action.type === 'place_mushroom'));
  const joining = page.locator('.space.legal:not(.lesser)');
  await expect(joining).not.toHaveCount(0);
  await expect(page.locator('.ghosts .points')).toHaveCount(await joining.count());
  await expect(page.locator('.space.lesser')).not.toHaveCount(0);
  await expect(joining.first()).toHaveAttribute('aria-label', /joins areas into one of \d+ spaces/);
});
