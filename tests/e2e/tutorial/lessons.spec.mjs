// The lessons of the tutorial, played to the end by pointer, finger, keyboard, and roles and names, in each language, with
// a wrong move at every step.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { click, pressEnterOn, tap, waitForUpdates } from '../driver/gestures.mjs';
import { removeBotPauses } from '../driver/player.mjs';
import { action, table } from '../driver/table.mjs';
import { byName } from './names.mjs';
import { beginLesson, coach, lessons } from './lessons.mjs';

/** The words of each language: the goal of the first and the last step, and the reason why the first wrong move is refused. */
const words = {
  en: {
    base: ['Welcome to the brook!', 'You made it! The game is over.'],
    valley: ['Welcome to the Valley!', 'You made it! The areas are scored.'],
    reason: 'Read this first, then press “Next”.',
  },
  de: {
    base: ['Willkommen am Bach!', 'Geschafft! Das Spiel ist aus.'],
    valley: ['Willkommen in Valley!', 'Geschafft! Die Gebiete sind gewertet.'],
    reason: 'Lies das zuerst und tippe dann auf „Weiter“.',
  },
  fr: {
    base: ['Bienvenue au bord du ruisseau !', 'Bravo ! La partie est finie.'],
    valley: ['Bienvenue dans Valley !', 'Bravo ! Les zones sont décomptées.'],
    reason: 'Lisez d’abord, puis appuyez sur « Suivant ».',
  },
};

/** All that the page has stored, but for the number of the latest change. */
async function stored(page) {
  const { 'renature.journal': _, ...rest } = await page.evaluate(() => ({ ...localStorage }));
  return rest;
}

const goal = (page) => coach(page).locator('.coach-goal');

/** Expects that the learner is to do this step, counted from 0. */
async function expectStep(page, index) {
  await expect(coach(page)).toHaveAttribute('data-step', String(index + 1));
  await expect(coach(page)).not.toHaveAttribute('data-watching', '');
  await waitForUpdates(page);
}

/** Presses the element, never as the second half of a double tap. */
async function pressLater(page, selector, press) {
  await skipDoubleTapTime(page);
  await press(page, selector);
}

/** Makes the wrong move; expects that a reason is shown and announced, and that nothing else happens. */
async function makeWrongMove(page, wrong, press) {
  const phase = await table(page).getAttribute('data-phase');
  await pressLater(page, wrong, press);
  const reason = page.locator('.turn-line.refused');
  await expect(reason).toBeVisible();
  const text = await reason.textContent();
  await expect(page.locator('.announcements')).toContainText(text);
  await expect(table(page)).toHaveAttribute('data-phase', phase);
  return text;
}

/** Plays the lesson to the end from the start screen, with a reload in the middle. Returns all reasons. */
async function playLesson(page, name, press, language) {
  await beginLesson(page, name);
  const [first, last] = words[language][name];
  await expect(goal(page)).toHaveText(first);
  const reasons = [];
  for (const [index, { right, wrong, wrongOnPhone }] of lessons[name].entries()) {
    await expectStep(page, index);
    if (wrong) reasons.push(await makeWrongMove(page, (press === tap && wrongOnPhone) || wrong, press));
    if (index === 5) {
      await page.reload();
      await expectStep(page, index);
    }
    for (const selector of right) await pressLater(page, selector, press);
  }
  await expect(goal(page)).toHaveText(last);
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
  return reasons;
}

/** Presses the element that has the role and the name of the selected one, even if it is marked as not usable. */
const pressByName = (language) => async (page, selector) => {
  await byName(page, selector, language).click({ force: true });
  await waitForUpdates(page);
};

const phone = { hasTouch: true, viewport: { width: 390, height: 664 } };

const ways = ['en', 'de', 'fr'].flatMap((language) => [
  { way: 'pointer', press: click, language },
  { way: 'keyboard', press: pressEnterOn, language },
  { way: 'roles and names', press: pressByName(language), language },
]);
ways.push({ way: 'finger', press: tap, language: 'de', use: phone });

