// Tooltips that explain each number, by hover, focus or long press.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { openGame } from '../driver/game_records.mjs';
import { waitForFrames, waitForUpdates } from '../driver/gestures.mjs';
import { action } from '../driver/table.mjs';

const tooltip = (page) => page.locator('#explanation');

/**
 * The visible elements with a number but no explanation. Left out are names of spaces, which light up on the
 * board. Texts for screen readers are left out, too: they repeat what is visible elsewhere.
 */
function unexplainedNumbers(page, within) {
  return page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const isNumber = /\d/.test(walker.currentNode.data);
      if (isNumber && element.checkVisibility() && !element.closest('[data-explain]:not([data-explain=walk]), .pointer, .board, .visually-hidden, .explanation')) {
        found.push(element.outerHTML.slice(0, 120));
      }
    }
    return found;
  });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const [game, actions] of [['brook', 118], ['brook', 119], ['brook', 120], ['brook-four', 112], ['valley', 142]]) {
  test(`${game} after ${actions} actions: every number is explained`, async ({ page }) => {
    await openGame(page, game, actions);
    expect(await unexplainedNumbers(page, 'main')).toEqual([]);
    await page.locator('button[data-action=unseen]').click();
    expect(await unexplainedNumbers(page, 'dialog[open]')).toEqual([]);
  });
}

for (const [game, actions] of [['brook', 118], ['valley', 142]]) {
  test(`${game}: each number on the board is explained by its space`, async ({ page }) => {
    await openGame(page, game, actions);
    const numbers = page.locator('.board text:not(.coordinate, .area-letter)');
    expect(await numbers.count()).toBeGreaterThan(10);
    const bare = await numbers.evaluateAll((all) =>
      all.filter((number) => {
        const { x, y, width, height } = number.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.matches('[data-space][data-explain]');
      }).map((number) => number.outerHTML),
    );
    expect(bare).toEqual([]);
    // A token is explained by the card of its area.
    for (const kind of game === 'valley' ? ['.cloud-count', '.area-size'] : ['.cloud-count']) {
      await page.locator(kind).first().hover({ force: true });
      await expect(tooltip(page)).toContainText(/\d/);
      await page.mouse.move(0, 0);
      await expect(tooltip(page)).toBeHidden();
    }
  });
}

test('every number of the final scoring is explained', async ({ page }) => {
  await openGame(page, 'brook');
  await expect(page.locator('[data-final-score="0"]')).toBeVisible();
  expect(await unexplainedNumbers(page, 'main')).toEqual([]);
  await page.locator('[data-final] tbody tr').first().hover();
  await expect(tooltip(page)).toContainText('The first player starts with 4');
});

