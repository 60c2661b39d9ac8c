// What moves: it tells what happened, nothing waits for it, and it can be switched off. And the end of a game.
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { beforeFinish, open, recordOf } from './games.mjs';
import { DOUBLE_TAP, settled } from './hands.mjs';
import { finalScores, shownScores } from './player.mjs';

const action = (page, name) => page.locator(`button[data-action=${name}]`);
const table = (page) => page.locator('main[data-screen=table]');
const moving = (page) => page.locator('[data-motion]');

/** What has flown over the table since the page was opened. */
const flown = (page) => page.evaluate(() => window.flown);

/** Waits until all is shown, and two frames more: what moves has set off by then. */
async function setOff(page) {
  await settled(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

/** How long each motion that was begun so far lasts, in milliseconds, with the time that it waits. */
const lasted = (page) => page.evaluate(() => window.lasted);

/** Lays the first domino that fits where it fits first. */
async function layDomino(page) {
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  await action(page, 'place-domino').click();
}

/** Sets the first plant that can be set where the page offers it. */
async function setPlant(page) {
  await page.locator('button[data-plant]:not([aria-disabled])').first().click();
  await action(page, 'place-plant').click();
}

/** Makes the first animal the joker that is not. */
async function changeJoker(page) {
  await action(page, 'joker').click();
  await page.locator('.joker-choice:not(.now)').first().click();
}

/** Chooses one of the three ways of a setting in the menu, and closes the menu. */
async function choose(page, field, index) {
  await action(page, 'menu').click();
  await page.locator(`dialog[open] [data-field=${field}] input`).nth(index).check();
  await page.keyboard.press('Escape');
}

/** Opens the kept game before its last action. */
async function openBeforeTheEnd(page, name) {
  const { log } = await recordOf(name);
  await open(page, name, log.length - 1);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.flown = [];
    const look = (changes) => {
      for (const { addedNodes } of changes) {
        for (const { dataset } of addedNodes) if (dataset?.motion) window.flown.push(dataset.motion);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    window.lasted = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...words) {
      const animation = animate.apply(this, words);
      if (this.dataset.motion) window.lasted.push(animation.effect.getComputedTiming().endTime);
      return animation;
    };
  });
  await page.goto('./');
});

test('animations: off, normal, or fast in half the time, as chosen in the menu, and kept', async ({ page }) => {
  const times = {};
  for (const [index, name] of ['off', 'normal', 'fast'].entries()) {
    await page.goto('./');
    await open(page, 'brook', 118);
    await choose(page, 'animations', index);
    await page.reload();
    await open(page, 'brook', 118);
    await layDomino(page);
    await setOff(page);
    await setPlant(page);
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await setOff(page);
    expect(await flown(page), name).toEqual(name === 'off' ? [] : expect.arrayContaining(['domino', 'plant', 'points']));
    times[name] = await lasted(page);
    await action(page, 'menu').click();
    await expect(page.locator('dialog[open] [data-field=animations] input').nth(index)).toBeChecked();
  }
  expect(times.off).toEqual([]);
  expect(times.fast).toEqual(times.normal.map((time) => time / 2));
});

test('a domino slides to its spaces, and then nothing is left of it', async ({ page }) => {
  await open(page, 'brook', 118);
  await layDomino(page);
  await expect.poll(() => flown(page)).toContain('domino');
  await expect(moving(page)).toHaveCount(0);
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
});

test('a domino that was dragged to its place does not fly there once more', async ({ page }) => {
  await open(page, 'brook', 118);
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

test('a closed area glows, its token goes to the collector, and points to the scores', async ({ page }) => {
  await open(page, 'brook', await beforeFinish('brook', true));
  await action(page, 'finish').click();
  await page.waitForTimeout(DOUBLE_TAP);
  await action(page, 'finish').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
  await expect.poll(() => flown(page)).toEqual(expect.arrayContaining(['glow', 'token', 'points']));
  await expect(moving(page)).toHaveCount(0);
});

test('a drawn domino comes into the hand', async ({ page }) => {
  await open(page, 'brook', await beforeFinish('brook', false));
  await action(page, 'finish').click();
  await expect.poll(() => flown(page)).toContain('drawn');
});

test('where the system wishes less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'brook', 118);
  await layDomino(page);
  await setOff(page);
  await setPlant(page);
  await setOff(page);
  expect(await flown(page)).toEqual([]);
});

test('a tap during a motion acts at once', async ({ page }) => {
  await open(page, 'brook', 118);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  const told = await page.evaluate(async () => {
    const press = (selector) => document.querySelector(selector).click();
    const frame = () => new Promise(requestAnimationFrame);
    const flies = async () => {
      while (!document.querySelector('[data-motion]')) await frame();
      return document.querySelector('main').dataset.phase;
    };
    const hidden = () => [...document.querySelectorAll('[data-laid]')].some((laid) => getComputedStyle(laid).opacity === '0');
    press('[data-action=place-domino]');
    const during = await flies();
    const veiled = hidden();
    while (document.querySelector('[data-settling]')) await frame();
    press('button[data-plant]:not([aria-disabled])');
    await frame();
    press('[data-action=place-plant]');
    // A frame shows that it was pressed, the one after it what comes of it.
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const after = document.querySelector('main').dataset.phase;
    await frame();
    await frame();
    return [during, veiled, after, hidden()];
  });
  // The domino that has not landed yet is seen at once, for its copy is gone.
  expect(told).toEqual(['plant', true, 'finish', false]);
});

test('what is undone or done again does not move, and stops what does', async ({ page }) => {
  await open(page, 'brook', 118);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('[data-space].legal').first().click();
  const stopped = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    document.querySelector('[data-action=place-domino]').click();
    while (!document.querySelector('[data-motion]') || document.querySelector('[data-settling]')) await frame();
    const [motion] = document.querySelector('[data-motion]').getAnimations();
    document.querySelector('[data-action=undo]').click();
    while (document.querySelector('[data-motion]')) await frame();
    return { at: motion.currentTime, end: motion.effect.getComputedTiming().endTime };
  });
  expect(stopped.at).toBeLessThan(stopped.end);
  await expect(table(page)).toHaveAttribute('data-phase', 'domino');
  const before = await flown(page);
  await action(page, 'redo').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await setOff(page);
  expect(await flown(page)).toEqual(before);
});

