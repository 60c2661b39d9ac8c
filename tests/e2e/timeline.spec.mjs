// Looking back, playing on from the past, undoing whole turns, showing again, and watching bots.
import { expect, test } from '@playwright/test';
import { open } from './games.mjs';
import { finger, mouse, settled, tabTo } from './hands.mjs';
import { botsHavePlayed, look, playTo, shownScores, start, step } from './player.mjs';

const table = (page) => page.locator('main[data-screen=table]');
const action = (page, name) => page.locator(`button[data-action=${name}]`);
const press = (page, name) => mouse(page, `button[data-action=${name}]`);
const againstBot = { holders: ['person', 'greedy'], names: ['Ann', 'Bot'] };

/** The position looked back at; null now. */
const past = (page) => table(page).getAttribute('data-past');

/** How many actions were done by now. */
const now = async (page) => Number(await page.locator('.timeline').getAttribute('data-now'));

/** What lies on the board, and the scores. */
async function position(page) {
  const spaces = await page.locator('[data-space]').evaluateAll((all) => all.map((space) => space.getAttribute('aria-label').split(', legal')[0]));
  return { spaces, scores: await shownScores(page) };
}

/** Lets the bots pause as usual. */
async function atUsualSpeed(page) {
  await action(page, 'menu').click();
  await page.locator('dialog[open] [data-field=bot-speed] input').nth(1).check();
  await page.keyboard.press('Escape');
  // It would show an area's card, over the timeline.
  await page.mouse.move(0, 0);
}

/** Shows again what the others did, and waits until a step of it is seen. */
async function showAgain(page) {
  await press(page, 'show-again');
  await expect(page.locator('.look-back')).toBeVisible();
}

/** Plays the person's turn to its end, and waits for the bot's. */
async function turn(page) {
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await botsHavePlayed(page);
  // The timeline comes with the last wave.
  await settled(page);
}

/** All saved matches, as texts. */
const saves = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /^renature\.(match|game)/.test(key)).map(([, text]) => text));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('one steps back to the beginning and on to now, and nothing can be played meanwhile', async ({ page }) => {
  await open(page, 'brook', 118);
  const before = await position(page);
  await press(page, 'step-back');
  expect(await past(page)).toBe('117');
  await expect(page.locator('.turn-title')).toContainText(/Back (in|before) turn/);
  await expect(page.locator('.actions')).toBeHidden();
  await expect(page.locator('[data-space].legal')).toHaveCount(0);
  await press(page, 'step-first');
  expect(await past(page)).toBe('0');
  await expect(page.locator('[data-log-line].to-come').first()).toBeAttached();
  await press(page, 'step-forward');
  expect(await past(page)).toBe('1');
  await press(page, 'step-now');
  expect(await past(page)).toBe(null);
  expect(await position(page)).toEqual(before);
});

test('the keys step where nothing else needs them', async ({ page }) => {
  await open(page, 'brook', 118);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowLeft');
  expect(await past(page)).toBe('117');
  await page.keyboard.press('Home');
  expect(await past(page)).toBe('0');
  await page.keyboard.press('ArrowRight');
  expect(await past(page)).toBe('1');
  await page.keyboard.press('End');
  expect(await past(page)).toBe(null);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await past(page)).not.toBe(null);
  await page.keyboard.press('Escape');
  expect(await past(page)).toBe(null);
  // Who comes back to play has the focus on what is played with.
  await expect(page.locator('.play-area :focus')).toHaveCount(1);
  await page.locator('[data-space=a2]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await past(page)).toBe(null);
});

test('a line of the log leads to the position after it, and the slider anywhere', async ({ page }) => {
  await open(page, 'brook', 118);
  const line = page.locator('.log-panel [data-log-line]').nth(4);
  const after = await line.getAttribute('data-position');
  // On the board the pointer would show an area's card, over the log.
  await page.mouse.move(0, 0);
  await line.locator('.log-go').click();
  expect(await past(page)).toBe(after);
  await expect(line).toHaveAttribute('aria-current', 'step');
  await page.locator('.timeline-slider').fill('7');
  expect(await past(page)).toBe('7');
  await page.locator('.timeline-slider').fill('60');
  await expect(page.locator('.log-panel .reached')).toBeInViewport();
  await press(page, 'to-now');
  expect(await past(page)).toBe(null);
});

