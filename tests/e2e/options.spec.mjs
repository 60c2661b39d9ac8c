// Every option of the table: what it shows before, after it is switched, and after the page was loaded anew.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { open, recordOf } from './games.mjs';
import { mouse } from './hands.mjs';
import { playTo, start } from './player.mjs';

/** A position with every thing that options are about. */
const position = ['brook-four', 112];

/** The option's field in the settings, which of its inputs is taken, and what is to be seen before and after. */
const options = {
  'colour-blind mode': { field: 'colorblind', before: { '.plant .marks': false }, after: { '.plant .marks': true, '.turn-emblem .marks': true } },
  'irrelevant animals hidden': { field: 'irrelevant', take: 1, before: { '.half.faint': true }, after: { '.board .half.faint': false, '.board .half.hidden': 'hidden' } },
  'irrelevant animals as any other': { field: 'irrelevant', take: 2, before: { '.half.faint': true }, after: { '.board .half': true, '.board .half:is(.faint, .hidden)': 'none' } },
  'scored areas in their colour': { field: 'scored-areas', before: { '.area.scored': true }, after: { '.area.scored': false } },
  'the joker’s mark on the board': { field: 'joker-marks', before: { '.board .half.joker': true }, after: { '.board .half.joker': false } },
  'the joker’s mark in the hand': { field: 'joker-marks', before: { '.hand .half.joker': true }, after: { '.hand .half.joker': false } },
  'coordinates on the rim': { field: 'coordinates', before: { '.coordinate': true }, after: { '.coordinate': false } },
  'the list of dominoes not seen': { field: 'unseen', before: { '[data-action=unseen]': true }, after: { '[data-action=unseen]': false } },
};

/** Whether any element of each selector is to be seen, as wanted; `hidden` ones are there but not seen, of `none` there are none. */
async function expectSeen(page, wanted) {
  for (const [selector, seen] of Object.entries(wanted)) {
    const all = page.locator(selector);
    if (seen === 'none') await expect(all).toHaveCount(0);
    if (seen === 'hidden') await expect(all).not.toHaveCount(0);
    const visible = expect(all.filter({ visible: true }));
    if (seen === true) await visible.not.toHaveCount(0);
    else await visible.toHaveCount(0);
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await open(page, ...position);
});

for (const [name, { field, take = 0, before, after }] of Object.entries(options)) {
  test(`${name}: as usual, switched, and kept`, async ({ page }) => {
    await expectSeen(page, before);
    await mouse(page, 'button[data-action=menu]');
    const inputs = page.locator(`dialog[open] :is(input[data-field=${field}], [data-field=${field}] input)`);
    await inputs.nth(take).click();
    await page.keyboard.press('Escape');
    await expectSeen(page, after);
    await page.reload();
    await open(page, ...position);
    await expectSeen(page, after);
  });
}

test('in colour-blind mode every colour has a mark of its own, the same on all that is theirs', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.reload();
  await open(page, ...position);
  const marks = await page.locator('.marks').filter({ visible: true }).evaluateAll((all) => {
    const colors = ['seat-orange', 'seat-blue', 'seat-black', 'seat-white', 'seat-neutral'];
    const colorOf = (mark) => {
      const { classList } = mark.closest(colors.map((color) => `.${color}`).join());
      return colors.find((color) => classList.contains(color));
    };
    return all.map((mark) => `${colorOf(mark)} ${(mark.closest('use') ?? mark.querySelector('use')).getAttribute('href')}`);
  });
  const pairs = [...new Set(marks)].map((pair) => pair.split(' '));
  expect(pairs.map(([color]) => color).sort()).toEqual(['seat-black', 'seat-blue', 'seat-neutral', 'seat-orange', 'seat-white']);
  expect(new Set(pairs.map(([, mark]) => mark)).size).toBe(pairs.length);
});

test('in colour-blind mode every plant on the board and every score bears its player’s mark', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.reload();
  await open(page, ...position);
  const { players, log } = await recordOf(...position);
  const markOn = (selector) => page.locator(`${selector} :is(use.marks, .marks use)`).filter({ visible: true });
  for (const [seat, { color }] of players.entries()) {
    await expect(markOn(`[data-seat="${seat}"] [data-score]`)).toHaveAttribute('href', `#mark-${color}`);
  }
  const planted = log.filter(({ action }) => action.type === 'place_plant');
  await expect(page.locator('[data-plant-on]')).toHaveCount(planted.length);
  const wanted = planted.map(({ seat, action }) => `${action.at} #mark-${action.color === 'own' ? players[seat].color : action.color}`);
  const shown = await markOn('[data-plant-on]').evaluateAll((all) =>
    all.map((mark) => `${mark.closest('[data-plant-on]').dataset.plantOn} ${mark.getAttribute('href')}`),
  );
  expect(shown.sort()).toEqual(wanted.sort());
});

/** Closes the settings, and waits until the page has heard of it: sooner it would take no press of the menu. */
async function closeSettings(page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog fieldset')).toHaveCount(0);
}

/** Which of its ways the setting has. */
async function chosen(page, field) {
  await mouse(page, 'button[data-action=menu]');
  const way = await page.locator(`dialog[open] [data-field=${field}] input`).evaluateAll((all) => all.findIndex((input) => input.checked));
  await closeSettings(page);
  return way;
}

/** Chooses a way of the setting. */
async function choose(page, field, way) {
  await mouse(page, 'button[data-action=menu]');
  await page.locator(`dialog[open] [data-field=${field}] input`).nth(way).check();
  await closeSettings(page);
}

/** Whether the page lies on a dark ground, with light letters. */
function isDark(page) {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (color) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part);
    };
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return lightness(backgroundColor) < lightness(color);
  });
}

