// The animations: they show what happened, block nothing, and can be switched off.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { loadRecord, openGame, positionBeforeFinish } from '../driver/game_records.mjs';
import { waitForFrames, waitForUpdates } from '../driver/gestures.mjs';
import { openSetup } from '../driver/player.mjs';
import { action, choose, table } from '../driver/table.mjs';
import { lineOf, typeLines } from '../driver/typed_actions.mjs';

const flying = (page) => page.locator('[data-motion]');

/** The kinds of pieces that have flown over the table since the page was opened. */
const flown = (page) => page.evaluate(() => window.flown);

/** Waits until every animation of the last action has started. */
async function waitForStart(page) {
  await waitForUpdates(page);
  await waitForFrames(page, 3);
}

/** The durations of all animations that were started so far, in milliseconds, delays included. */
const durations = (page) => page.evaluate(() => window.durations);

/** Lays the first legal domino in its first legal place. */
async function layDomino(page) {
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-domino').click();
}

/** Sets the first legal plant in the space that the page has chosen. */
async function setPlant(page) {
  await page.locator('button[data-plant]:not([aria-disabled])').first().click();
}

/** Makes the first other animal the joker. */
async function changeJoker(page) {
  await action(page, 'joker').click();
  await page.locator('.joker-choice:not(.now)').first().click();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.flown = [];
    const record = (changes) => {
      for (const { addedNodes } of changes) {
        for (const { dataset } of addedNodes) if (dataset?.motion) window.flown.push(dataset.motion);
      }
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
    window.durations = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (this.dataset.motion) window.durations.push(animation.effect.getComputedTiming().endTime);
      return animation;
    };
  });
  await page.goto('./');
});

test('animations can be off, normal, or twice as fast', async ({ page }) => {
  const times = {};
  for (const [index, name] of ['off', 'normal', 'fast'].entries()) {
    await page.goto('./');
    await openGame(page, 'brook', 118);
    await choose(page, 'animations', index);
    await page.goto('./');
    await openGame(page, 'brook', 118);
    await layDomino(page);
    await waitForStart(page);
    await setPlant(page);
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await waitForStart(page);
    expect(await flown(page), name).toEqual(name === 'off' ? [] : expect.arrayContaining(['plant', 'points']));
    times[name] = await durations(page);
    await action(page, 'menu').click();
    await expect(page.locator('dialog[open] [data-field=animations] input').nth(index)).toBeChecked();
  }
  expect(times.off).toEqual([]);
  expect(times.fast).toEqual(times.normal.map((time) => time / 2));
});

test('a domino placed by a line flies and leaves nothing behind', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const { log } = await loadRecord('brook');
  await page.keyboard.press('c');
  await page.locator('input[data-field=command]').waitFor();
  await page.evaluate(typeLines, [lineOf(log[118].action)]);
  await expect.poll(() => flown(page)).toContain('domino');
  await expect(flying(page)).toHaveCount(0);
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
});

test('a domino whose ghost lies on the board does not fly', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  await setPlant(page);
  await expect.poll(() => flown(page)).toContain('plant');
  expect(await flown(page)).not.toContain('domino');
});

test('a dragged domino does not fly', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const domino = page.locator('button[data-domino]:not(.fits-nowhere)').first();
  await domino.click();
  const space = await page.locator('[data-space].legal').first().getAttribute('data-space');
  await domino.dragTo(page.locator(`[data-space=${space}]`));
  await action(page, 'place-domino').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await setPlant(page);
  await expect.poll(() => flown(page)).toContain('plant');
  expect(await flown(page)).not.toContain('domino');
});

test('a closed area glows, its token and points fly', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await action(page, 'finish').click();
  await skipDoubleTapTime(page);
  await action(page, 'answer-yes').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
  await expect.poll(() => flown(page)).toEqual(expect.arrayContaining(['glow', 'token', 'points']));
  await expect(flying(page)).toHaveCount(0);
});

test('points fly to their player, whose board moves meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGame(page, 'brook-four', 96);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  const seat = await page.locator('.player-board.to-act').getAttribute('data-seat');
  const scorePlace = () => page.locator(`[data-seat="${seat}"] [data-score]`).boundingBox();
  const before = await scorePlace();
  await setPlant(page);
  const points = page.locator('[data-motion=points]');
  await points.waitFor({ state: 'attached' });
  const { left, top, width, height } = await points.evaluate(({ style }) => ({ left: style.left, top: style.top, width: style.width, height: style.height }));
  await waitForUpdates(page);
  const score = await scorePlace();
  expect(score).not.toEqual(before);
  expect(Math.abs(parseFloat(left) + parseFloat(width) / 2 - score.x - score.width / 2)).toBeLessThan(3);
  expect(Math.abs(parseFloat(top) + parseFloat(height) / 2 - score.y - score.height / 2)).toBeLessThan(3);
});

