// The rulebook: search, pages, examples to play through, and the links that lead to its pages.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openGame, positionBefore } from '../driver/game_records.mjs';
import { click, focusOn, pressEnterOn, waitForFrames } from '../driver/gestures.mjs';
import { againstBot, startGame } from '../driver/player.mjs';
import { action, press, readScores, table } from '../driver/table.mjs';

const entries = (page) => page.locator('.rulebook-list button');
const entry = (page, name) => page.locator(`[data-rules-page="${name}"]`);
const shownPage = (page) => page.locator('.rulebook-page');
const example = (page, index) => page.locator(`[data-example="${index}"]`);

async function expectNoAxeIssue(page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** Expects the sentences of the log and the explanation after the example's last move. */
async function expectStory(page, index, words) {
  await expect(example(page, index).locator('.live-story')).toContainText(words);
  await expect(example(page, index).locator('.live-answer')).toBeVisible();
  await expect(example(page, index).locator('.live-answer')).not.toContainText('another move');
}

/** Clicks in the example, and waits until its words have scrolled into view: that moves what is clicked next. */
async function clickInExample(page, index, selector) {
  await click(page, `[data-example="${index}"] ${selector}`);
  await waitForFrames(page, 3);
}

/** Opens the rulebook from the start screen. */
async function openRulebook(page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await action(page, 'how-to-play').click();
  await expect(entries(page)).toHaveCount(13);
}

test('the search finds pages with all its words', async ({ page }) => {
  await openRulebook(page);
  await expectNoAxeIssue(page);
  const search = page.locator('[data-field=rules-search]');
  await search.fill('zebra');
  await expect(page.locator('.rulebook-contents [role=status]')).toHaveText('No page has “zebra”.');
  await expect(entries(page)).toHaveCount(0);
  await search.fill('MUSHROOM stump');
  await expect(entries(page)).toHaveText(['Valley: stumps and mushrooms']);
});

test('the search keeps its pages while they are read', async ({ page }) => {
  await openRulebook(page);
  await page.locator('[data-field=rules-search]').fill('neutral');
  const found = await entries(page).allTextContents();
  expect(found.length).toBeLessThan(13);
  await entries(page).nth(1).click();
  await expect(shownPage(page).locator('h3')).toHaveText(found[1]);
  await expect(entries(page)).toHaveText(found);
});

test('a plant of an example scores its points', async ({ page }) => {
  await openRulebook(page);
  const book = page.locator('.rulebook-dialog');
  const box = await book.boundingBox();
  await entry(page, 'plants').click();
  await expect(shownPage(page).locator('h3')).toBeFocused();
  expect(await book.boundingBox()).toEqual(box);
  await clickInExample(page, 2, '[data-plant=bush-own]');
  await expectStory(page, 2, 'Black plants a bush on b2: 3 points');
  await clickInExample(page, 3, '[data-plant=pine-neutral]');
  await expectStory(page, 3, 'Orange plants a neutral pine on d2: 4 points');
  await expectNoAxeIssue(page);
});

test('a different plant is not the answer', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'plants').click();
  await clickInExample(page, 2, '[data-plant=bush-own]');
  await clickInExample(page, 2, '[data-action=example-again]');
  await expect(example(page, 2).locator('.live-story')).not.toContainText('Black plants');
  await clickInExample(page, 2, '[data-plant=pine-neutral]');
  await expect(example(page, 2).locator('.live-answer')).toContainText('the task asks for another move');
});

test('an example is played by keys alone', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'plants').click();
  await action(page, 'rules-next').click();
  await expect(shownPage(page)).toHaveAttribute('data-page', 'closing');
  for (const selector of ['.hand-domino', '[data-space="a2"]', '[data-space="a2"]', '[data-plant=oak-own]', '[data-action=end-turn]']) {
    await pressEnterOn(page, `[data-example="4"] ${selector}`);
  }
  await expectStory(page, 4, '3 + 1 = 4 points');
  await expect(example(page, 4).locator('[data-action=example-again]')).toBeFocused();
});

test('an example says why a move is refused', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'placing').click();
  await clickInExample(page, 0, '[data-domino=snail-fox]');
  await clickInExample(page, 0, '[data-space="c2"]');
  await expect(example(page, 0).locator('.live-refused')).toBeVisible();
  await clickInExample(page, 0, '[data-domino=frog-fox]');
  await clickInExample(page, 0, '[data-space="c2"]');
  // The task is about the domino alone.
  await expect(example(page, 0).locator('[data-action=place-domino]')).toHaveText('Place');
  await expect(example(page, 0).locator('.live-story')).not.toContainText('plant');
  await clickInExample(page, 0, '[data-action=place-domino]');
  await expectStory(page, 0, 'Orange places frog–fox on');
});

