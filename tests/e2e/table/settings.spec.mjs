// Each setting of the table: by default, after it was changed, and after a reload.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame, positionBeforeFinish } from '../driver/game_records.mjs';
import { click } from '../driver/gestures.mjs';
import { openSetup, playTo, startGame } from '../driver/player.mjs';
import { choose } from '../driver/table.mjs';

/** A position with everything that settings are about. */
const position = ['brook-four', 112];

/** The setting's field, which of its inputs is clicked (`take`), and what is visible before and after. */
const settings = {
  'colour-blind mode': { field: 'colorblind', before: { '.plant .marks': false }, after: { '.plant .marks': true, '.turn-emblem .marks': true } },
  'irrelevant animals hidden': { field: 'irrelevant', take: 1, before: { '.half.faint': true }, after: { '.board .half.faint': false, '.board .half.hidden': 'hidden' } },
  'irrelevant animals as any other': { field: 'irrelevant', take: 2, before: { '.half.faint': true }, after: { '.board .half': true, '.board .half:is(.faint, .hidden)': 'none' } },
  'scored areas in their colour': { field: 'scored-areas', before: { '.area.scored': true }, after: { '.area.scored': false } },
  'the joker’s mark on the board': { field: 'joker-marks', before: { '.board .half.joker': true }, after: { '.board .half.joker': false } },
  'the joker’s mark in the hand': { field: 'joker-marks', before: { '.hand .half.joker': true }, after: { '.hand .half.joker': false } },
  'coordinates on the rim': { field: 'coordinates', before: { '.coordinate': true }, after: { '.coordinate': false } },
  'the list of dominoes not seen': { field: 'unseen', before: { '[data-action=unseen]': true }, after: { '[data-action=unseen]': false } },
};

/** Expects elements of each selector to be visible (true), not visible (false), `hidden` but present, or `none`. */
async function expectVisible(page, wanted) {
  for (const [selector, state] of Object.entries(wanted)) {
    const all = page.locator(selector);
    if (state === 'none') await expect(all).toHaveCount(0);
    if (state === 'hidden') await expect(all).not.toHaveCount(0);
    const visible = expect(all.filter({ visible: true }));
    if (state === true) await visible.not.toHaveCount(0);
    else await visible.toHaveCount(0);
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, ...position);
});

for (const [name, { field, take = 0, before, after }] of Object.entries(settings)) {
  test(`setting: ${name}`, async ({ page }) => {
    await expectVisible(page, before);
    await click(page, 'button[data-action=menu]');
    const inputs = page.locator(`dialog[open] :is(input[data-field=${field}], [data-field=${field}] input)`);
    await inputs.nth(take).click();
    await page.keyboard.press('Escape');
    await expectVisible(page, after);
    await page.goto('./');
    await openGame(page, ...position);
    await expectVisible(page, after);
  });
}

test('without tooltips a resting mouse explains nothing', async ({ page }) => {
  const score = page.locator('[data-seat="0"] [data-score]');
  await score.hover();
  await expect(page.locator('.explanation')).toBeVisible();
  await click(page, 'button[data-action=menu]');
  await page.locator('dialog[open] input[data-field=tooltips]').uncheck();
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.goto('./');
  await openGame(page, ...position);
  await score.hover();
  await page.clock.runFor(2_000);
  await expect(page.locator('.explanation')).toBeHidden();
});

test('in colour-blind mode every colour has its own mark', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.goto('./');
  await openGame(page, ...position);
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

test('in colour-blind mode plants and scores have marks', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.goto('./');
  await openGame(page, ...position);
  const { players, log } = await loadRecord(...position);
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

test('in colour-blind mode the log and the awards have marks', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ colorblind: true })));
  await page.goto('./');
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  for (const within of ['.log-head', '.award', '.seat-score', '.score-lane']) {
    await expect(page.locator(`${within} .mark`).filter({ visible: true })).not.toHaveCount(0);
  }
});

/** The index of the setting's current option. */
async function chosenOption(page, field) {
  await click(page, 'button[data-action=menu]');
  const option = await page.locator(`dialog[open] [data-field=${field}] input`).evaluateAll((all) => all.findIndex((input) => input.checked));
  await page.keyboard.press('Escape');
  // Until the settings are gone, the menu button does not react.
  await expect(page.locator('dialog fieldset')).toHaveCount(0);
  return option;
}