/** Waits until the page is dark, or light, under each wish of the system. */
async function expectDark(page, wanted) {
  for (const [colorScheme, dark] of Object.entries(wanted)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expect.poll(() => isDark(page), colorScheme).toBe(dark);
  }
}

const asTheSystem = { dark: true, light: false };

for (const [name, way, dark] of [['light', 1, false], ['dark', 2, true]]) {
  test(`the look follows the system, is ${name} once that is chosen, and stays so`, async ({ page }) => {
    await expectDark(page, asTheSystem);
    await choose(page, 'theme', way);
    await expectDark(page, { dark, light: dark });
    await page.reload();
    await expectDark(page, { dark, light: dark });
    await open(page, ...position);
    expect(await chosen(page, 'theme')).toBe(way);
    await choose(page, 'theme', 0);
    await expectDark(page, asTheSystem);
  });
}

/** The speeds of bots other than the usual, and within how many milliseconds they take the two steps that follow a bot's first. */
const speeds = {
  slow: { way: 0, least: 2 * 1_200, most: Infinity },
  'without pause': { way: 2, least: 0, most: 2 * 600 },
};

/** Runs in the page: promises the time that the second player takes from the first step of a turn to the third. */
function watchSecondPlayer(table) {
  const times = [];
  globalThis.twoSteps = new Promise((done) => {
    const noted = (_, observer) => {
      const { turn, phase } = table.dataset;
      // Every other phase is come to by a step of the player's own.
      if (turn === '1' && phase !== 'domino') times.push(performance.now());
      if (times.length < 3) return;
      observer.disconnect();
      done(times[2] - times[0]);
    };
    new MutationObserver(noted).observe(table, { attributeFilter: ['data-phase'] });
  });
}

for (const [name, { way, least, most }] of Object.entries(speeds)) {
  test(`bots play ${name} once that is chosen, after a reload too`, async ({ page }) => {
    expect(await chosen(page, 'bot-speed')).toBe(1);
    await page.goto('./');
    await start(page, { holders: ['person', 'turf'] });
    expect(await chosen(page, 'bot-speed')).toBe(2);
    await choose(page, 'bot-speed', way);
    await playTo(page, 'end');
    await page.reload();
    await mouse(page, 'button[data-action=resume]');
    const table = page.locator('main[data-screen=table]');
    await table.waitFor();
    expect(await chosen(page, 'bot-speed')).toBe(way);
    await table.evaluate(watchSecondPlayer);
    await mouse(page, 'button[data-action=end-turn]');
    const took = await page.evaluate(() => globalThis.twoSteps);
    // A timer may come a little before its time.
    expect(took).toBeGreaterThan(least - 50);
    expect(took).toBeLessThan(most);
  });
}

test('the colours that players choose are those of their plants, and are kept with the match', async ({ page }) => {
  await page.goto('./');
  await page.locator('[data-seat-row="0"] select[data-field=color]').selectOption('black');
  await page.locator('[data-seat-row="1"] select[data-field=color]').selectOption('white');
  await page.locator('button[data-action=start-game]').click();
  const boards = page.locator('main[data-screen=table] [data-seat]');
  await expect(page.locator('[data-seat].seat-black')).toHaveCount(1);
  await expect(page.locator('[data-seat].seat-white')).toHaveCount(1);
  await expect(boards).toHaveCount(2);
  await page.reload();
  await page.locator('button[data-action=resume]').first().click();
  await expect(page.locator('[data-seat].seat-black')).toHaveCount(1);
  await expect(page.locator('[data-seat].seat-white')).toHaveCount(1);
});

for (const size of sizes) {
  test(`at ${size.width}x${size.height} the player boards show everybody’s plants, clouds, dominoes, tokens and points`, async ({ page }) => {
    await page.setViewportSize(size);
    const parts = { '.left': 8, '[data-clouds], .cloud-count-short': 1, '[data-tally=dominoes]': 1, '[data-tally=tokens]': 1, '[data-score]': 1 };
    for (let seat = 0; seat < 4; seat += 1) {
      const board = page.locator(`[data-seat="${seat}"]`);
      const frame = await board.boundingBox();
      for (const [selector, count] of Object.entries(parts)) {
        const found = board.locator(selector).filter({ visible: true });
        await expect(found).toHaveCount(count);
        for (const box of await found.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
          expect(box.left, selector).toBeGreaterThanOrEqual(frame.x);
          expect(box.right, selector).toBeLessThanOrEqual(frame.x + frame.width);
          expect(box.bottom, selector).toBeLessThanOrEqual(frame.y + frame.height + 1);
        }
      }
    }
  });
}

test('an area that is looked at shows who would get what, tied totals struck through, in words too', async ({ page }) => {
  await page.goto('./');
  await open(page, 'brook-four', 90);
  await page.mouse.move(0, 0);
  await expect(page.locator('.area-card')).toHaveCount(0);
  await page.locator('[data-space=b5]').hover();
  const card = page.locator('.area-card');
  await expect(card.locator('tr.tied s').first()).toBeVisible();
  await expect(page.locator('main [role=status]')).toContainText('tied');
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
});

test('what a log line is about lights up on focus and on a tap too', async ({ page }) => {
  await page.mouse.move(0, 0);
  const lit = page.locator('[data-space].lit');
  await page.locator('.log-turns').first().focus();
  await page.keyboard.press('ArrowUp');
  for (let presses = 0; presses < 4 && (await lit.count()) === 0; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(lit).not.toHaveCount(0);
  await page.locator('[data-action=menu]').focus();
  await expect(lit).toHaveCount(0);
  await page.locator('.log-panel .pointer:not(.name)').last().click();
  await expect(lit).not.toHaveCount(0);
});
