// The table by keyboard alone: whole turns with few keys, and keys that answer questions about the game.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { tabTo, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playTo, readTurn, startGame, twoPeople, waitForBots } from '../driver/player.mjs';
import { action, press, table } from '../driver/table.mjs';

/** The most keys for a plain turn: a domino, a plant, and the end. */
const MOST_KEYS = 12;

const open = ':not([aria-disabled=true])';
const fitting = '.hand button[data-domino]:not(.fits-nowhere)';
const legal = '[data-space].legal';

/** The region by which the table speaks to screen readers. */
const spoken = (page) => page.locator('.announcements');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

/** Runs in the page: the digit of the first choice of the selector among all with the other selector; 0 if there is none. */
const digitOf = ([all, wanted]) => [...document.querySelectorAll(all)].findIndex((each) => each.matches(wanted)) + 1;

/** Counts the keys that it presses. */
class Keys {
  count = 0;

  constructor(page) {
    this.page = page;
  }

  async press(key) {
    this.count += 1;
    await this.page.keyboard.press(key);
    await waitForUpdates(this.page);
  }

  /** Presses the digit of the first open choice; false if there is none. */
  async pressDigit(all, wanted) {
    const digit = await this.page.evaluate(digitOf, [all, wanted]);
    if (digit > 0) await this.press(String(digit));
    return digit > 0;
  }

  /** Goes to the button by Tab and presses it; such a turn is not a plain one. */
  async pressButton(action) {
    const selector = `button[data-action=${action}]`;
    await tabTo(this.page, selector);
    this.count += 1;
    await this.press('Enter');
  }

  /** Plays a domino and, if there is a place for it, a plant. Returns true if that took digits and Enter only. */
  async playPieces() {
    // The hand says what fits only after all updates.
    await readTurn(this.page);
    if (!(await this.pressDigit('.hand button[data-domino]', fitting))) {
      await this.press('1');
      await this.pressButton('discard-domino');
      return false;
    }
    await this.page.waitForFunction((legal) => document.activeElement.matches(legal), legal);
    await this.press('Enter');
    if (await this.pressDigit('.plant-choice', `.plant-choice${open}`)) return true;
    // No plant can stand beside this domino.
    await this.press('Enter');
    return true;
  }
}

/** The phase of the table after all updates. */
const phase = async (page) => (await readTurn(page)).phase;

/** Plays a turn; returns true if it was a plain one. */
async function playTurn(page, keys) {
  let isPlain = await keys.playPieces();
  for (let steps = 0; steps < 8; steps += 1) {
    const question = page.locator('button[data-action=answer-yes]');
    if (await question.isVisible()) {
      await keys.pressButton('answer-yes');
      isPlain = false;
      continue;
    }
    const now = await phase(page);
    if (now === 'plant') {
      if (!(await keys.pressDigit('.plant-choice', `.plant-choice${open}`))) {
        await keys.pressButton('skip-plant');
        isPlain = false;
      }
    } else if (now === 'finish' || now === 'end') {
      await keys.press('Enter');
      // A question may come first.
      if (!(await question.isVisible())) return isPlain;
    } else {
      return isPlain;
    }
  }
  throw new Error('the turn does not end');
}

test('a whole game by keyboard takes few keys a turn', async ({ page }) => {
  await startGame(page, againstBot);
  const counts = [];
  while ((await phase(page)) !== 'over') {
    const keys = new Keys(page);
    const isPlain = await playTurn(page, keys);
    if (isPlain) counts.push(keys.count);
    await waitForBots(page);
    await waitForUpdates(page);
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  console.log(`${counts.length} plain turns: ${mean.toFixed(1)} keys on average, ${Math.max(...counts)} at most`);
  expect(counts.length).toBeGreaterThan(10);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_KEYS);
});

test('Enter in the hand does not end the turn', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'finish'));
  await page.locator('.hand button[data-domino]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn-line.refused')).toContainText('the step “Domino”');
  await expect(table(page)).toHaveAttribute('data-phase', 'finish');
});

test('N and P go to the next and previous legal space', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press(String(await page.evaluate(digitOf, ['.hand button[data-domino]', fitting])));
  await page.waitForFunction((legal) => document.activeElement.matches(legal), legal);
  const focused = () => page.evaluate(() => document.activeElement.dataset.space);
  const first = await focused();
  await page.keyboard.press('n');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('p');
  expect(await focused()).toBe(first);

  await test.step('other keys go to the ends of the row, the column and the board', async () => {
    await page.locator('[data-space=h8]').focus();
    const ends = { Home: 'a8', End: 'o8', PageUp: 'o1', PageDown: 'o15', 'Control+Home': 'a1', 'Control+End': 'o15' };
    for (const [key, space] of Object.entries(ends)) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(space);
    }
    const row = page.locator('[role=row]', { has: page.locator('[data-space=h8]') });
    await expect(row).toHaveAttribute('aria-rowindex', '8');
    await expect(page.locator('[data-space=h8]')).toHaveAttribute('aria-colindex', '8');
  });
});