/** True if the page has light letters on a dark ground. */
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

/** Expects the page to be dark or light under each colour scheme of the system. */
async function expectDark(page, wanted) {
  for (const [colorScheme, dark] of Object.entries(wanted)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expect.poll(() => isDark(page), colorScheme).toBe(dark);
  }
}

const asTheSystem = { dark: true, light: false };

for (const [name, option, dark] of [['light', 1, false], ['dark', 2, true]]) {
  test(`the theme follows the system unless ${name} is chosen`, async ({ page }) => {
    await expectDark(page, asTheSystem);
    await choose(page, 'theme', option);
    await expectDark(page, { dark, light: dark });
    await page.goto('./');
    await expectDark(page, { dark, light: dark });
    await openGame(page, ...position);
    expect(await chosenOption(page, 'theme')).toBe(option);
    await choose(page, 'theme', 0);
    await expectDark(page, asTheSystem);
  });
}

/** The bot speeds but the default. The limits are for the second and third step of a bot's turn, in milliseconds. */
const speeds = {
  slow: { option: 0, least: 2 * 1_200, most: Infinity },
  'without pause': { option: 2, least: 0, most: 2 * 600 },
};

/** Runs in the page: measures the second player's time from the first step of a turn to the third. */
function timeSecondPlayer(table) {
  const times = [];
  globalThis.twoSteps = new Promise((done) => {
    const record = (_, observer) => {
      const { turn, phase } = table.dataset;
      // All other phases begin with a step of the player.
      if (turn === '1' && phase !== 'domino') times.push(performance.now());
      if (times.length < 3) return;
      observer.disconnect();
      done(times[2] - times[0]);
    };
    new MutationObserver(record).observe(table, { attributeFilter: ['data-phase'] });
  });
}

for (const [name, { option, least, most }] of Object.entries(speeds)) {
  test(`bot speed ${name} also holds after a reload`, async ({ page }) => {
    expect(await chosenOption(page, 'bot-speed')).toBe(1);
    await page.goto('./');
    await startGame(page, { controllers: ['person', 'turf'] });
    expect(await chosenOption(page, 'bot-speed')).toBe(2);
    await choose(page, 'bot-speed', option);
    await playTo(page, 'end');
    await page.goto('./');
    await click(page, 'button[data-action=resume]');
    const table = page.locator('main[data-screen=table]');
    await table.waitFor();
    expect(await chosenOption(page, 'bot-speed')).toBe(option);
    await table.evaluate(timeSecondPlayer);
    await click(page, 'button[data-action=end-turn]');
    const took = await page.evaluate(() => globalThis.twoSteps);
    // A timer may fire a little early.
    expect(took).toBeGreaterThan(least - 50);
    expect(took).toBeLessThan(most);
  });
}

test('the players’ chosen colours are saved with the match', async ({ page }) => {
  await page.goto('./');
  await openSetup(page);
  await page.locator('[data-seat-row="0"] select[data-field=color]').selectOption('black');
  await page.locator('[data-seat-row="1"] select[data-field=color]').selectOption('white');
  await page.locator('button[data-action=start-game]').click();
  const boards = page.locator('main[data-screen=table] [data-seat]');
  await expect(page.locator('[data-seat].seat-black')).toHaveCount(1);
  await expect(page.locator('[data-seat].seat-white')).toHaveCount(1);
  await expect(boards).toHaveCount(2);
  await page.goto('./');
  await page.locator('button[data-action=resume]').first().click();
  await expect(page.locator('[data-seat].seat-black')).toHaveCount(1);
  await expect(page.locator('[data-seat].seat-white')).toHaveCount(1);
});

test('the menu begins and ends full screen', async ({ page }) => {
  await page.goto('./');
  await openGame(page, ...position);
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  for (const expected of [true, false]) {
    await click(page, 'button[data-action=menu]');
    await click(page, 'dialog[open] button[data-action=full-screen]');
    await expect.poll(fillsScreen).toBe(expected);
  }
});