for (const viewport of [{ width: 390, height: 844 }, { width: 1024, height: 768 }]) {
  test(`at ${viewport.width}x${viewport.height} the log is opened for it, and looking back goes on without it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, 'brook', 118);
    await page.locator('.log-tab').click();
    const line = page.locator('.log-panel [data-log-line]').last();
    await line.scrollIntoViewIfNeeded();
    await line.locator('.log-go').click();
    await press(page, 'step-back');
    const shown = await past(page);
    // The log is no lid on what leads out of the past.
    for (const way of ['play-on', 'to-now']) await page.locator(`button[data-action=${way}]`).click({ trial: true });
    await page.locator('.log-tab').click();
    expect(await past(page)).toBe(shown);
    await press(page, 'step-back');
    expect(await past(page)).not.toBe(shown);
    await press(page, 'to-now');
    expect(await past(page)).toBe(null);
  });
}

test('looking back shows no hand but one’s own', async ({ page }) => {
  await start(page, { holders: ['person', 'person'], names: ['Ann', 'Ben'] });
  await playTo(page, 'domino');
  const hand = () => page.locator('[data-domino]').evaluateAll((all) => all.map((each) => each.dataset.domino));
  const ann = await hand();
  await playTo(page, 'end');
  await press(page, 'end-turn');
  await press(page, 'take-screen');
  const ben = await hand();
  await press(page, 'step-first');
  expect(await hand()).toEqual(ben);
  expect(ben).not.toEqual(expect.arrayContaining(ann));
});

test('bots wait while somebody looks back', async ({ page }) => {
  await start(page, { holders: ['greedy', 'random'], names: ['A', 'B'] });
  // They are quick: looking seldom, one would find the match over.
  await expect.poll(() => now(page), { intervals: [20] }).toBeGreaterThan(3);
  await page.mouse.move(0, 0);
  await action(page, 'step-first').click();
  await settled(page);
  const before = await now(page);
  await expect(page.locator('.look-back')).toContainText('bots wait');
  await page.waitForTimeout(400);
  expect(await now(page)).toBe(before);
  // The slider's end is now, also when the match goes on.
  await page.locator('.timeline-slider').fill(String(before));
  await expect.poll(() => now(page)).toBeGreaterThan(before);
  expect(await past(page)).toBe(null);
});

test('playing on from the past begins a match of its own, and both are kept', async ({ page }) => {
  await start(page, againstBot);
  await turn(page);
  await playTo(page, 'plant');
  const [kept] = await saves(page);
  await press(page, 'step-first');
  await press(page, 'step-forward');
  await press(page, 'play-on');
  expect(await past(page)).toBe(null);
  expect(await now(page)).toBe(1);
  await expect(page.locator('.log-note')).toContainText('turn 1 of another game');
  expect((await look(page)).phase).toBe('plant');
  expect(await saves(page)).toContain(kept);
  await turn(page);
  expect(await saves(page)).toContain(kept);
  await press(page, 'open-parent');
  await expect(page.locator('.log-note')).toHaveCount(0);
  expect((await look(page)).phase).toBe('plant');
});

test('a game that is over is looked back at and played on from, and stays as it was', async ({ page }) => {
  await open(page, 'brook');
  const [kept] = await saves(page);
  await page.keyboard.press('ArrowLeft');
  expect(await past(page)).not.toBe(null);
  await expect(page.locator('.final')).toHaveCount(0);
  await press(page, 'to-now');
  await expect(page.locator('.final, .final-again')).toBeVisible();
  await page.keyboard.press('Home');
  await settled(page);
  await press(page, 'play-on');
  await press(page, 'take-screen');
  expect(await look(page)).toMatchObject({ phase: 'domino', turn: '0' });
  expect(await saves(page)).toContain(kept);
});

test('against a bot whole turns are undone and counted, also after a reload', async ({ page }) => {
  await start(page, againstBot);
  await playTo(page, 'domino');
  const before = await position(page);
  await turn(page);
  await turn(page);
  for (const count of ['1 whole turn was undone', '2 whole turns were undone']) {
    await press(page, 'restart-turn');
    await expect(page.locator('.turn-line')).toContainText('marked');
    // Sooner it would be a double tap, which undoes nothing.
    await page.waitForTimeout(600);
    await press(page, 'restart-turn');
    await expect(page.locator('.log-note')).toContainText(count);
  }
  expect(await position(page)).toEqual(before);
  expect(await now(page)).toBe(0);
  await step(page);
  await playTo(page, 'plant');
  await page.reload();
  await page.locator('button[data-action=resume]').first().click();
  await expect(page.locator('.log-note')).toContainText('2 whole turns were undone');
});

test('a double tap undoes no whole turn', async ({ page }) => {
  await start(page, againstBot);
  await turn(page);
  const before = await now(page);
  await action(page, 'restart-turn').dblclick();
  expect(await now(page)).toBe(before);
});

test('who is never asked for a second tap is asked before a whole turn is undone all the same', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('renature.preferences', JSON.stringify({ confirm: 'never' })));
  await page.reload();
  await start(page, againstBot);
  await turn(page);
  const before = await now(page);
  await press(page, 'restart-turn');
  await expect(page.locator('.turn-line')).toContainText('marked');
  expect(await now(page)).toBe(before);
});

test('the system’s keys undo and redo', async ({ page }) => {
  await start(page, againstBot);
  await playTo(page, 'plant');
  const before = await now(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => now(page)).toBe(before - 1);
  await page.keyboard.press('Control+y');
  await expect.poll(() => now(page)).toBe(before);
});

test('what comes under a mouse at rest is not pointed at before it moves', async ({ page }) => {
  await start(page, againstBot);
  await settled(page);
  const { x, y } = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('[data-space=l13]').getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await expect(page.locator('.area-card')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.mouse.move(x, y);
  await expect(page.locator('.area-card')).toBeVisible();
});

test('among people the last button undoes only what nobody else has seen', async ({ page }) => {
  await start(page, { holders: ['person', 'person'], names: ['Ann', 'Ben'] });
  await playTo(page, 'end');
  const before = await now(page);
  await press(page, 'restart-turn');
  await press(page, 'restart-turn');
  expect(await now(page)).toBe(before);
});

test('what the others did is shown again step by step, and any tap ends it', async ({ page }) => {
  await start(page, againstBot);
  await turn(page);
  const shown = [];
  await press(page, 'show-again');
  for (let at = await past(page); at !== null; at = await past(page)) {
    if (shown.at(-1) !== Number(at)) shown.push(Number(at));
  }
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  await press(page, 'show-again');
  expect(await past(page)).not.toBe(null);
  await page.locator('.turn-title').click();
  expect(await past(page)).toBe(null);
});

test('the tap that ends what is shown again does nothing else, save along the timeline', async ({ page }) => {
  await start(page, againstBot);
  await turn(page);
  await showAgain(page);
  await press(page, 'menu');
  expect(await past(page)).toBe(null);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await press(page, 'menu');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await showAgain(page);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('renature.game')));
  await press(page, 'play-on');
  await expect(page.locator('.log-note')).toContainText('of another game');
  // Deleted in another tab.
  await page.evaluate((kept) => kept.forEach((key) => localStorage.removeItem(key)), kept);
  await press(page, 'open-parent');
  await expect(page.locator('.turn-line')).toContainText('no longer kept');
});

test('after looking back a bot pauses as long as before before it acts', async ({ page }) => {
  await start(page, { holders: ['greedy', 'random'], names: ['A', 'B'] });
  await atUsualSpeed(page);
  await page.waitForFunction(() => !['domino', 'over'].includes(document.querySelector('main').dataset.phase), undefined, { polling: 10 });
  await action(page, 'step-first').click();
  await page.waitForTimeout(700);
  const waited = page.evaluate(() => new Promise((resolve) => {
    let back;
    const line = document.querySelector('.timeline');
    const before = line.dataset.now;
    new MutationObserver(() => {
      if (!('past' in document.querySelector('main').dataset)) back ??= performance.now();
      if (line.dataset.now !== before) resolve(performance.now() - back);
    }).observe(document.querySelector('main'), { attributes: true, subtree: true, attributeFilter: ['data-now', 'data-past'] });
  }));
  await action(page, 'step-now').click();
  // The pause is 600 ms; a timer never comes too soon.
  expect(await waited).toBeGreaterThan(500);
});

test('by keyboard a name in the log lights up what it names, and the browser keeps its own keys', async ({ page }) => {
  await open(page, 'brook', 118);
  const pointer = page.locator('.log-panel .pointer:not(.name)').last();
  const lit = page.locator('[data-space].lit');
  await pointer.focus();
  await expect(lit).not.toHaveCount(0);
  await pointer.dispatchEvent('pointerleave');
  await expect(lit).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(lit).not.toHaveCount(0);
  expect(await past(page)).toBe(null);
  const isLeftAlone = (selector, key) => page.locator(selector).first().evaluate(
    (element, key) => element.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true })), key);
  expect(await isLeftAlone('[data-space]', 'n')).toBe(true);
  expect(await isLeftAlone('[data-space]', 'Home')).toBe(true);
  expect(await isLeftAlone('.log-turns', 'ArrowUp')).toBe(true);
});

test('the area that the keyboard comes to is looked at until it leaves the board, unless it is tapped', async ({ page }) => {
  await open(page, 'brook', 118);
  const card = page.locator('.area-card');
  const title = await page.evaluate(() => document.querySelector('.planted-space')?.dataset.space);
  const onBoard = page.locator('[data-space][tabindex="0"]');
  await tabTo(page, '[data-space]');
  // Along the spaces to one in an area, then away and back by Tab alone.
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 120 && !(await card.isVisible()); steps += 1) {
    const last = await onBoard.getAttribute('data-space');
    await page.keyboard.press('ArrowRight');
    if ((await onBoard.getAttribute('data-space')) === last) {
      await page.keyboard.press('ArrowDown');
      if ((await onBoard.getAttribute('data-space')) === last) break;
    }
  }
  expect(title).toBeTruthy();
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(card).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(card).toBeVisible();
});

test('a match of bots is paused, stepped and resumed', async ({ page }) => {
  await start(page, { holders: ['random', 'greedy'], names: ['A', 'B'] });
  await action(page, 'pause').click();
  await expect(action(page, 'pause')).toHaveAttribute('data-runs', 'false');
  await settled(page);
  const paused = await now(page);
  await page.waitForTimeout(300);
  expect(await now(page)).toBe(paused);
  await action(page, 'one-action').click();
  await expect.poll(() => now(page)).toBe(paused + 1);
  await page.waitForTimeout(300);
  expect(await now(page)).toBe(paused + 1);
  const seat = (await look(page)).turn;
  await action(page, 'one-turn').click();
  await expect.poll(async () => (await look(page)).turn).not.toBe(seat);
  await settled(page);
  const stopped = await now(page);
  await page.waitForTimeout(300);
  expect(await now(page)).toBe(stopped);
  await action(page, 'pause').click();
  await expect.poll(() => now(page)).toBeGreaterThan(stopped + 1);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('a tap on a line leads there, and a tap goes back to now', async ({ page }) => {
    await open(page, 'brook', 118);
    // At the log's end, where nothing offers to go there.
    const line = page.locator('.log-panel [data-log-line]').nth(-2);
    await finger(page, `.log-panel [data-position="${await line.getAttribute('data-position')}"] .log-go`);
    expect(await past(page)).not.toBe(null);
    await finger(page, '[data-action=to-now]');
    expect(await past(page)).toBe(null);
  });
});