test('B and H go to the board and to the hand', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement.matches('.hand button'));
});

test('H goes to the plants while one is to be chosen', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_plant'));
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement.matches('.plant-choice:not([aria-disabled])'));
  // The plants that cannot be chosen are no stops of Tab.
  const closed = page.locator('.plant-choice[aria-disabled]');
  expect(await closed.count()).toBeGreaterThan(0);
  expect(await closed.evaluateAll((all) => all.every((plant) => plant.tabIndex === -1))).toBe(true);
});

test('H leads to the plants for the space with the focus', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_plant'));
  await page.locator(legal).last().focus();
  const space = await page.evaluate(() => document.activeElement.dataset.space);
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement.matches('.plant-choice'));
  await expect(page.locator('.turn-line')).toContainText(` ${space} `);
});

test('J changes the joker, T takes a plant back, D asks', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement.matches('.joker-choice'));
  await page.keyboard.press('Escape');
  await expect(page.locator('.joker-choice')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.locator('button[data-action=cancel]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press(String(await page.evaluate(digitOf, ['.hand button[data-domino]', fitting])));
  await page.waitForFunction((legal) => document.activeElement.matches(legal), legal);
  await page.keyboard.press('d');
  await expect(page.locator('.turn-line')).toContainText('Discard');
  await expect(page.locator('button[data-action=answer-no]')).toBeVisible();
});

test('Escape on a space drops the choice at once', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'return_plant'));
  await page.keyboard.press('t');
  await expect(page.locator('button[data-action=cancel]')).toBeVisible();
  await page.keyboard.press('n');
  await page.waitForFunction((legal) => document.activeElement.matches(legal), legal);
  await expect(page.locator('.area-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('button[data-action=cancel]')).toHaveCount(0);
  await expect(page.locator('.announcements')).toContainText(await page.locator('.turn-line').innerText());
});

test('a question waits while the focus goes over the board', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await page.locator('button[data-action=finish]').press('Enter');
  const yes = page.locator('button[data-action=answer-yes]');
  await expect(yes).toBeFocused();
  const words = await page.locator('.turn-line').textContent();
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
  await page.locator('[data-space].soil').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.area-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.area-card')).toHaveCount(0);
  await waitForUpdates(page);
  await expect(page.locator('.turn-line')).toHaveText(words);
  await tabTo(page, '[data-action=answer-yes]');
  await page.keyboard.press('Enter');
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
});

test('a question that Enter asks on the board has the focus', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await expect(spoken(page)).toContainText('Scored at the end of the turn: Area');
  await page.locator('[data-space].soil').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('button[data-action=answer-yes]')).toBeFocused();
});

test('N says why there is no legal space', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
  await page.keyboard.press('n');
  await expect(spoken(page)).toContainText('Choose a domino first');
});

test('S says the scores, M the last moves', async ({ page }) => {
  await openGame(page, 'brook', 119, ['Ann', 'Ben', 'Cleo']);
  const news = page.locator('[data-news]');
  const scores = await page.locator('[data-seat] [data-score]').allTextContents();
  await page.keyboard.press('s');
  for (const score of scores) await expect(news).toContainText(score.replace('-', '−'));
  // A screen reader reads them again only if the text differs.
  const said = await news.textContent();
  await page.keyboard.press('s');
  await expect.poll(() => news.textContent()).toBe(`${said}\u00a0`);
  await page.keyboard.press('m');
  await expect(news).toContainText('places');
});

test('A opens a table of areas that can be sorted', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await page.keyboard.press('a');
  const lines = page.locator('dialog[open] [data-area-line]');
  await expect(lines).toHaveCount(18);
  const sizes = () => lines.locator('td:nth-child(2)').allTextContents();
  // The spaces that close an area are named when they are few.
  await expect(lines.locator('td:nth-child(4)').filter({ hasText: /^\d: [a-o]\d/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Spaces', exact: true }).click();
  const sorted = (await sizes()).map(Number);
  expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));
  await expect(page.locator('dialog[open] [aria-sort=descending]')).toHaveText('Spaces');
  await page.getByRole('button', { name: 'Plants', exact: true }).click();
  await expect(page.locator('dialog[open] [aria-sort=descending]')).toHaveText('Plants');
  await expect(page.locator('dialog[open] [role=status]')).toHaveText('Sorted by: Plants, descending');
});

