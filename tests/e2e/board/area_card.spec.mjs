// The card that describes an area: its place, its contents, and when it closes.
import { expect, test } from '@playwright/test';
import { sizes } from '../driver/chromium.mjs';
import { openGame, positionBefore } from '../driver/game_records.mjs';
import { click, resize, tabTo, tap, waitForUpdates } from '../driver/gestures.mjs';
import { startGame } from '../driver/player.mjs';

const card = (page) => page.locator('.area-card');

/** The class names of those elements with these selectors that the card covers. */
function coveredByCard(page, selectors) {
  return page.evaluate((selectors) => {
    const card = document.querySelector('.area-card').getBoundingClientRect();
    const overlaps = ({ left, top, right, bottom }) =>
      left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1;
    const shown = [...document.querySelectorAll(selectors)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return shown.filter((element) => overlaps(element.getBoundingClientRect())).map((element) => element.className);
  }, selectors);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

/** The choices that the card may not cover. On a phone it covers what is used in a later step: the plants or the hand. */
function choices({ width }, kind) {
  if (width > 390) return '.joker-track, .hand-domino, .plant-choice';
  return kind === 'place_plant' ? '.plant-choice' : '.joker-track, .hand-domino';
}

for (const [game, kind] of [['brook-four', 'place_domino'], ['brook-four', 'place_plant'], ['brook', 'place_domino'], ['brook', 'place_plant'], ['brook-two', 'place_plant']]) {
  test(`${game} before ${kind}: the card covers no choices`, async ({ page }) => {
    await openGame(page, game, await positionBefore(game, kind));
    for (const size of sizes) {
      await page.mouse.move(0, 0);
      await resize(page, size);
      await page.locator('[data-space=b5]').hover();
      await expect(card(page)).toBeVisible();
      const where = `${size.width}x${size.height}`;
      expect(await coveredByCard(page, `.player-board, .board, .side-head, ${choices(size, kind)}`), where).toEqual([]);
      const { y, height } = await card(page).boundingBox();
      expect(y + height, where).toBeLessThanOrEqual(size.height);
    }
  });
}

test('on wide screens the card covers no button', async ({ page }) => {
  for (const [size, buttons] of [[sizes[0], '.action, .timeline'], [sizes[1], '.action']]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await openGame(page, 'brook-four', await positionBefore('brook-four', 'place_domino'));
    await page.locator('[data-space=b5]').hover();
    await expect(card(page)).toBeVisible();
    expect(await coveredByCard(page, buttons)).toEqual([]);
  }
});

test('the log’s newest line stays in sight beside the card', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  const newest = '.log-turns > :last-child li:last-child';
  // Where the side is narrow, the card may hide the beginning of a long line.
  for (const [size, uncovered] of [[sizes[0], `${newest}, .timeline`], [sizes[1], '.timeline']]) {
    await resize(page, size);
    await page.locator('[data-space=b5]').hover();
    await expect(card(page)).toBeVisible();
    await expect(page.locator(newest)).toBeInViewport();
    expect(await coveredByCard(page, uncovered)).toEqual([]);
    await page.mouse.move(0, 0);
  }
});

test('in a low wide window the log’s newest line stays, too', async ({ page }) => {
  const newest = page.locator('.log-turns > :last-child li:last-child');
  for (const kind of ['place_domino', 'place_plant']) {
    for (const size of [{ width: 1366, height: 768 }, { width: 1280, height: 720 }]) {
      await page.goto('./');
      await resize(page, size);
      await openGame(page, 'brook-four', await positionBefore('brook-four', kind));
      await page.locator('[data-space=b5]').hover();
      // With the plants there is no room for both: a click shows the card.
      const hasRoom = kind === 'place_domino' || size.width > 1280;
      await expect(card(page)).toBeVisible({ visible: hasRoom });
      // The end of the line: the card may cover the beginning of a long one.
      const covers = await newest.evaluate((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const { right, bottom } = [...range.getClientRects()].filter(({ width }) => width > 0).at(-1);
        const hit = document.elementFromPoint(right - 3, bottom - 4);
        return line.contains(hit) || hit === line ? null : hit?.outerHTML.slice(0, 100);
      });
      expect(covers, `${kind}, ${size.width}x${size.height}`).toBe(null);
      await page.mouse.move(0, 0);
    }
  }
});

test('no tooltip repeats the card of an area under the mouse', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  await openGame(page, 'brook', 118);
  await page.locator('[data-space=b5]').hover();
  await expect(card(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.locator('#explanation')).toBeHidden();
});

test.describe('changes of the result', () => {
  const changes = (page) => card(page).locator('.area-changes li');

  /** The rows of the card: each player's total and points. */
  const standings = (page) =>
    card(page).locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim()).join(' ')));

  test('the card lists which plants would change the result', async ({ page }) => {
    await openGame(page, 'brook', 98);
    await page.locator('[data-space=g13]').hover();
    await expect(changes(page)).toHaveText([
      'with 2 more, Ann ties with neutral: Ben gets 6 points, Cleo 13',
      'with 4 more, Ann gets 13 points, Cleo 6',
      'with 4 more, Ben ties with neutral: Ann gets 6 points, Cleo 13',
    ]);
    expect(await standings(page)).toEqual(['Cleo 7 +13', 'Neutral 6 –', 'Ann 4 –', 'Ben 2 –']);
  });

  test('setting such a plant changes the result as listed', async ({ page }) => {
    await openGame(page, 'brook', 98);
    await click(page, '[data-space=g13]');
    await click(page, '[data-plant=bush-own]');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
    await page.mouse.move(0, 0);
    await page.locator('[data-space=g13]').hover();
    await expect.poll(() => standings(page)).toEqual(['Cleo 7 +13', 'Ann 6 tie', 'Neutral 6 tie', 'Ben 2 +6']);
  });

  test('screen readers hear the changes', async ({ page }) => {
    await openGame(page, 'brook', 98);
    await page.locator('[data-space=g13]').focus();
    await expect(page.locator('.announcements')).toContainText('At its scoring: with 2 more, Ann ties with neutral: Ben gets 6 points, Cleo 13;');
  });

  test('a scored area lists no changes', async ({ page }) => {
    await openGame(page, 'brook-four', 160);
    await page.locator('[data-space=a1]').hover();
    await expect(card(page)).toContainText('scored');
    await expect(changes(page)).toHaveCount(0);
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('the card closes when a domino is chosen', async ({ page }) => {
    await openGame(page, 'brook', 118);
    await tap(page, '[data-space=b5]');
    await expect(card(page)).toBeVisible();
    await tap(page, '[data-domino]');
    await expect(card(page)).toHaveCount(0);
  });

  test('the card closes on a refused tap elsewhere', async ({ page }) => {
    await openGame(page, 'brook', 118);
    await tap(page, '[data-domino]');
    await tap(page, '[data-space=b5]');
    await expect(card(page)).toBeVisible();
    await tap(page, '[data-space]:not(.soil):not(.legal)');
    await expect(page.locator('.turn-line')).toHaveClass(/refused/);
    await expect(card(page)).toHaveCount(0);
  });

  test('a refused tap on an area opens its card, too', async ({ page }) => {
    await openGame(page, 'brook-four', 89);
    await tap(page, '[data-space=g5]');
    await expect(page.locator('.turn-line')).toHaveClass(/refused/);
    await expect(card(page)).toContainText('Area G');
  });

  test('on a phone opening the log closes the card', async ({ page }) => {
    await page.setViewportSize(sizes[4]);
    await openGame(page, 'brook-four', 89);
    await tap(page, '[data-space=g5]');
    await expect(card(page)).toBeVisible();
    await tap(page, '.log-tab');
    await expect(page.locator('.log-panel')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });

  test('a tap on the card closes it', async ({ page }) => {
    await openGame(page, 'brook', 118);
    await tap(page, '[data-space=b5]');
    await tap(page, '.area-card');
    await expect(card(page)).toHaveCount(0);
  });
});

test('the card marks tied totals, and says so', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook-four', 90);
  await page.mouse.move(0, 0);
  await expect(page.locator('.area-card')).toHaveCount(0);
  await page.locator('[data-space=b5]').hover();
  const card = page.locator('.area-card');
  await expect(card.locator('tr.tied').first()).toContainText('tie');
  // A mouse that rests on an area asks for no words.
  await expect(page.locator('.announcements')).not.toContainText('tied');
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
  await page.locator('[data-space=b5]').focus();
  await expect(page.locator('.announcements')).toContainText('tied');
});