for (const { way, press, language, use } of ways) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ locale: language, ...use });

    for (const name of ['base', 'valley']) {
      test(`the ${name} lesson leads to a game against a bot`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('./');
        await removeBotPauses(page);
        const before = await stored(page);
        const reasons = await playLesson(page, name, press, language);
        expect(reasons[0]).toBe(words[language].reason);
        const after = await stored(page);
        expect(after).toEqual({ ...before, 'renature.tutorial': `${name} finished\n${name} ${lessons[name].length}` });
        await pressLater(page, 'button[data-action=play-first-game]', press);
        await expect(coach(page)).toHaveCount(0);
        await expect(page.locator('[data-seat="1"]')).toBeVisible();
        await expect(page.locator(name === 'valley' ? 'svg.meadow-board' : 'svg.brook-board')).toBeVisible();
        expect(await page.evaluate(() => localStorage['renature.tutorial'])).toBe(`${name} finished`);
      });
    }
  });
}

test('the banner offers nothing that the lesson refuses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await removeBotPauses(page);
  await beginLesson(page, 'valley');
  for (const [index, { right }] of lessons.valley.slice(0, 5).entries()) {
    await expectStep(page, index);
    await expect(page.locator('.turn-line > span:not(.lesson-news)')).toBeHidden();
    for (const selector of right) await pressLater(page, selector, click);
  }
});

test('a second click on Next presses nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await beginLesson(page, 'base');
  await action(page, 'next-step').click();
  await expectStep(page, 1);
  const boxOf = (selector) => page.locator(selector).boundingBox();
  for (const size of [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, { width: 390, height: 664 }]) {
    await page.setViewportSize(size);
    const [next, repeat] = [await boxOf('.coach-buttons > .absent'), await boxOf('[data-action=repeat-step]')];
    const isApart = repeat.x + repeat.width <= next.x || repeat.y >= next.y + next.height || repeat.y + repeat.height <= next.y;
    expect(isApart, `${size.width}x${size.height}`).toBe(true);
  }
});

test('step, goal and reason are announced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await beginLesson(page, 'base');
  const status = page.locator('.announcements');
  await expect(status).toContainText('Step 1 of 17. Welcome to the brook! You are orange');
  await click(page, 'button[data-action=next-step]');
  await expect(status).toContainText('Step 2 of 17. Place the domino with frog and fox, the frog to the right. Choose');
  await expect(status).toContainText(/ Frog: [a-e]\d, fox: [a-e]\d\.$/);
  await click(page, '[data-domino="frog-hedgehog"]');
  await expect(status).toContainText('Take another domino for this step: frog–fox.');
  await click(page, '[data-domino="frog-fox"]');
  await expect(status).toHaveText('Choose a legal space for frog–fox.');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(/^Place the domino with frog and fox, the frog to the right\. Frog: /);
});

test('a mushroom at its place is announced, not its task', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await beginLesson(page, 'valley');
  const [read, domino, [space]] = lessons.valley.map(({ right }) => right);
  for (const selector of [...read, ...domino, space]) await pressLater(page, selector, click);
  const status = page.locator('.announcements');
  await expect(status).toContainText(' spaces');
  await expect(status).not.toContainText('Put the mushroom on the glowing space');
});

test('the rules lead to the lessons', async ({ page }) => {
  await page.goto('./');
  await action(page, 'how-to-play').click();
  await page.locator('dialog[open] button[data-action=learn-by-doing]').click();
  await expect(page.locator('dialog[open] .lesson-entry')).toHaveCount(2);
});