test('a number that appears under a resting mouse has no tooltip', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  await openGame(page, 'brook');
  const numbers = page.locator('[data-final] [data-explain]');
  const centers = await numbers.evaluateAll((all) =>
    all.map((number) => {
      const { x, y, width, height } = number.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  await page.locator('button[data-action=final-aside]').click();
  await expect(page.locator('.final-again')).toBeVisible();
  await waitForUpdates(page);
  // The table below explains something there, too.
  const index = await page.evaluate((centers) => {
    const below = centers.map(({ x, y }) => document.elementFromPoint(x, y));
    return below.findIndex((element) => element?.closest('[data-explain]'));
  }, centers);
  const [number, { x, y }] = [numbers.nth(index), centers[index]];
  await page.mouse.move(x, y);
  await page.locator('.final-again').dispatchEvent('click', { clientX: x, clientY: y });
  await expect(number).toBeVisible();
  // Longer than a pointer rests before the tooltip shows.
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toBeHidden();
  await page.mouse.move(x + 3, y);
  await expect(tooltip(page)).toBeVisible();
});

test('no tooltip opens for a line whose log has closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('./');
  await openGame(page, 'brook', 120);
  await page.locator('.log-tab').click();
  const line = page.locator('[data-log-line]', { hasText: 'for the plant' }).last();
  await expect(line).toBeVisible();
  // In one go: on a slow machine the tooltip would open before the log closes.
  await line.evaluate((line) => {
    line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    document.querySelector('.log-tab').click();
  });
  await expect(line).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toBeHidden();
});

test('the scale of the chart is explained by pointer and keyboard', async ({ page }) => {
  await openGame(page, 'brook');
  await expect(page.locator('[data-final-score="0"]')).toBeVisible();
  await page.locator('.chart-number').first().hover();
  await expect(tooltip(page)).toContainText('what everybody had after each turn');
  await page.mouse.move(0, 0);
  await expect(tooltip(page)).toBeHidden();
  await page.locator('.chart-slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toContainText('what everybody had after each turn');
});

test('numbers in the log are explained by their rule', async ({ page }) => {
  await openGame(page, 'brook', 120);
  const line = page.locator('[data-log-line]', { hasText: 'for the plant' }).last();
  await line.locator('.log-go').hover();
  await expect(tooltip(page)).toContainText('1 for each plant that was placed');
  await page.mouse.move(0, 0);
  await line.locator('.log-go').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(line.locator('.log-go')).toBeFocused();
  await expect(tooltip(page)).toContainText('1 for each plant that was placed');
});

test('the banner of a past position explains its numbers', async ({ page }) => {
  await openGame(page, 'brook', 121);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.turn-line > span').hover();
  await expect(tooltip(page)).toContainText('1 for each plant that was placed');
  await page.locator('.turn-title').hover();
  await expect(tooltip(page)).toContainText('Turns are counted');
});

test('a mouse reaches the rule in the tooltip of a number', async ({ page }) => {
  await openGame(page, 'brook', 118);
  for (const number of ['[data-seat="1"] .seat-score', '[data-plant]:not([aria-disabled])']) {
    if (number.startsWith('[data-plant')) {
      await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
      await page.locator('[data-space].legal').first().click();
    }
    const { x, y, width, height } = await page.locator(number).first().boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.move(x + width / 2 + 2, y + height / 2);
    await expect(tooltip(page)).toBeVisible();
    const rule = page.locator('.explanation .rule-link');
    const target = await rule.boundingBox();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
    await rule.click();
    await expect(page.locator('.rulebook-page')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.rulebook-page')).toHaveCount(0);
  }
});

test('the tooltip shows beside the number it explains', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const score = page.locator('[data-seat="0"] [data-score]');
  await score.hover();
  await expect(tooltip(page)).toContainText(/^Ann has 37 points: start \+4/);
  await expect(score).toHaveAttribute('aria-describedby', 'explanation');
  const [number, text] = [await score.boundingBox(), await tooltip(page).boundingBox()];
  expect(text.y >= number.y + number.height || text.y + text.height <= number.y).toBe(true);
  await page.locator('.turn-title').hover();
  await expect(tooltip(page)).toBeHidden();
});

test('arrow keys go from number to number, Escape closes the tip', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('[data-domino]').first().focus();
  await page.locator('[data-seat="1"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(page)).toContainText('Ben plays 2nd');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(page)).toContainText('Ben has');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(page)).toContainText('Dominoes of ');
  // Elsewhere arrow keys step along the timeline.
  await expect(page.locator('main')).not.toHaveAttribute('data-past');
  await expect(page.locator('.turn-line')).not.toHaveClass(/refused/);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(tooltip(page)).toContainText('Dominoes of ');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
});

test('the tip of a group closes when the focus leaves it', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('[data-explain=walk]').last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-explain=walk]').last()).not.toBeFocused();
  await expect(tooltip(page)).toBeHidden();
});

test('the tip of a space keeps off it on a zoomed board', async ({ page }) => {
  await page.setViewportSize({ width: 590, height: 410 });
  await openGame(page, 'brook-four', 150);
  await page.keyboard.press('b');
  for (const key of ['+', '+', '+']) await page.keyboard.press(key);
  let tips = 0;
  for (const key of [...Array(12).fill('ArrowDown'), ...Array(12).fill('ArrowRight')]) {
    await page.keyboard.press(key);
    await waitForUpdates(page);
    if (!(await tooltip(page).isVisible())) continue;
    tips += 1;
    const [space, tip] = [await page.locator('[data-space]:focus').boundingBox(), await page.locator('.explanation').boundingBox()];
    const apart = [tip.y >= space.y + space.height, tip.y + tip.height <= space.y, tip.x >= space.x + space.width, tip.x + tip.width <= space.x];
    expect(apart, key).toContain(true);
  }
  expect(tips).toBeGreaterThan(3);
});

test('the tip of a space keeps off legal spaces', async ({ page }) => {
  await openGame(page, 'valley', 82);
  await page.keyboard.press('1');
  const legal = page.locator('[data-space].legal');
  await expect(legal).not.toHaveCount(0);
  await expect(tooltip(page)).toBeVisible();
  await waitForUpdates(page);
  const tip = await page.locator('.explanation').boundingBox();
  for (const space of await legal.all()) {
    const { x, y, width, height } = await space.boundingBox();
    const apart = [tip.y >= y + height - 1, tip.y + tip.height <= y + 1, tip.x >= x + width - 1, tip.x + tip.width <= x + 1];
    expect(apart, await space.getAttribute('data-space')).toContain(true);
  }
});

test('without tips the focus on a space opens none', async ({ page }) => {
  await openGame(page, 'valley', 82);
  await action(page, 'menu').click();
  await page.locator('dialog[open] [data-field=tooltips]').uncheck();
  await page.keyboard.press('Escape');
  // The page removes the content when the event `close` arrives.
  await expect(page.locator('dialog fieldset')).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('[data-space]:focus')).toBeVisible();
  await waitForUpdates(page);
  await expect(tooltip(page)).toBeHidden();
});