test('a match that is taken up again moves nothing by itself', async ({ page }) => {
  await open(page, 'brook', 119);
  await setOff(page);
  expect(await flown(page)).toEqual([]);
});

test('the joker’s marker moves along its track, and clouds pay for it', async ({ page }) => {
  await open(page, 'brook', 118);
  await changeJoker(page);
  await expect.poll(() => flown(page)).toEqual(['clouds', 'joker']);
});

for (const [game, type] of [['valley', 'place_domino'], ['brook', 'place_plant']]) {
  test(`${game}: clouds below what is set go to who set it there`, async ({ page }) => {
    const { board, log } = await recordOf(game);
    const cloudy = ({ action }) => action.type === type && [action.at].flat().find((at) => at in board.clouds);
    const index = log.findIndex(cloudy);
    await open(page, game, index);
    // Without that there would be no room for more.
    await changeJoker(page);
    await expect(moving(page)).toHaveCount(0);
    const paid = (await flown(page)).length;
    if (type === 'place_domino') await page.locator(`button[data-domino="${log[index].action.domino}"]`).click();
    await page.locator(`[data-space=${cloudy(log[index])}].legal`).click();
    if (type === 'place_domino') await action(page, 'place-domino').click();
    else await setPlant(page);
    await expect.poll(async () => (await flown(page)).slice(paid)).toContain('clouds');
  });
}

test('what bots do moves too', async ({ page }) => {
  for (const seat of [0, 1]) {
    await page.locator(`[data-seat-row="${seat}"] select[data-field=holder]`).selectOption('greedy');
  }
  await action(page, 'start-game').click();
  await expect.poll(() => flown(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(['domino', 'plant', 'points']));
});

for (const [game, actions] of [['brook-four', 190], ['valley', 190]]) {
  test(`${game}: late in the game, and with the final scoring open, all pictures have fewer than 1,500 elements`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const position of [actions, undefined]) {
      await page.goto('./');
      await open(page, game, position);
      if (!position) await expect(page.locator('[data-winner]').first()).toBeVisible();
      expect(await page.locator('svg *').count()).toBeLessThan(1500);
    }
  });
}

test('the second tap is asked for when it matters, never or always, as it was kept', async ({ page }) => {
  const [closing, quiet] = [await beforeFinish('brook', true), await beforeFinish('brook', false)];
  /** Whether one tap on Finish finishes in the kept game, with the page loaded anew. */
  const finishes = async (position) => {
    await page.goto('./');
    await open(page, 'brook', position);
    await action(page, 'finish').click();
    await settled(page);
    return (await table(page).getAttribute('data-phase')) === 'end';
  };
  expect([await finishes(quiet), await finishes(closing)]).toEqual([true, false]);
  await expect(page.locator('.turn-line')).toContainText('scored for good');
  await choose(page, 'confirm', 0);
  expect(await finishes(closing)).toBe(true);
  await choose(page, 'confirm', 2);
  expect(await finishes(quiet)).toBe(false);
  await choose(page, 'confirm', 1);
  expect([await finishes(quiet), await finishes(closing)]).toEqual([true, false]);
});

for (const game of ['brook', 'valley']) {
  test(`${game}: the final scoring is presented step by step, and a key shows the rest`, async ({ page }) => {
    await openBeforeTheEnd(page, game);
    await action(page, 'end-turn').click();
    await expect(page.locator('.final-headline')).toBeVisible();
    await expect(page.locator('[data-winner]')).toBeHidden();
    await page.keyboard.press('x');
    await expect(page.locator('[data-winner]')).toBeVisible();
    const { result } = await recordOf(game);
    expect(await finalScores(page)).toEqual(result.scores);
    expect(await shownScores(page)).toEqual(result.scores);
  });
}