test('a digit plants on the space with the focus', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_plant'));
  const chosen = async () => page.locator('[data-space].chosen.soil').getAttribute('data-space');
  const first = await chosen();
  await page.keyboard.press('b');
  await expect.poll(() => page.keyboard.press('n').then(chosen)).not.toBe(first);
  const at = await page.locator('[data-space]:focus').getAttribute('data-space');
  // Prompt and plants are about it, too.
  await expect(page.locator('.turn-line')).toContainText(`plant for ${at} in`);
  await page.keyboard.press(String(await page.evaluate(digitOf, ['.plant-choice', open])));
  await expect(page.locator(`[data-space=${at}]`)).toHaveAttribute('aria-label', /turf|bush|pine|oak/);
});

/** Opens the recorded Valley game before its last mushroom, with the focus on the second space for it. */
async function openMushroom(page) {
  const { log } = await loadRecord('valley');
  await openGame(page, 'valley', log.findLastIndex(({ action }) => action.type === 'place_mushroom'));
  for (const key of ['b', 'n', 'n']) await page.keyboard.press(key);
}

test('a refused digit leaves the focus where it is', async ({ page }) => {
  await openMushroom(page);
  const at = await page.locator('[data-space]:focus').getAttribute('data-space');
  await page.keyboard.press('1');
  await expect(page.locator('.turn-line.refused')).toBeVisible();
  await waitForUpdates(page);
  await expect(page.locator('[data-space]:focus')).toHaveAttribute('data-space', at);
});

test('a second press of a digit keeps the domino', async ({ page }) => {
  await startGame(page, againstBot);
  const chosen = page.locator('.hand [aria-pressed=true]');
  const digit = await page.evaluate(digitOf, ['.hand button[data-domino]', fitting]);
  for (const press of [1, 2]) {
    await page.keyboard.press(String(digit));
    await waitForUpdates(page);
    await expect(chosen, `after ${press}`).toHaveCount(1);
  }
});

test('the digit of no domino reads the hand', async ({ page }) => {
  await openMushroom(page);
  await page.keyboard.press('8');
  await expect(page.locator('[data-news]')).toContainText('Hand: ');
});

test('a digit takes no plant back', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_plant'));
  const clouds = page.locator('[data-seat] [data-tally=clouds]');
  const before = await clouds.allTextContents();
  await action(page, 'return-plant').click();
  const plant = page.locator('[data-space].legal.soil').first();
  await plant.focus();
  await page.keyboard.press('1');
  await waitForUpdates(page);
  expect(await clouds.allTextContents()).toEqual(before);
});

test('keys can be switched off', async ({ page }) => {
  await startGame(page, againstBot);
  await page.locator('button[data-action=menu]').click();
  await page.locator('dialog[open] [data-field=shortcuts]').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  await waitForUpdates(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.hand button[aria-pressed=true]')).toHaveCount(0);
});

test('keys do nothing in a text field', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('c');
  const field = page.locator('[data-field=command]');
  await expect(field).toBeFocused();
  await page.keyboard.type('asml1?');
  await expect(field).toHaveValue('asml1?');
  await waitForUpdates(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.hand button[aria-pressed=true]')).toHaveCount(0);
});

test('number keys work without Shift on a French keyboard', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  const first = page.locator('.hand button[data-domino]').first();
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '&', code: 'Digit1', bubbles: true })));
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});

test('the arrow keys go from domino to domino in the hand', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  const dominoes = page.locator('.hand button[data-domino]');
  await dominoes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dominoes.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dominoes.first()).toBeFocused();
  await expect(page.locator('.past-controls')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu names the keys last until a key is pressed', async ({ page }) => {
    const inMenu = page.locator('dialog[open] .menu-buttons').first().locator('[data-action=keys], [data-action=command]');
    const atEnd = page.locator('dialog[open] .menu-keyboard button');
    await openGame(page, 'brook', 118);
    await page.locator('button[data-action=menu]').click();
    await expect(atEnd).toHaveCount(2);
    await expect(inMenu).toHaveCount(0);
    await atEnd.first().click();
    await expect(page.locator('dialog[open]')).toContainText('Keys');
    await page.locator('dialog[open] .dialog-head button').click();
    await page.keyboard.press('?');
    await expect(page.locator('dialog[open]')).toContainText('Keys');
    await page.keyboard.press('Escape');
    await page.locator('button[data-action=menu]').click();
    await expect(inMenu).toHaveCount(2);
    await expect(atEnd).toHaveCount(0);
  });
});
