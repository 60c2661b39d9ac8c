// What stands at all times at every size, and what never moves: the tracks, the names, the button that carries the turn on.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { beforeFinish, open, recordOf } from './games.mjs';

const action = (page, name) => page.locator(`button[data-action=${name}]`);

/** The position late in a kept game in which an action of this kind comes next. */
async function before(game, kind) {
  const { log } = await recordOf(game);
  return log.findIndex(({ action }, index) => index >= 90 && action.type === kind);
}

/** What is not fully in the window, or has no size. */
function outside(page, selector) {
  return page.locator(selector).evaluateAll((parts) =>
    parts.filter((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      return width < 8 || height < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).length,
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const size of sizes) {
  test(`at ${size.width}x${size.height} joker track, score track and steps stand in every step`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const kind of ['place_domino', 'place_plant', 'finish', 'end_turn']) {
      await page.goto('./');
      await open(page, 'brook-four', await before('brook-four', kind));
      for (const [selector, count] of [['[data-strip]', 10], ['.score-lane', 4], ['.step', 4]]) {
        await expect(page.locator(selector).filter({ visible: true })).toHaveCount(count);
        expect(await outside(page, selector), `${selector} before ${kind}`).toBe(0);
      }
    }
  });

  test(`at ${size.width}x${size.height} no player’s name is cut off`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook-four', 112);
    const cut = await page.locator('.seat-name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText));
    expect(cut).toEqual([]);
  });

  test(`at ${size.width}x${size.height} nothing moves when the line gets long, and what carries the turn on keeps its place`, async ({ page }) => {
    await page.setViewportSize(size);
    const ends = [];
    for (const kind of ['place_domino', 'place_plant', 'finish', 'end_turn']) {
      await page.goto('./');
      await open(page, 'brook-four', await before('brook-four', kind));
      const primary = page.locator('.step-buttons > .primary');
      const box = await primary.boundingBox();
      ends.push(Math.round(box.x + box.width), Math.round(box.y));
      await page.locator('.turn-line > span').evaluate((line) => {
        line.textContent = 'It takes clouds equal to its value, and room. '.repeat(4);
      });
      expect(await primary.boundingBox()).toEqual(box);
    }
    expect(new Set(ends).size, ends.join()).toBe(2);
  });
}

test('the mushroom is among the steps of Valley, all in sight at every size, and marked when it is due', async ({ page }) => {
  await open(page, 'valley', await before('valley', 'place_mushroom'));
  await expect(page.locator('.step[aria-current=step]')).toHaveText('Mushroom');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.locator('.step').filter({ visible: true })).toHaveText(['Domino', 'Mushroom', 'Plant', 'Finish', 'End']);
    expect(await outside(page, '.step'), `${size.width}x${size.height}`).toBe(0);
  }
});

for (const game of ['brook-two', 'brook', 'brook-four']) test(`${game}: what is counted stands within its player board, and the knob of the score track covers none of it`, async ({ page }) => {
  await open(page, game, 3);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const covered = await page.locator('.player-board').evaluateAll((boards) =>
      boards.flatMap((board) => {
        const lane = board.querySelector('.score-lane');
        const { top, height } = lane.getBoundingClientRect();
        const { left, right } = board.getBoundingClientRect();
        const knob = top + height / 2 - Number.parseFloat(getComputedStyle(lane, '::after').height) / 2;
        return [...board.querySelectorAll('.tally, .left, .tally-picture, .seat-score')].filter((part) => {
          const box = part.getBoundingClientRect();
          const isPicture = part.matches('.tally-picture');
          return box.width > 0 && (box.left < left || box.right > right || (isPicture && box.bottom > knob + 0.5));
        });
      }).length,
    );
    expect(covered, `${size.width}x${size.height}`).toBe(0);
  }
});

test('a double tap on Plant plants, and finishes nothing', async ({ page }) => {
  await open(page, 'brook', 119);
  await page.locator('button[data-plant]:not([aria-disabled])').first().click();
  await action(page, 'place-plant').dblclick();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
});

test('a double tap on the joker track opens the choice, and pays nothing', async ({ page }) => {
  await open(page, 'brook', 118);
  const paid = page.locator('[data-seat] .cloud-row').first();
  const before = await paid.innerHTML();
  await page.locator('[data-strip=owl]').dblclick();
  await expect(page.locator('[data-joker]')).toHaveCount(10);
  expect(await paid.innerHTML()).toBe(before);
  await expect(page.locator('[data-strip=owl]')).not.toHaveClass(/now/);
});

test('in colour-blind mode the log, the awards and the scores bear marks', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.reload();
  await open(page, 'brook', await beforeFinish('brook', true));
  for (const within of ['.log-head', '.award', '.seat-score', '.score-lane']) {
    await expect(page.locator(`${within} .mark`).filter({ visible: true })).not.toHaveCount(0);
  }
});

test('a name that is cut short is told whole, with what its player began with', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  await open(page, 'brook-four', 112);
  await page.locator('[data-seat="3"] .seat-name').hover();
  await expect(page.locator('#explanation')).toContainText('Maximiliane Sophie plays 4th and began with 1 point');
});

test('an area that is looked at shows the brook spaces that can’t be filled any more', async ({ page }) => {
  await open(page, 'brook', 150);
  const crosses = page.locator('.isolated-spaces');
  await expect(crosses).not.toHaveAttribute('d', /M/);
  let found = false;
  for (const space of await page.locator('[data-space].soil').evaluateAll((all) => all.map((each) => each.dataset.space))) {
    await page.locator(`[data-space=${space}]`).hover();
    found ||= ((await crosses.getAttribute('d')) ?? '').includes('M');
    if (found) break;
  }
  expect(found).toBe(true);
});