test('keys in the final table do not step along the timeline', async ({ page }) => {
  await openGame(page, 'brook');
  await expect(page.locator('[data-winner]')).toBeVisible();
  for (const [where, key] of [['table[data-final]', 'ArrowDown'], ['table[data-final]', 'ArrowLeft'], ['.final-scroll', 'Home']]) {
    await page.locator(where).focus();
    await page.keyboard.press(key);
    await expect(page.locator('main')).not.toHaveAttribute('data-past');
  }
});

test('the tooltip closes when another position is shown', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('[data-seat="0"] [data-score]').hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('main')).toHaveAttribute('data-past', '117');
  await expect(tooltip(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a short tap explains a score, but no button', async ({ page }) => {
    await openGame(page, 'brook', 119);
    await skipDoubleTapTime(page);
    await page.locator('[data-seat="1"] [data-score]').tap();
    await expect(tooltip(page)).toContainText(/points: start/);
    await page.locator('.coordinate').first().tap({ force: true });
    await expect(tooltip(page)).toBeHidden();
    // It says why it cannot be pressed.
    await page.locator('[data-plant][aria-disabled=true]').first().tap({ force: true });
    await expect(page.locator('.turn-line')).toHaveClass(/refused/);
    await expect(tooltip(page)).toBeHidden();
  });

  test('each of several short taps explains its number', async ({ page }) => {
    await openGame(page, 'brook', 118);
    await skipDoubleTapTime(page);
    for (const number of ['[data-tally="clouds"]', '.seat-score', '[data-tally="tokens"]', '[data-tally="clouds"]']) {
      const tapped = page.locator(`[data-seat="1"] ${number}`);
      await tapped.tap();
      await expect(tapped).toHaveAttribute('aria-describedby', /explanation/);
      await expect(tooltip(page)).toBeVisible();
    }
    await tooltip(page).tap();
    await expect(tooltip(page)).toBeHidden();
  });

  test('a long press explains a plant without choosing it', async ({ page }) => {
    await openGame(page, 'brook', 119);
    const plant = page.locator('[data-plant]:not([aria-disabled])').first();
    const { x, y, width, height } = await plant.boundingBox();
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(tooltip(page)).toContainText('left, value 1');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tooltip(page)).toBeVisible();
    await expect(plant).toHaveAttribute('aria-pressed', 'false');
    await page.touchscreen.tap(at[0].x, at[0].y);
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
    await expect(tooltip(page)).toBeHidden();
  });

  test('a long press names a button that shows only an icon', async ({ page }) => {
    await openGame(page, 'brook', 119);
    const client = await page.context().newCDPSession(page);
    const button = page.locator('button[data-action=restart-turn]');
    const { x, y, width, height } = await button.boundingBox();
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await expect(tooltip(page)).toHaveText(await button.getAttribute('aria-label'));
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('after a cancelled long press the next key press works', async ({ page }) => {
    await openGame(page, 'brook', 119);
    const plant = page.locator('[data-plant]:not([aria-disabled])').first();
    const { x, y, width, height } = await plant.boundingBox();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await expect(tooltip(page)).toContainText('left, value 1');
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await plant.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'finish');
  });
});

test('the tooltip leaves the animals of the joker uncovered', async ({ page }) => {
  await openGame(page, 'brook', 118);
  const joker = page.locator('.action[data-action=joker]');
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement.matches('.hand button'));
  await joker.focus();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Enter');
  const animals = page.locator('.joker-choice');
  await expect(animals).toHaveCount(10);
  await expect(tooltip(page)).toBeHidden();
  await page.waitForFunction(() => document.activeElement.matches('.joker-choice'));
  // Back on the button, it opens beside the animals.
  await joker.focus();
  await expect(tooltip(page)).toBeVisible();
  await waitForFrames(page, 2);
  const covered = await animals.evaluateAll((all) =>
    all.filter((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map((each) => each.dataset.joker),
  );
  expect(covered).toEqual([]);
  // One Escape closes both.
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(animals).toHaveCount(0);

  await test.step('no tooltip repeats the card of an area', async () => {
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
    const area = await page.evaluate(() => [...document.querySelectorAll('[data-space].soil:not(.planted-space)')].at(-1).dataset.space);
    await page.locator(`[data-space=${area}]`).focus();
    await expect(page.locator('.area-card')).toBeVisible();
    await expect(tooltip(page)).toBeHidden();
    await expect(page.locator(`[data-space=${area}]`)).not.toHaveAttribute('aria-describedby', /./);
  });

  await test.step('a player board says how to go through its numbers', async () => {
    await page.locator('article[data-seat="0"]').focus();
    await expect(tooltip(page)).toContainText('arrow keys');
  });
});