test('a drawn domino flies into the hand', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', false));
  await action(page, 'finish').click();
  await expect.poll(() => flown(page)).toContain('drawn');
});

test('nothing moves if the system prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, 'brook', 118);
  await layDomino(page);
  await waitForStart(page);
  await setPlant(page);
  await waitForStart(page);
  expect(await flown(page)).toEqual([]);
});

test('a tap during an animation acts at once', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await layDomino(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  const seen = await page.evaluate(async () => {
    const press = (selector) => document.querySelector(selector).click();
    const frame = () => new Promise(requestAnimationFrame);
    const phase = () => document.querySelector('main').dataset.phase;
    const isPlantHidden = () => [...document.querySelectorAll('[data-plant-on]')].some((plant) => getComputedStyle(plant).opacity === '0');
    press('button[data-plant]:not([aria-disabled])');
    while (!document.querySelector('[data-motion]')) await frame();
    const during = [phase(), isPlantHidden()];
    while (document.querySelector('[data-settling]')) await frame();
    press('[data-action=finish]');
    // One frame shows the press, the next one its effect.
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const after = phase();
    await frame();
    await frame();
    return [...during, after, isPlantHidden()];
  });
  // The plant that was flying is visible at once, since its flying copy is gone.
  expect(seen).toEqual(['finish', true, 'end', false]);
});

test('undo stops running animations and starts none', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await layDomino(page);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  const stopped = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    document.querySelector('button[data-plant]:not([aria-disabled])').click();
    while (!document.querySelector('[data-motion]') || document.querySelector('[data-settling]')) await frame();
    const [motion] = document.querySelector('[data-motion]').getAnimations();
    document.querySelector('[data-action=undo]').click();
    while (document.querySelector('[data-motion]')) await frame();
    return { at: motion.currentTime, end: motion.effect.getComputedTiming().endTime };
  });
  expect(stopped.at).toBeLessThan(stopped.end);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  const before = await flown(page);
  await action(page, 'redo').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'finish');
  await waitForStart(page);
  expect(await flown(page)).toEqual(before);
});

test('opening a running match animates nothing', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await waitForStart(page);
  expect(await flown(page)).toEqual([]);
});

test('a changed joker moves its marker and pays clouds', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await changeJoker(page);
  await expect.poll(() => flown(page)).toEqual(['clouds', 'joker']);
});

for (const [game, type] of [['valley', 'place_domino'], ['brook', 'place_plant']]) {
  test(`${game}: clouds under a piece fly to its player`, async ({ page }) => {
    const { board, log } = await loadRecord(game);
    const cloudy = ({ action }) => action.type === type && [action.at].flat().find((at) => at in board.clouds);
    const index = log.findIndex(cloudy);
    await openGame(page, game, index);
    // The player needs room for more clouds.
    await changeJoker(page);
    await expect(flying(page)).toHaveCount(0);
    const flownBefore = (await flown(page)).length;
    if (type === 'place_domino') await page.locator(`button[data-domino="${log[index].action.domino}"]`).click();
    await page.locator(`[data-space=${cloudy(log[index])}].legal`).click();
    if (type === 'place_domino') await action(page, 'place-domino').click();
    else await setPlant(page);
    await expect.poll(async () => (await flown(page)).slice(flownBefore)).toContain('clouds');
  });
}

test('bots’ actions are animated, too', async ({ page }) => {
  await openSetup(page);
  for (const seat of [0, 1]) {
    await page.locator(`[data-seat-row="${seat}"] select[data-field=holder]`).selectOption('acorn');
  }
  await action(page, 'start-game').click();
  await expect.poll(() => flown(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(['domino', 'plant', 'points']));
});

test('a placed mushroom flies to its space', async ({ page }) => {
  const { log } = await loadRecord('valley');
  await openGame(page, 'valley', log.findLastIndex(({ action }) => action.type === 'place_mushroom'));
  await page.locator('[data-space=b1].legal').click();
  await action(page, 'place-mushroom').click();
  await expect.poll(() => flown(page)).toContain('mushroom');
});
