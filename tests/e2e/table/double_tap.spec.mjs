// Double taps, and questions before important actions.
import { expect, test } from '@playwright/test';
import { advanceClock, skipDoubleTapTime, stopClock } from '../driver/clock.mjs';
import { loadRecord, openGame, positionBeforeFinish } from '../driver/game_records.mjs';
import { waitForUpdates } from '../driver/gestures.mjs';
import { action, actionCount, choose, table } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test.describe('with a domino that fits', () => {
  test.beforeEach(({ page }) => openGame(page, 'brook-four', 112));

  test('discarding a domino asks first', async ({ page }) => {
    await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
    await action(page, 'discard-domino').click();
    await expect(page.locator('.turn-line')).toContainText('Then you plant nothing');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'domino');
    await skipDoubleTapTime(page);
    await action(page, 'answer-yes').click();
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
  });

  test('a double tap on a domino chooses it', async ({ page }) => {
    const domino = page.locator('button[data-domino]:not(.fits-nowhere)').first();
    await domino.dblclick();
    await expect(domino).toHaveAttribute('aria-pressed', 'true');
    await skipDoubleTapTime(page);
    await domino.click();
    await expect(domino).toHaveAttribute('aria-pressed', 'false');
  });

  test('a double tap on Joker opens the animals and pays nothing', async ({ page }) => {
    await action(page, 'joker').dblclick();
    await expect(action(page, 'joker')).toHaveAttribute('aria-pressed', 'true');
    expect(await actionCount(page)).toBe(112);
  });
});

test('a double tap on No plant asks and answers nothing', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await action(page, 'skip-plant').dblclick();
  await expect(action(page, 'answer-no')).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
});

test('a double tap on a plant plants once and says nothing', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await page.locator('[data-plant]:not([aria-disabled])').first().dblclick();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
  await waitForUpdates(page);
  await expect(page.locator('.turn-line')).not.toHaveClass(/refused/);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a late second tap on a plant opens no past position', async ({ page }) => {
    await openGame(page, 'brook-two', 61);
    await stopClock(page);
    const later = (milliseconds) => page.evaluate((milliseconds) => { globalThis.stopped += milliseconds; }, milliseconds);
    // The table is open for some time.
    await later(2000);
    const plant = page.locator('button[data-plant]:not([aria-disabled])').last();
    const place = await plant.boundingBox();
    await plant.tap();
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await waitForUpdates(page);
    // Where an earlier line of the log has come up under the finger.
    const [x, y] = await page.evaluate(({ x, y, width, height }) => {
      const points = Array.from({ length: width * height }, (_, index) => [x + (index % width), y + index / width]);
      return points.find((point) => {
        const found = document.elementFromPoint(...point);
        return !found.closest('.pointer') && found.closest('[data-log-line]')?.dataset.position < 61;
      });
    }, place);
    await later(700);
    await page.touchscreen.tap(x, y);
    await waitForUpdates(page);
    await expect(table(page)).not.toHaveClass(/viewing-past/);
    await later(400);
    await page.touchscreen.tap(x, y);
    await expect(table(page)).toHaveClass(/viewing-past/);
  });
});

test('only players who always confirm are asked to end the turn', async ({ page }) => {
  const ending = (await loadRecord('brook-four')).log.findIndex(({ action }) => action.type === 'end_turn');
  await openGame(page, 'brook-four', ending);
  await choose(page, 'confirm', 2);
  await action(page, 'end-turn').click();
  await waitForUpdates(page);
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'end');
  await action(page, 'answer-no').click();
  await choose(page, 'confirm', 1);
  await skipDoubleTapTime(page);
  await action(page, 'end-turn').click();
  await expect(page.locator('button[data-action=take-screen]')).toBeVisible();
});

test('a double tap on Draw a domino does not act on the next step', async ({ page }) => {
  const position = await positionBeforeFinish('brook', false);
  await openGame(page, 'brook', position);
  const { x, y, width, height } = await action(page, 'finish').boundingBox();
  for (const share of [0.1, 0.5, 0.9]) {
    await page.mouse.dblclick(x + share * width, y + height / 2);
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'end');
    await page.goto('./');
    await openGame(page, 'brook', position);
  }
});

