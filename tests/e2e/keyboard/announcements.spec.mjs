// What the table says to screen readers as a game goes on.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { loadRecord, openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { waitForFrames, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playTo, startGame, twoPeople } from '../driver/player.mjs';
import { choose, press } from '../driver/table.mjs';
import { beginLesson, lessons } from '../tutorial/lessons.mjs';

const fitting = '.hand button[data-domino]:not(.fits-nowhere)';

/** The region by which the table speaks to screen readers. */
const spoken = (page) => page.locator('.announcements');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('the drawn domino is announced', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', false));
  await page.locator('button[data-action=finish]').click();
  await expect(spoken(page)).toContainText('You drew');
});

test('a turn begins with the drawn domino and the scores', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'finish');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText(/You drew \S+\. Ann \d+, .+ \d+\. Ann’s turn\./);
});

test('a turn begins with what bots did, the domino and the scores', async ({ page }) => {
  const bots = { controllers: ['person', 'seedling', 'seedling'], names: ['Ann', 'Ben', 'Cleo'] };
  await startGame(page, bots);
  await playTo(page, 'finish');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText(/Ben places .+ Cleo places .+ You drew \S+\. Ann \d+, .+ Ann’s turn\./);
});

test('the area of the next plant space is said, not cut off', async ({ page }) => {
  await openGame(page, 'brook', 102);
  for (const [key, at, area] of [['b', 'g14', 'M'], ['n', 'i14', 'R']]) {
    await page.keyboard.press(key);
    await expect(page.locator(`[data-space=${at}]`)).toBeFocused();
    await expect(page.locator(`[data-space=${at}]`)).toHaveAccessibleName(/, up to \d points?, chosen$/);
    await waitForUpdates(page);
    await expect(spoken(page)).toHaveText(new RegExp(`(^|space\\. )Area ${area}, `));
  }
});

test('the next space for the plant does not repeat the ghost', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await page.locator(fitting).first().click();
  await page.locator('[data-space].legal').first().focus();
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('Choose a plant for');
  await page.keyboard.press('n');
  await expect(page.locator('[data-space].soil:focus')).toHaveCount(1);
  await page.keyboard.press('n');
  await waitForUpdates(page);
  await expect(spoken(page)).toHaveText(/^Area [A-Z]+, /);
});

test('a question is repeated once for each wrong key', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await press(page, 'end-turn');
  await expect(page.locator('.turn-line.question')).toBeVisible();
  await page.evaluate(() => {
    globalThis.heard = [];
    const region = document.querySelector('.announcements');
    let last = '';
    // What is said again differs by a blank at its end.
    const hear = () => {
      if (region.textContent !== last) globalThis.heard.push((last = region.textContent));
    };
    new MutationObserver(hear).observe(region, { characterData: true, childList: true, subtree: true });
  });
  const heard = () => page.evaluate(() => globalThis.heard.splice(0).filter((words) => words.includes('Answer first')));
  await page.locator('[data-action=answer-yes]').focus();
  await heard();
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('2');
    await waitForUpdates(page);
    await waitForFrames(page, 3);
    expect(await heard(), `${times}`).toHaveLength(1);
  }
});

test('keys that zoom say so', async ({ page }) => {
  await openGame(page, 'brook', 102);
  for (const [key, words] of [['+', 'The board is zoomed in.'], ['0', 'The whole board is in view.']]) {
    await page.keyboard.press(key);
    await expect(spoken(page)).toContainText(words);
  }
});

test('a digit without a plant repeats the prompt', async ({ page }) => {
  await openGame(page, 'brook', 102);
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await expect(spoken(page)).toContainText('Area R, ');
  await expect(spoken(page)).not.toContainText('Choose a plant for');
  await page.keyboard.press('9');
  await expect(spoken(page)).toContainText('Choose a plant for');
});

test('a wrong key leads back to the question', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.locator(fitting).first().press('Enter');
  await page.keyboard.press('d');
  const keep = page.locator('[data-action=answer-no]');
  await expect(keep).toBeFocused();
  // From the second time on, the words of the question are the same.
  for (const focused of ['[data-space].legal', '[data-space].legal', '[data-action=joker]']) {
    await page.locator(focused).first().focus();
    await page.keyboard.press('h');
    await expect(keep).toBeFocused();
  }
});