test.describe('leaving and coming back', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await removeBotPauses(page);
    await beginLesson(page, 'base');
  });

  test('the dialog resumes a lesson or begins it again', async ({ page }) => {
    await click(page, 'button[data-action=next-step]');
    await expectStep(page, 1);
    await click(page, 'button[data-action=leave-lesson]');
    await expect(page.locator('main[data-screen=start]')).toBeVisible();
    await expect(page.locator('[data-news]')).toContainText('goes on at this step');
    await action(page, 'learn').click();
    await page.locator('dialog[open] button[data-action=resume-base]').click();
    await expectStep(page, 1);
    await page.goBack();
    await page.goForward();
    await expectStep(page, 1);
    await click(page, 'button[data-action=leave-lesson]');
    await beginLesson(page, 'base');
    await expectStep(page, 0);
  });

  test('each lesson keeps the step at which the learner left it', async ({ page }) => {
    await click(page, 'button[data-action=next-step]');
    await click(page, 'button[data-action=leave-lesson]');
    await beginLesson(page, 'valley');
    await click(page, 'button[data-action=next-step]');
    await click(page, 'button[data-action=leave-lesson]');
    await action(page, 'learn').click();
    await expect(page.locator('dialog[open] button[data-action=resume-base]')).toBeFocused();
    await page.locator('dialog[open] button[data-action=resume-valley]').click();
    await expect(table(page)).toHaveAttribute('data-lesson', 'valley');
    await expectStep(page, 1);
  });

  test('a step can be repeated from its beginning', async ({ page }) => {
    for (const { right } of lessons.base.slice(0, 5)) {
      for (const selector of right) await pressLater(page, selector, click);
      await expect(coach(page)).not.toHaveAttribute('data-watching', '');
    }
    await expectStep(page, 5);
    await click(page, lessons.base[5].right[0]);
    await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    await click(page, 'button[data-action=repeat-step]');
    await expect(table(page)).toHaveAttribute('data-phase', 'plant');
    await expectStep(page, 5);
  });

  test('a lesson leaves no saved game and no result', async ({ page }) => {
    await click(page, 'button[data-action=next-step]');
    await click(page, 'button[data-action=leave-lesson]');
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => /game|results|lineup/.test(key)));
    expect(keys).toEqual([]);
    await expect(action(page, 'learn')).toHaveClass(/start-learn/);
  });
});

test('a learner with keys finds the focus on Next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await pressEnterOn(page, 'button[data-action=learn]');
  await pressEnterOn(page, 'dialog[open] button[data-action=lesson-base]');
  await expect(action(page, 'next-step')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
});

test('the arrow keys pass numbers that a lesson hides', async ({ page }) => {
  await page.goto('./');
  await beginLesson(page, 'base');
  const group = page.locator('.player-board[data-explain=walk]').first();
  await group.focus();
  const names = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('ArrowRight');
    names.push(await page.evaluate(() => document.activeElement.getAttribute('data-explain')));
  }
  const numbers = group.locator('[data-explain][tabindex]');
  const shown = await numbers.evaluateAll((all) => all.filter((number) => number.checkVisibility({ visibilityProperty: true })).map(({ dataset }) => dataset.explain));
  expect([...new Set(names)]).toEqual(shown);
  expect(shown.length).toBeGreaterThan(1);
  // The lesson does hide some.
  expect(shown.length).toBeLessThan(await numbers.count());
});

test('Enter leads on from the text of a step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await beginLesson(page, 'base');
  await coach(page).locator('.coach-words').focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
});

test('the coach speaks of the points once they are counted', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('renature.tutorial', 'base 15'));
  await action(page, 'learn').click();
  await page.locator('dialog[open] button[data-action=resume-base]').click();
  for (const selector of lessons.base[15].right) await pressLater(page, selector, click);
  await expect(coach(page).locator('.coach-goal')).toHaveText('Now all points are counted.');
  await expect(coach(page).locator('.coach-why')).toBeHidden();
  await action(page, 'final-skip').click();
  await expect(coach(page).locator('.coach-why')).toContainText('A real game is longer');
});

test('Enter carries out a step from its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await beginLesson(page, 'base');
  for (const { right } of lessons.base.slice(0, 2)) {
    for (const selector of right.filter((selector) => !selector.includes('place-domino'))) await pressLater(page, selector, click);
  }
  await coach(page).locator('.coach-words').focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
});

test('the banner says what has just happened in a lesson', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await beginLesson(page, 'base');
  for (const { right } of lessons.base.slice(0, 3)) {
    for (const selector of right) await pressLater(page, selector, click);
  }
  await expect(page.locator('.lesson-news')).toHaveText(/turf .*c4.*1 point/);
  for (const selector of lessons.base[3].right) await pressLater(page, selector, click);
  await expectStep(page, 4);
  await expect(page.locator('.lesson-news')).toHaveText(/^Blue: .+ on \w\d, \+\d\.$/);
});
