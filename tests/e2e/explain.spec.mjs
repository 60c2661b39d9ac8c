// Every number explains itself: on hover, on focus, on a long press.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';

const note = (page) => page.locator('#explanation');

/** What shows a number and is marked by nothing that explains it; names of spaces light up the board, and the rim has no others. What is only read aloud stands elsewhere too. */
function unexplained(page, within) {
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
  test(`no number of ${game} after ${actions} actions is left unexplained`, async ({ page }) => {
    await open(page, game, actions);
    expect(await unexplained(page, 'main')).toEqual([]);
    await page.locator('button[data-action=unseen]').click();
    expect(await unexplained(page, 'dialog[open]')).toEqual([]);
  });
}

for (const [game, actions] of [['brook', 118], ['valley', 142]]) {
  test(`every number on the board of ${game} after ${actions} actions is explained by the space it stands on`, async ({ page }) => {
    await open(page, game, actions);
    const numbers = page.locator('.board text:not(.coordinate, .area-letter)');
    expect(await numbers.count()).toBeGreaterThan(10);
    const bare = await numbers.evaluateAll((all) =>
      all.filter((number) => {
        const { x, y, width, height } = number.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.matches('[data-space][data-explain]');
      }).map((number) => number.outerHTML),
    );
    expect(bare).toEqual([]);
    for (const kind of ['.cloud-count', game === 'valley' ? '.area-size' : '.token-main']) {
      await page.locator(kind).first().hover({ force: true });
      await expect(note(page)).toContainText(/\d/);
      await page.mouse.move(0, 0);
      await expect(note(page)).toBeHidden();
    }
  });
}

test('no number of the final scoring is left unexplained', async ({ page }) => {
  await open(page, 'brook');
  await expect(page.locator('[data-final-score="0"]')).toBeVisible();
  expect(await unexplained(page, 'main')).toEqual([]);
  await page.locator('[data-final] tbody tr').first().hover();
  await expect(note(page)).toContainText('Who plays later');
});

test('what comes to lie under a mouse that has clicked and rests is not explained', async ({ page }) => {
  await open(page, 'brook');
  const number = page.locator('[data-final] [data-explain]').nth(3);
  const { x, y, width, height } = await number.boundingBox();
  await page.locator('button[data-action=final-aside]').click();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator('.final-again').dispatchEvent('click', { clientX: x + width / 2, clientY: y + height / 2 });
  await expect(number).toBeVisible();
  await page.waitForTimeout(700);
  await expect(note(page)).toBeHidden();
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await expect(note(page)).toBeVisible();
});

test('the scale of the chart explains itself, to the keyboard at its slider', async ({ page }) => {
  await open(page, 'brook');
  await expect(page.locator('[data-final-score="0"]')).toBeVisible();
  await page.locator('.chart-number').first().hover();
  await expect(note(page)).toContainText('what everybody had after each turn');
  await page.mouse.move(0, 0);
  await expect(note(page)).toBeHidden();
  await page.locator('.chart-slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(note(page)).toContainText('what everybody had after each turn');
});

test('the numbers in the log are explained by the rule behind them', async ({ page }) => {
  await open(page, 'brook', 120);
  // An area that is pointed at has its card over the log.
  await page.mouse.move(0, 0);
  const line = page.locator('[data-log-line]', { hasText: 'for the plant' }).last();
  await line.locator('.log-go').hover();
  await expect(note(page)).toContainText('1 for each plant that was set');
  await page.mouse.move(0, 0);
  await line.locator('.pointer').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(line.locator('.log-go')).toBeFocused();
  await expect(note(page)).toContainText('1 for each plant that was set');
});

test('the banner of a position looked back at explains what it tells', async ({ page }) => {
  await open(page, 'brook', 121);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.turn-line > span').hover();
  await expect(note(page)).toContainText('1 for each plant that was set');
  await page.locator('.turn-title').hover();
  await expect(note(page)).toContainText('Turns are counted');
});

test('a number explains itself while the pointer rests on it, beside itself', async ({ page }) => {
  await open(page, 'brook', 118);
  // An area that is pointed at lies over the player boards.
  await page.mouse.move(0, 0);
  const score = page.locator('[data-seat="0"] [data-score]');
  await score.hover();
  await expect(note(page)).toContainText(/^Ann has 37 points: start \+4/);
  await expect(score).toHaveAttribute('aria-describedby', 'explanation');
  const [about, words] = [await score.boundingBox(), await note(page).boundingBox()];
  expect(words.y >= about.y + about.height || words.y + words.height <= about.y).toBe(true);
  await page.locator('.turn-title').hover();
  await expect(note(page)).toBeHidden();
});

test('by keyboard the arrows go from number to number, and Escape takes the words away', async ({ page }) => {
  await open(page, 'brook', 118);
  // An area that is pointed at lies over the player boards.
  await page.mouse.move(0, 0);
  await page.locator('[data-domino]').first().focus();
  await page.locator('[data-seat="1"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(note(page)).toContainText('Ben plays 2nd');
  await page.keyboard.press('ArrowRight');
  await expect(note(page)).toContainText('Ben has');
  await page.keyboard.press('ArrowRight');
  await expect(note(page)).toContainText('dominoes in hand');
  // They step along the timeline elsewhere.
  await expect(page.locator('main')).not.toHaveAttribute('data-past');
  await expect(page.locator('.turn-line')).not.toHaveClass(/refused/);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(note(page)).toContainText('dominoes in hand');
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
});

test('the arrows of the final table and of what scrolls there step nowhere', async ({ page }) => {
  await open(page, 'brook');
  await expect(page.locator('[data-winner]')).toBeVisible();
  for (const [where, key] of [['table[data-final]', 'ArrowDown'], ['table[data-final]', 'ArrowLeft'], ['.final-scroll', 'Home']]) {
    await page.locator(where).focus();
    await page.keyboard.press(key);
    await expect(page.locator('main')).not.toHaveAttribute('data-past');
  }
});

test('what is explained goes as soon as another position is shown', async ({ page }) => {
  await open(page, 'brook', 118);
  // An area that is pointed at lies over the player boards.
  await page.mouse.move(0, 0);
  await page.locator('[data-seat="0"] [data-score]').hover();
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('main')).toHaveAttribute('data-past', '117');
  await expect(note(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a long press explains a plant and does not choose it; a tap does', async ({ page }) => {
    await open(page, 'brook', 119);
    const plant = page.locator('[data-plant]:not([aria-disabled])').first();
    const { x, y, width, height } = await plant.boundingBox();
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(note(page)).toContainText('left, value 1');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(note(page)).toBeVisible();
    await expect(plant).toHaveAttribute('aria-pressed', 'false');
    await page.touchscreen.tap(at[0].x, at[0].y);
    await expect(plant).toHaveAttribute('aria-pressed', 'true');
    await expect(note(page)).toBeHidden();
  });

  test('after a long press without a click the next key does what it does', async ({ page }) => {
    await open(page, 'brook', 119);
    const plant = page.locator('[data-plant]:not([aria-disabled])').first();
    const { x, y, width, height } = await plant.boundingBox();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await expect(note(page)).toContainText('left, value 1');
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await plant.focus();
    await page.keyboard.press('Enter');
    await expect(plant).toHaveAttribute('aria-pressed', 'true');
  });
});