test('a key repeats why its domino fits nowhere', async ({ page }) => {
  const { log } = await loadRecord('brook-two');
  const at = log.findIndex(({ action }, index) => index > 60 && action.type === 'discard_domino');
  await openGame(page, 'brook-two', at);
  const dominoes = page.locator('.hand-domino');
  const digit = await dominoes.evaluateAll((all) => all.findIndex((domino) => domino.matches('.fits-nowhere')) + 1);
  await page.keyboard.press(String(digit));
  await expect(dominoes.nth(digit - 1)).toHaveAttribute('aria-pressed', 'true');
  const reason = await page.locator('.turn-line').textContent();
  await press(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press(String(digit));
  await expect(spoken(page)).toContainText(reason.trim());
});

test('the end after each scoring step names the winner only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGame(page, 'brook-two', (await loadRecord('brook-two')).log.length - 1);
  await page.locator('button[data-action=end-turn]').press('Enter');
  await expect(page.locator('button[data-action=final-pause]')).toHaveAccessibleName('Continue');
  const headline = page.locator('.final-headline');
  await expect(headline).toBeVisible();
  // The points counted so far give nothing away.
  const counted = await page.locator('[data-final-score]').first().textContent();
  await page.keyboard.press('s');
  await expect(page.locator('.toast-region')).toContainText(`Ann ${counted}, `);
  for (let step = 2; await headline.isVisible(); step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-final-steps]')).toHaveAttribute('data-final-steps', String(step));
    await waitForUpdates(page);
  }
  await expect(spoken(page)).toContainText(/wins|won/);
  await expect(spoken(page)).not.toContainText('Planting');
});

test('with all moves confirmed, the chosen plant is said', async ({ page }) => {
  await openGame(page, 'brook', 102);
  await choose(page, 'confirm', 2);
  await page.locator('[data-space=g14]').focus();
  for (const [digit, plant] of [['1', 'turf'], ['2', 'bush']]) {
    await page.keyboard.press(digit);
    await expect(spoken(page)).toContainText(new RegExp(`${plant} on g14`, 'i'));
  }
});

test('what happens behind a dialog is said when it closes', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'finish');
  await page.keyboard.press('a');
  await page.locator('dialog[open]').waitFor();
  // The buttons behind the dialog take no click of a player.
  await page.locator('button[data-action=end-turn]').dispatchEvent('click');
  await expect(page.locator('main[data-holder=person]')).toHaveAttribute('data-phase', 'domino');
  await waitForUpdates(page);
  await expect(spoken(page)).not.toContainText('You drew');
  await page.keyboard.press('Escape');
  await expect(spoken(page)).toHaveText(/ places .+ You drew \S+\. Ann \d+, .+ Ann’s turn\./);
});

test('a result behind a dialog is said when it closes', async ({ page }) => {
  const { log } = await loadRecord('brook');
  await openGame(page, 'brook', log.length - 1);
  await page.keyboard.press('a');
  await page.locator('dialog[open]').waitFor();
  await page.locator('button[data-action=end-turn]').dispatchEvent('click');
  await page.locator('[data-scoring="whole"]').waitFor();
  await waitForUpdates(page);
  await expect(spoken(page)).not.toContainText('wins');
  await page.keyboard.press('Escape');
  await expect(spoken(page)).toContainText('wins');
});

test('a dialog closed without news says nothing', async ({ page }) => {
  await openGame(page, 'brook-two', 20);
  await page.locator(fitting).first().press('Enter');
  await expect(spoken(page)).toContainText('Choose a legal space');
  const before = await spoken(page).textContent();
  await page.keyboard.press('a');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await waitForUpdates(page);
  expect(await spoken(page).textContent()).toBe(before);
});

test('the next person at the device hears a summary', async ({ page }) => {
  await startGame(page, twoPeople);
  for (const turn of [1, 2]) {
    await playTo(page, 'finish');
    await page.keyboard.press('Enter');
    await page.locator('[data-action=take-screen]').click();
    if (turn === 1) await expect(spoken(page)).toHaveText(/Ann places .+ Ann \d+, .+ Ben’s turn\./);
  }
  await expect(spoken(page)).toHaveText(/Ben places .+ You drew \S+\. Ann \d+, .+ Ann’s turn\./);
});

test('the scores of a turn are announced once', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'finish');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('You drew');
  await page.locator(fitting).first().click();
  await expect(spoken(page)).toHaveText(/^Choose a legal space for \S+ \d+ spaces fit\./);
});

test('a newcomer hears how a screen reader passes keys on', async ({ page }) => {
  await startGame(page, { ...againstBot, newcomer: true });
  await expect(spoken(page)).toContainText(/Ann’s turn\. .*focus mode/);
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open]')).toContainText('focus mode');
  await page.keyboard.press('Escape');
  await page.goBack();
  await press(page, 'start-game');
  await expect(spoken(page)).toContainText('Choose a domino.');
  await expect(spoken(page)).not.toContainText('focus mode');
});