test.describe('a turn that scores areas', () => {
  const phase = (page) => table(page).getAttribute('data-phase');

  test.beforeEach(async ({ page }) => {
    await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  });

  test('asks before it ends, and a double tap does not answer', async ({ page }) => {
    await action(page, 'finish').dblclick();
    await expect(page.locator('.turn-line')).toContainText('Score area');
    expect(await phase(page)).toBe('finish');
    await skipDoubleTapTime(page);
    await action(page, 'answer-yes').click();
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'end');
  });

  test('is not confirmed by a key held down', async ({ page }) => {
    await action(page, 'finish').focus();
    await page.keyboard.down('Enter');
    await skipDoubleTapTime(page);
    for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.locator('.turn-line')).toContainText('Score area');
    expect(await phase(page)).toBe('finish');
  });

  test('asks again after the question has gone', async ({ page }) => {
    await action(page, 'finish').click();
    await action(page, 'step-back').click();
    await action(page, 'step-forward').click();
    await expect(page.locator('.turn-line')).not.toContainText('Score area');
    await skipDoubleTapTime(page);
    await action(page, 'finish').click();
    await expect(page.locator('.turn-line')).toContainText('Score area');
    expect(await phase(page)).toBe('finish');
  });
});

test('a double tap on a plant does not end the turn', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await page.locator('button[data-plant]:not([aria-disabled])').first().dblclick();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
});

test('a double tap on the joker track pays nothing', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const paid = page.locator('[data-seat] [data-tally=clouds]').first();
  const before = await paid.innerHTML();
  await page.locator('[data-track=owl]').dblclick();
  await expect(page.locator('[data-joker]')).toHaveCount(10);
  expect(await paid.innerHTML()).toBe(before);
  await expect(page.locator('[data-track=owl]')).not.toHaveClass(/now/);
});