test('pointing at an area marks brook spaces nobody can fill', async ({ page }) => {
  await openGame(page, 'brook', 150);
  const crosses = page.locator('.isolated-spaces:not(.faint)');
  await expect(crosses).not.toHaveAttribute('d', /M/);
  let found = false;
  for (const space of await page.locator('[data-space].soil').evaluateAll((all) => all.map((each) => each.dataset.space))) {
    await page.locator(`[data-space=${space}]`).hover();
    found ||= ((await crosses.getAttribute('d')) ?? '').includes('M');
    if (found) break;
  }
  expect(found).toBe(true);
});

test('an area under a resting mouse has no card until it moves', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'acorn'], names: ['Ann', 'Bot'] });
  await waitForUpdates(page);
  const { x, y } = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('[data-space=l13]').getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await expect(page.locator('.area-card')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.mouse.move(x, y);
  await expect(page.locator('.area-card')).toBeVisible();
});

test('the keyboard opens the card until the focus leaves the board', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const planted = await page.evaluate(() => document.querySelector('.planted-space')?.dataset.space);
  const onBoard = page.locator('[data-space][tabindex="0"]');
  await tabTo(page, '[data-space]');
  // Along the spaces to one in an area, then away and back by Tab alone.
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 120 && !(await card(page).isVisible()); steps += 1) {
    const last = await onBoard.getAttribute('data-space');
    await page.keyboard.press('ArrowRight');
    if ((await onBoard.getAttribute('data-space')) === last) {
      await page.keyboard.press('ArrowDown');
      if ((await onBoard.getAttribute('data-space')) === last) break;
    }
  }
  expect(planted).toBeTruthy();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toBeVisible();
  // A card that was opened by a key press stays.
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
});

test('a question closes the card over what it is about', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].soil:not(.legal)').first().click();
  await expect(card(page)).toBeVisible();
  await page.locator('button[data-action=discard-domino]').dispatchEvent('click');
  await expect(page.locator('button[data-action=answer-yes]')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});