test('presented to its end the final scoring comes to the same numbers', async ({ page }) => {
  await open(page, 'brook', 118);
  await choose(page, 'animations', 2);
  await page.goto('./');
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await expect(page.locator('.final-headline')).toBeVisible();
  await expect(page.locator('[data-winner]')).toBeVisible({ timeout: 30_000 });
  expect(await finalScores(page)).toEqual((await recordOf('brook')).result.scores);
});

test('where the system wishes less motion the final scoring is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await expect(page.locator('[data-winner]')).toBeVisible();
  await expect(page.locator('.final-headline')).toBeHidden();
});

test('by keyboard the focus goes on through the final scoring, and never to a new game by itself', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.final-skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(action(page, 'final-aside')).toBeFocused();
});

test('the final scoring can be put aside for the board, and shown again', async ({ page }) => {
  await open(page, 'brook');
  await action(page, 'final-aside').click();
  for (const part of ['.log-panel', '.timeline', '[data-seat="0"]', '.joker-strip']) await expect(page.locator(part)).toBeVisible();
  await expect(page.locator('.final-again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-winner]')).toBeVisible();
  await expect(action(page, 'final-aside')).toBeFocused();
});

test('who looks back as soon as the game ends has the table as it was, and the final scoring once back', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
  await page.keyboard.press('ArrowLeft');
  for (const part of ['.log-panel', '.timeline', '[data-seat="0"]', '.joker-strip']) await expect(page.locator(part)).toBeVisible();
  await expect(page.locator('.final')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.final')).toBeVisible();
  await expect(page.locator('.final button:focus')).toHaveCount(1);
});

for (const size of sizes) {
  test(`at ${size.width}x${size.height} an area that is tapped beside the final scoring has its card`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook');
    await expect(page.locator('[data-winner]')).toBeVisible();
    await page.locator('[data-space].soil').first().dispatchEvent('click');
    const card = page.locator('.area-card');
    await expect(card).toBeVisible();
    const { x, y, width, height } = await card.boundingBox();
    expect([x >= 0, y >= 0, x + width <= size.width, y + height <= size.height, height > 40]).toEqual(Array(5).fill(true));
  });
}

test('the chart tells the scores of a turn to the pointer and to the keyboard', async ({ page }) => {
  await open(page, 'brook');
  const readout = page.locator('[data-chart-readout]');
  const { result } = await recordOf('brook');
  for (const score of result.scores) await expect(readout).toContainText(String(score));
  const slider = page.locator('.chart-slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toHaveText(/^Turn \d+: /);
  await expect(slider).toHaveAttribute('aria-valuetext', await readout.textContent());
  const chart = page.locator('svg.chart');
  await chart.hover({ position: { x: 4, y: 40 } });
  await expect(readout).toHaveText(/^Start: /);
  await expect(chart.locator('.chart-turn')).toContainText(['10', '20', 'end']);
  await expect(chart).toHaveAttribute('aria-label', /Start: .*Final scoring: /);
});

test('in Valley each area of the final scoring lights up on the board, joined ones as one', async ({ page }) => {
  await open(page, 'valley');
  const joined = page.locator('[data-final-area]').filter({ hasText: '+' }).filter({ hasText: 'main' }).first();
  await joined.focus();
  await expect(page.locator('.area-outline.lit')).toHaveCount(1);
  const [, size] = /main (\d+)/.exec(await joined.textContent());
  await expect(page.locator('[data-space].lit')).toHaveCount(Number(size));
  await joined.blur();
  await expect(page.locator('.area-outline.lit')).toHaveCount(0);
});

test('in Valley the mushroom shows beforehand what it joins, by pointer and by tap', async ({ page }) => {
  const { log } = await recordOf('valley');
  await open(page, 'valley', log.findLastIndex(({ action }) => action.type === 'place_mushroom'));
  const space = page.locator('[data-space=b1].legal');
  await space.hover();
  await expect(page.locator('[data-joined]')).toContainText('Area A+B, 10 spaces');
  await expect(page.locator('.area-outline.previewed')).toHaveCount(1);
  await space.click();
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-joined]')).toContainText('Area A+B, 10 spaces');
  await expect(page.locator('[data-joined][role=status]')).toHaveCount(0);
  await expect(page.locator('p.visually-hidden[aria-live]')).toContainText('Area A+B, 10 spaces');
  await action(page, 'skip-mushroom').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'mushroom');
  await action(page, 'place-mushroom').click();
  await expect.poll(() => flown(page)).toContain('mushroom');
  await expect(page.locator('.area-letter', { hasText: 'A+B' })).toHaveCount(1);
});