test('an example leads on by keys, and says what comes next', async ({ page }) => {
  await page.goto('./');
  await action(page, 'how-to-play').click();
  await entry(page, 'closing').click();
  const story = example(page, 4).locator('.live-story');
  await page.evaluate(() => {
    globalThis.lost = 0;
    addEventListener('focusout', ({ relatedTarget }) => {
      if (!relatedTarget) queueMicrotask(() => setTimeout(() => (globalThis.lost += document.activeElement === document.body)));
    });
  });
  await pressEnterOn(page, '[data-example="4"] .hand-domino');
  await expect(page.locator('[data-example="4"] [data-space].legal:focus')).toHaveCount(1);
  await expect(story).toContainText('Choose a glowing space for frog–fox.');
  await page.keyboard.press('Enter');
  await expect(story).toContainText('Choose a plant');
  await pressEnterOn(page, '[data-example="4"] [data-plant=oak-own]');
  await expect(page.locator('[data-example="4"] [data-action=end-turn]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(example(page, 4).locator('.live-answer')).toBeVisible();
  await expect(example(page, 4).locator('[data-action=example-again]')).toBeFocused();
  expect(await page.evaluate(() => globalThis.lost)).toBe(0);
});

test('arrows go from domino to domino in an example', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'placing').click();
  const dominoes = page.locator('[data-example="0"] .hand-domino');
  await dominoes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dominoes.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dominoes.first()).toBeFocused();
});

test('digits choose in an example as they do on the table', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'closing').click();
  await example(page, 4).locator('[data-action=example-again]').focus();
  await page.keyboard.press('1');
  await expect(example(page, 4).locator('.hand-domino').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-example="4"] [data-space].legal:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(example(page, 4).locator('.plant-choice').first()).toBeVisible();
  await page.keyboard.press('4');
  await expect(example(page, 4).locator('.live-story')).toContainText('plants an oak');
});

test('Escape drops the domino of an example before it closes', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'closing').click();
  const domino = example(page, 4).locator('.hand-domino').first();
  await domino.focus();
  await page.keyboard.press('Enter');
  await expect(domino).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(domino).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(shownPage(page)).toHaveCount(0);
});

test('Escape closes the rules from a plant of an example', async ({ page }) => {
  await openRulebook(page);
  await entry(page, 'plants').click();
  await example(page, 2).locator('.plant-choice').first().focus();
  await page.keyboard.press('Escape');
  await expect(shownPage(page)).toHaveCount(0);
});

test('the answer of an example scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 480 });
  await openRulebook(page);
  await entry(page, 'plants').click();
  await clickInExample(page, 2, '[data-plant=bush-own]');
  await expect(example(page, 2).locator('.live-answer')).toBeInViewport({ ratio: 1 });
});

test('the close button stays in sight in long dialogs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const name of ['settings', 'how-to-play']) {
    await page.goto('./');
    await page.locator(`button[data-action=${name}]`).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(dialog.locator('.dialog-head button')).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((dialog) => dialog.scrollTop), name).toBeGreaterThan(50);
  }
});

test('refusals and numbers of a game lead to their rule', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await startGame(page, againstBot);
  const before = { scores: await readScores(page), stored: await page.evaluate(() => localStorage['renature.game.1']) };
  await press(page, 'discard-domino');
  await expect(page.locator('.turn-line.refused')).toBeVisible();
  await press(page, 'rule');
  await expect(shownPage(page)).toHaveAttribute('data-page', 'placing');
  await expectNoAxeIssue(page);
  await clickInExample(page, 0, '[data-domino=frog-fox]');
  await clickInExample(page, 0, '[data-space="c2"]');
  await clickInExample(page, 0, '[data-action=place-domino]');
  await expectStory(page, 0, 'Orange places frog–fox on');
  await page.keyboard.press('Escape');
  await expect(table(page)).toHaveAttribute('data-phase', 'domino');

  await page.locator('[data-space=a1]').press('Enter');
  await expect(page.locator('.turn-line.refused')).toBeVisible();
  await page.keyboard.press('F1');
  await expect(shownPage(page)).toHaveAttribute('data-page', 'placing');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await waitForFrames(page, 3);

  await page.locator('[data-explain="clouds 0"]').first().focus();
  await page.keyboard.press('F1');
  await expect(shownPage(page)).toHaveAttribute('data-page', 'clouds');
  await page.keyboard.press('Escape');

  await page.locator('[data-explain="score 0"]').first().hover();
  await page.locator('.explanation .rule-link').click();
  await expect(shownPage(page)).toHaveAttribute('data-page', 'aim');
  await page.keyboard.press('Escape');
  expect({ scores: await readScores(page), stored: await page.evaluate(() => localStorage['renature.game.1']) }).toEqual(before);
});

test('F1 at the choice of the joker explains it', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await press(page, 'joker');
  await page.locator('.joker-choice').first().focus();
  await page.keyboard.press('F1');
  await expect(shownPage(page)).toHaveAttribute('data-page', 'joker');
});

test('F1 at a domino of the hand explains placing', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('h');
  await focusOn(page, '.hand-domino');
  await page.keyboard.press('F1');
  await expect(shownPage(page)).toHaveAttribute('data-page', 'placing');
});

test('F1 at the button that ends the turn explains the end', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'end_turn'));
  await action(page, 'end-turn').focus();
  await page.keyboard.press('F1');
  await expect(shownPage(page)).toHaveAttribute('data-page', 'turn-end');
});

test('a question mark on the start screen opens the rules', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('main[data-screen=start]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(entries(page).first()).toBeVisible();
});

test('in a game of Valley its own pages follow the aim', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'valley', 10);
  await press(page, 'menu');
  await page.locator('dialog[open] button[data-action=how-to-play]').click();
  await expect(entries(page)).toHaveCount(13);
  await expect(entries(page).nth(0)).toHaveAttribute('data-rules-page', 'aim');
  await expect(entries(page).nth(1)).toHaveAttribute('data-rules-page', 'mushrooms');
});