test('confirmation can be never, when it matters, or always', async ({ page }) => {
  const [scoring, notScoring] = [await positionBeforeFinish('brook', true), await positionBeforeFinish('brook', false)];
  /** True if one tap on Finish ends the step in the recorded game, in a reloaded page. */
  const finishes = async (position) => {
    await page.goto('./');
    await openGame(page, 'brook', position);
    await action(page, 'finish').click();
    await waitForUpdates(page);
    return (await table(page).getAttribute('data-phase')) === 'end';
  };
  expect([await finishes(notScoring), await finishes(scoring)]).toEqual([true, false]);
  await expect(page.locator('.turn-line')).toContainText('Score area');
  await choose(page, 'confirm', 0);
  expect(await finishes(scoring)).toBe(true);
  await choose(page, 'confirm', 2);
  expect(await finishes(notScoring)).toBe(false);
  await choose(page, 'confirm', 1);
  expect([await finishes(notScoring), await finishes(scoring)]).toEqual([true, false]);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  /** Lets all taps from now on come within the time of a double tap, and notes the buttons that ignore one. */
  const noteIgnored = async (page) => {
    await stopClock(page);
    await page.evaluate(() => {
      globalThis.ignored = [];
      const note = (changes) => changes.forEach(({ target }) => target.matches('[data-ignored]') && globalThis.ignored.push(target.dataset.action));
      new MutationObserver(note).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-ignored'] });
    });
  };
  const ignoredButtons = (page) => page.evaluate(() => globalThis.ignored);

  test('a double tap on Play presses nothing on the table', async ({ page }) => {
    await noteIgnored(page);
    await page.locator('button[data-action=start-game]').tap();
    await action(page, 'joker').tap();
    await expect.poll(() => ignoredButtons(page)).toEqual(['joker']);
    await expect(action(page, 'joker')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a double tap on Play explains nothing on the table', async ({ page }) => {
    await stopClock(page);
    await page.locator('button[data-action=start-game]').tap();
    const joker = page.locator('.joker-track');
    await joker.tap();
    await waitForUpdates(page);
    await expect(page.locator('.explanation:popover-open')).toHaveCount(0);
  });

  /** Taps the middle of an element twice in a row. */
  async function tapTwice(page, element) {
    const { x, y, width, height } = await element.boundingBox();
    for (const _ of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  test('a double tap opens the setup and the zoom, and leaves them', async ({ page }) => {
    await tapTwice(page, action(page, 'set-up'));
    await expect(action(page, 'set-up')).toHaveAttribute('aria-expanded', 'true');
    await openGame(page, 'brook', 119);
    await skipDoubleTapTime(page);
    const whole = await page.locator('svg.board').getAttribute('viewBox');
    await tapTwice(page, action(page, 'zoom'));
    await waitForUpdates(page);
    expect(await page.locator('svg.board').getAttribute('viewBox')).not.toBe(whole);
  });

  test('a double tap on a joker animal sets no plant', async ({ page }) => {
    await openGame(page, 'brook', 119);
    await skipDoubleTapTime(page);
    await action(page, 'joker').tap();
    await page.locator('[data-joker]').first().waitFor();
    // The picker ignores fingers for a second.
    await advanceClock(page, 1000);
    await stopClock(page);
    await tapTwice(page, page.locator('[data-joker]:not([aria-disabled])').first());
    await expect(page.locator('[data-plant]').first()).toBeVisible();
    await waitForUpdates(page);
    await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  });

  test('an animal can be chosen as soon as its picker opens', async ({ page }) => {
    await openGame(page, 'brook', 119);
    await skipDoubleTapTime(page);
    const paid = page.locator('[data-seat] [data-tally=clouds]').first();
    const before = await paid.innerHTML();
    await tapTwice(page, action(page, 'joker'));
    await expect(page.locator('[data-joker]')).toHaveCount(10);
    expect(await paid.innerHTML()).toBe(before);
    await page.locator('[data-joker]:not([aria-disabled])').first().tap();
    await expect(page.locator('[data-joker]')).toHaveCount(0);
  });

  test('a double tap on Undo takes back one step', async ({ page }) => {
    await openGame(page, 'brook', 119);
    await skipDoubleTapTime(page);
    await page.locator('[data-plant]:not([aria-disabled])').first().tap();
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await skipDoubleTapTime(page);
    await noteIgnored(page);
    await tapTwice(page, action(page, 'undo'));
    // On a slow machine another button may lie there by the second tap.
    await expect.poll(() => ignoredButtons(page)).toHaveLength(1);
    await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  });

  test('a slow second tap on Redo does not restart the turn', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openGame(page, 'brook', 119);
    await skipDoubleTapTime(page);
    await page.locator('[data-plant]:not([aria-disabled])').first().tap();
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await skipDoubleTapTime(page);
    await action(page, 'undo').tap();
    await expect(table(page)).toHaveAttribute('data-phase', 'plant');
    await skipDoubleTapTime(page);
    await noteIgnored(page);
    const { x, y, width, height } = await action(page, 'redo').boundingBox();
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await waitForUpdates(page);
    await page.evaluate(() => { globalThis.stopped += 400; });
    await tap();
    await expect.poll(() => ignoredButtons(page)).toEqual(['restart-turn']);
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
  });

  test('a double tap that ends the game stays in the game', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openGame(page, 'brook-two', (await loadRecord('brook-two')).log.length - 1);
    await skipDoubleTapTime(page);
    await stopClock(page);
    await tapTwice(page, action(page, 'end-turn'));
    await expect(page.locator('[data-scoring]')).toBeVisible();
    await expect(page.locator('.viewing-past')).toHaveCount(0);
  });

  test('a double tap on Learn to play keeps the lessons open', async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator('.start-foot').waitFor();
    // The part of the page that watches for double taps.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('split_game')));
    await page.evaluate(() => new Promise(requestIdleCallback));
    await stopClock(page);
    await tapTwice(page, page.locator('.start-learn'));
    await expect(page.locator('dialog[open] .lesson-entry').first()).toBeVisible();
    await waitForUpdates(page);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });

  test('a double tap beside a dialog presses nothing below it', async ({ page }) => {
    await openGame(page, 'brook', 102);
    const { x, y, width, height } = await action(page, 'undo').boundingBox();
    const before = await actionCount(page);
    await action(page, 'menu').tap();
    await action(page, 'new-game').tap();
    await action(page, 'leave').waitFor();
    await skipDoubleTapTime(page);
    for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await waitForUpdates(page);
    expect(await actionCount(page)).toBe(before);
  });

  test('a double tap says that it counts once, another button reacts', async ({ page }) => {
    await openGame(page, 'brook', await positionBeforeFinish('brook', true));
    await skipDoubleTapTime(page);
    await noteIgnored(page);
    const { x, y, width, height } = await action(page, 'end-turn').boundingBox();
    const place = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(...place);
    await expect(page.locator('.turn-line')).toContainText('Score area');
    await page.touchscreen.tap(...place);
    await expect.poll(() => ignoredButtons(page)).toEqual(['answer-yes']);
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await action(page, 'answer-no').tap();
    await expect(page.locator('.turn-line')).not.toContainText('Score area');
  });
});

test('a question that gives something up is marked as a loss', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await action(page, 'discard-domino').click();
  const line = page.locator('.turn-line[data-loss]');
  await expect(line).toHaveText(/^Discard \S+–\S+\? Then you plant nothing this turn\.$/);
  await expect(line.locator('.icon')).toBeVisible();
  await expect(page.locator('.answers[data-loss]')).toBeVisible();
  await skipDoubleTapTime(page);
  await action(page, 'answer-no').click();
  await expect(page.locator('[data-loss]')).toHaveCount(0);
});