test('a newcomer hears of keys after a bot has begun, too', async ({ page }) => {
  await startGame(page, { controllers: ['acorn', 'person'], names: ['Bot', 'Ann'], newcomer: true });
  await expect(spoken(page)).toContainText(/Ann’s turn\. .*focus mode/);
});

test('the prompt at the end of a turn is said in full three times', async ({ page }) => {
  const { log } = await loadRecord('brook');
  const finishes = log.flatMap(({ action, seat }, index) => (seat === 0 && action.type === 'finish' ? [index] : []));
  for (const [finish, isWhole] of [[finishes[0], true], [finishes[4], false]]) {
    await openGame(page, 'brook', finish);
    await expect(page.locator('.turn-line')).toContainText('Draw a domino');
    await expect(spoken(page)).toContainText(isWhole ? 'F draws a domino first' : 'End the turn, or spend clouds.');
    await page.goto('./');
  }
});

test('a space is described only by what its label leaves out', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement.matches('[data-space]'));
  const faint = page.getByLabel(/nothing fits beside it any more/).first();
  await faint.focus();
  await expect(page.locator('#explanation')).toContainText('faint');
  await expect(faint).toHaveAccessibleDescription('');
  const plantSpace = page.locator('[data-space].legal').first();
  await plantSpace.focus();
  await expect(page.locator('#explanation')).toContainText('scores');
  await expect(plantSpace).toHaveAccessibleName(/up to \d+ points?/);
  await expect(plantSpace).toHaveAccessibleDescription('');
});

test('a player with keys hears and reads which ones plant', async ({ page }) => {
  await openGame(page, 'brook-two', 20);
  await page.locator(fitting).first().press('Enter');
  await page.locator('[data-space].legal').first().press('Enter');
  await expect(spoken(page)).toContainText('1 to 8 choose the plant');
  await expect(page.locator('.turn-line')).toContainText('1 to 8');
});

test('what follows an unread announcement is added to it', async ({ page }) => {
  const { log } = await loadRecord('brook');
  await openGame(page, 'brook', log.length - 1);
  // The second of the regions takes what follows; a reader reads a region whole.
  const regions = page.locator('.announcements > p');
  await page.locator('button[data-action=end-turn]').press('Enter');
  await expect(spoken(page)).toContainText('wins');
  await expect(regions.first()).toContainText('The game is over');
  await expect(regions.first()).not.toContainText('wins');
  await expect(regions.last()).toContainText('wins');
});

test('a learner is not told to watch what has happened', async ({ page }) => {
  await beginLesson(page, 'base');
  await page.evaluate(() => {
    globalThis.said = [];
    const region = document.querySelector('.announcements');
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true });
  });
  for (const [step, { right }] of lessons.base.slice(0, 8).entries()) {
    // Blue takes its time.
    await expect(page.locator(`.coach[data-step="${step + 1}"]:not([data-watching])`)).toBeVisible({ timeout: 20_000 });
    for (const selector of right) {
      await skipDoubleTapTime(page);
      await page.locator(selector).first().press('Enter');
    }
  }
  await expect(spoken(page)).toContainText('Step 9 of 17', { timeout: 20_000 });
  const said = await page.evaluate(() => globalThis.said);
  const acted = said.findLastIndex((words) => words.startsWith('Blue '));
  expect(acted).toBeGreaterThan(-1);
  expect(said.slice(acted).filter((words) => words.includes('Watch'))).toEqual([]);
});

test('a newcomer hears the first hints until they are off', async ({ page }) => {
  await startGame(page, { newcomer: true, controllers: ['person', 'acorn'] });
  const hint = 'First a domino, then a plant beside it. Choose one: the board shows where it fits.';
  await expect(spoken(page)).toContainText(hint);
  await page.locator('button[data-action=close-hint]').dispatchEvent('click');
  await page.locator(fitting).first().click();
  await expect(spoken(page)).toContainText('Choose a legal space');
  await page.locator('button[data-action=no-more-hints]').dispatchEvent('click');
  await expect(spoken(page)).toHaveText('No more hints. The menu can show them again.');
});

test('an answer about the game goes with the next action', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', false));
  await page.keyboard.press('s');
  const answer = page.locator('[data-news] .answer');
  await expect(answer).toBeVisible();
  await page.keyboard.press('f');
  await expect(spoken(page)).toContainText('You drew');
  expect(await answer.count()).toBe(0);
});
