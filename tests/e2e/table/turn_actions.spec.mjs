// The buttons and keys of a turn beyond laying and planting.
import { expect, test } from '@playwright/test';
import { openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { click, resize, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, playRound, playStep, playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { action, logLines, press, readClouds, readScores } from '../driver/table.mjs';

const status = (page) => page.locator('main [role=status]');
const playable = (page) => page.locator('button[data-domino]:not(.fits-nowhere)').first();

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('a refused tap during a question repeats the question', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', true));
  await press(page, 'end-turn');
  await expect(page.locator('.turn-line')).toHaveText(/^Score area \w+ now\? You take its token\.$/);
  await click(page, 'button[data-domino]');
  await expect(page.locator('.turn-line.question')).toHaveText(/^Answer first: Score area \w+ now\? You take its token\.$/);
  await press(page, 'answer-yes');
  await expect(page.locator('main')).not.toHaveAttribute('data-phase', 'finish');
});

test('changing the joker costs two clouds', async ({ page }) => {
  await startGame(page, twoPeople);
  await playStep(page);
  await press(page, 'joker');
  await click(page, '[data-joker="owl"]');
  expect(await readClouds(page, 0)).toBe(4);
  expect(await logLines(page)).toEqual(['Pays 2 clouds: the joker moves from butterfly to owl.']);
});

test('the joker picker says effect and price, and can be left', async ({ page }) => {
  await startGame(page, twoPeople);
  await playStep(page);
  await press(page, 'joker');
  await expect(page.locator('.turn-line')).toHaveText('Choose the new joker for 2 clouds: it will match every animal.');
  const owl = page.locator('[data-joker="owl"]');
  await expect(owl).toHaveAccessibleName('Make the owl the joker');
  await owl.hover();
  await expect(page.locator('#explanation')).toHaveText('Make the owl the joker');
  await press(page, 'cancel');
  await expect(page.locator('[data-joker]')).toHaveCount(0);
  await expect(action(page, 'discard-domino')).toBeVisible();
  expect(await readClouds(page, 0)).toBe(6);
});

test('the chosen domino is kept while the joker is chosen', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'domino');
  await playable(page).click();
  const chosen = page.locator('button[data-domino][aria-pressed=true]');
  await expect(chosen).toHaveCount(1);
  const prompt = await page.locator('.turn-line').innerText();
  await press(page, 'joker');
  await expect(chosen).toHaveCount(0);
  await press(page, 'cancel');
  await expect(page.locator('.turn-line')).toHaveText(prompt);
  await expect(chosen).toHaveCount(1);
  await press(page, 'joker');
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(1);
  await press(page, 'joker');
  await click(page, '[data-joker="owl"]');
  await expect(chosen).toHaveCount(1);
});

test('a tap on the joker track opens the joker picker', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'person'] });
  await playTo(page, 'domino');
  await click(page, '[data-track="owl"]');
  await expect(page.locator('[data-joker]')).toHaveCount(10);
});

test('a refused tap on the joker track says why', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await click(page, 'button[data-action=step-back]');
  await click(page, '[data-track="owl"]');
  await expect(page.locator('.turn-line.refused')).not.toBeEmpty();
  await expect(page.locator('[data-joker]')).toHaveCount(0);
});

test('returning a plant costs clouds and keeps its points', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'finish');
  const [score, clouds] = [(await readScores(page))[0], await readClouds(page, 0)];
  expect(score).toBe(5);
  await press(page, 'return-plant');
  await click(page, '[data-space].legal');
  expect(await readScores(page)).toEqual([score, 3]);
  expect(await readClouds(page, 0)).toBe(clouds - 1);
  expect((await logLines(page)).at(-1)).toMatch(/^Pays 1 cloud and takes the turf back from [a-o]\d+\.$/);
});

test('an extra turn costs three clouds', async ({ page }) => {
  await startGame(page, twoPeople);
  await playTo(page, 'end');
  const clouds = await readClouds(page, 0);
  await press(page, 'extra-turn');
  expect(await readTurn(page)).toMatchObject({ phase: 'domino', turn: '0' });
  expect(await readClouds(page, 0)).toBe(clouds - 3);
});

test.describe('by keyboard', () => {
  test.beforeEach(({ page }) => openGame(page, 'brook-four', 112));

  test('a refusal is announced each time', async ({ page }) => {
    await page.locator('[data-space=a2]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('Choose a domino first.');
    const before = await status(page).textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page).textContent()).not.toBe(before);
  });

  test('keys do not reach the table while a dialog is open', async ({ page }) => {
    await playable(page).click();
    await action(page, 'menu').click();
    await page.keyboard.press('Escape');
    await expect(playable(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the focus moves on to the next step', async ({ page }) => {
    await playable(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-space].legal').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await action(page, 'place-domino').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-plant]:not([aria-disabled])').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(action(page, 'end-turn')).toBeFocused();
  });
});

test('a menu that is reopened at once stays open', async ({ page }) => {
  await openGame(page, 'brook-four', 112);
  const menu = page.locator('dialog[open]');
  await action(page, 'menu').click();
  await expect(menu).toBeVisible();
  // In one task: the browser reports the closing only afterwards.
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]');
    const closed = new Promise((done) => dialog.addEventListener('close', done, { once: true }));
    dialog.close();
    document.querySelector('button[data-action=menu]').click();
    await closed;
  });
  await waitForUpdates(page);
  await expect(menu).toBeVisible();
  await expect(menu.locator('button').first()).toBeVisible();
});

for (const [width, height, rows] of [[390, 664, '.step-buttons'], [820, 1180, '.step-buttons, .cloud-buttons']]) {
  test(`the buttons keep their place at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
    await page.locator('.hand-domino:not(.fits-nowhere)').first().click();
    const places = [];
    for (const phase of ['domino', 'plant', 'finish']) {
      await playTo(page, phase);
      places.push(await page.locator(rows).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON())));
    }
    expect(places[0]).toHaveLength(rows.split(',').length);
    expect(places[0][0].height).toBeGreaterThan(40);
    expect([places[1], places[2]]).toEqual([places[0], places[0]]);
  });
}

test('a low phone shows the buttons that are needed now', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  const [step, clouds] = [page.locator('.step-buttons'), page.locator('.cloud-buttons')];
  await expect(clouds).toBeVisible();
  await expect(step).toBeHidden();
  await page.locator('.hand-domino:not(.fits-nowhere)').first().click();
  await expect(step).toBeVisible();
  await expect(clouds).toBeHidden();
  // A second tap puts the domino back.
  await skipDoubleTapTime(page);
  await page.locator('.hand-domino[aria-pressed=true]').click();
  await expect(clouds).toBeVisible();
  await playTo(page, 'plant');
  await expect(step).toBeVisible();
  await expect(clouds).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('with a ghost, the buttons stay in the window', async ({ page }) => {
    await startGame(page, againstBot);
    await playRound(page);
    await expect(action(page, 'restart-turn')).toHaveAccessibleName('Ganzen Zug zurücknehmen');
    await playable(page).click();
    await page.locator('[data-space].legal').first().dispatchEvent('click');
    await expect(action(page, 'restart-turn')).toHaveAccessibleName('Zug neu beginnen');
    for (const [width, height] of [[1024, 768], [820, 1180], [1180, 820]]) {
      await resize(page, { width, height });
      const ends = await page.locator('.play-area button').evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().right),
      );
      expect(Math.max(...ends), `${width}x${height}`).toBeLessThanOrEqual(width);
    }
    await press(page, 'undo');
    await expect(action(page, 'restart-turn')).toHaveAccessibleName('Ganzen Zug zurücknehmen');
  });
});
