// What people do at the table beyond laying and planting.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';
import { DOUBLE_TAP, finger, keyboard, mouse, tabTo } from './hands.mjs';
import { look, playTo, shownClouds, shownScores, start, step } from './player.mjs';

const twoPeople = { holders: ['person', 'person'], names: ['Ann', 'Ben'] };

function press(page, name) {
  return mouse(page, `button[data-action=${name}]`);
}

/** What the log says, line by line. */
function logLines(page) {
  return page.locator('.log-panel [data-log-line]').allTextContents();
}

/** The names of the dominoes that can be seen, in a hand or anywhere else in the document. */
function shownHand(page) {
  return page.locator('[data-domino]').evaluateAll((dominoes) => dominoes.map((domino) => domino.dataset.domino));
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('undo takes back a domino, and all is as before', async ({ page }) => {
  await start(page, twoPeople);
  await step(page);
  const hand = await shownHand(page);
  await playTo(page, 'plant');
  expect(await logLines(page)).toHaveLength(1);
  await press(page, 'undo');
  expect((await look(page)).phase).toBe('domino');
  expect(await shownHand(page)).toEqual(hand);
  expect(await logLines(page)).toEqual([]);
});

test('undo stops where a domino was drawn, and says so', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'end');
  const lines = await logLines(page);
  await press(page, 'undo');
  expect((await look(page)).phase).toBe('end');
  expect(await logLines(page)).toEqual(lines);
  await expect(page.locator('.turn-line.refused')).not.toBeEmpty();
});

test('while the screen is handed over, no hand is in the document, and Escape does not show it', async ({ page }) => {
  await start(page, twoPeople);
  expect(await shownHand(page)).toEqual([]);
  await step(page);
  const first = await shownHand(page);
  expect(first).toHaveLength(3);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  expect(await shownHand(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('button[data-action=take-screen]')).toBeVisible();
  expect(await shownHand(page)).toEqual([]);
  await step(page);
  expect(first).not.toEqual(expect.arrayContaining(await shownHand(page)));
});

test('a turn that was ended too early is taken up again by a second tap only', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await page.locator('button[data-action=turn-back]').dblclick();
  await expect(page.locator('.curtain [data-notice]')).toContainText('Tap again if you are Ann');
  expect(await shownHand(page)).toEqual([]);
  await page.waitForTimeout(DOUBLE_TAP);
  await press(page, 'turn-back');
  expect(await look(page)).toMatchObject({ phase: 'end', turn: '0' });
  expect(await shownHand(page)).toHaveLength(3);
});

test('a menu that is open when the screen changes hands keeps nobody from the curtain', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'menu');
  await page.locator('button[data-action=end-turn]').dispatchEvent('click');
  await press(page, 'take-screen');
  expect(await look(page)).toMatchObject({ phase: 'domino', turn: '1' });
});

test('behind the curtain no key opens anything', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await page.keyboard.press('l');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('.curtain :focus')).toHaveCount(1);
  }
  await press(page, 'take-screen');
});

test('behind the curtain nothing is undone, whoever reaches the button', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await page.locator('button[data-action=undo]').dispatchEvent('click');
  await expect(page.locator('main[data-screen=table]:not([data-settling])')).toHaveCount(1);
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await shownHand(page)).toEqual([]);
});

test('the joker changes for two clouds', async ({ page }) => {
  await start(page, twoPeople);
  await step(page);
  await press(page, 'joker');
  await mouse(page, '[data-joker="owl"]');
  expect(await shownClouds(page, 0)).toBe(4);
  expect(await logLines(page)).toEqual(['Ann pays 2 clouds: the joker moves from butterfly to owl.']);
});

test('a plant of this turn is taken back for clouds, and its points stay', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'finish');
  const [score, clouds] = [(await shownScores(page))[0], await shownClouds(page, 0)];
  expect(score).toBe(5);
  await press(page, 'return-plant');
  await mouse(page, '[data-space].legal');
  expect(await shownScores(page)).toEqual([score, 3]);
  expect(await shownClouds(page, 0)).toBe(clouds - 1);
  expect((await logLines(page)).at(-1)).toMatch(/^Ann pays 1 cloud and takes the turf back from [a-o]\d+\.$/);
});

test('another turn is bought for three clouds', async ({ page }) => {
  await start(page, twoPeople);
  await playTo(page, 'end');
  const clouds = await shownClouds(page, 0);
  await press(page, 'extra-turn');
  expect(await look(page)).toMatchObject({ phase: 'domino', turn: '0' });
  expect(await shownClouds(page, 0)).toBe(clouds - 3);
});

test('leaving the table while bots play breaks nothing', async ({ page }) => {
  // As in a window that is covered: what waits for a frame waits on after the table is gone.
  await page.evaluate(() => {
    window.requestAnimationFrame = (then) => setTimeout(then, 500);
  });
  // Bots that think, lest their game be over before the table is left.
  await start(page, { holders: ['pine', 'pine'] });
  await page.locator('[data-laid]').first().waitFor({ state: 'attached' });
  await page.locator('button[data-action=menu]').click();
  await page.locator('dialog[open] button[data-action=new-game]').click();
  await page.locator('dialog[open] button[data-action=leave]').click();
  await page.locator('main[data-screen=start]').waitFor();
  await page.waitForTimeout(600);
  await expect(page.locator('.crash')).toHaveCount(0);
});

test('what a line of the log is about lights up on the board while the pointer is on it', async ({ page }) => {
  await open(page, 'brook', 118);
  await page.mouse.move(0, 0);
  const lit = page.locator('[data-space].lit');
  await page.locator('.log-panel .pointer:not(.name)').last().hover();
  await expect(lit).not.toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);
});

/** Plays from the start screen into the second turn; says what stands in the log. */
async function firstTurn(page, press) {
  await press(page, '[data-action="start-game"]');
  await page.locator('main[data-screen=table]').waitFor();
  await playTo(page, 'end', press);
  await press(page, '[data-action="end-turn"]');
  await expect(page.locator('main[data-screen=table]')).toHaveAttribute('data-turn', '1');
  return logLines(page);
}

test('the keyboard alone plays a whole turn', async ({ page }) => {
  await tabTo(page, '[data-field=begins]');
  await page.keyboard.press('ArrowDown');
  const lines = await firstTurn(page, keyboard);
  expect(lines[0]).toMatch(/^Player One lays /);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('taps alone play a whole turn', async ({ page }) => {
    await page.locator('select[data-field=begins]').selectOption('0');
    const lines = await firstTurn(page, finger);
    expect(lines[0]).toMatch(/^Player One lays /);
  });
});
