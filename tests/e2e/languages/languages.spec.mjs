// The language of the page: from the browser at first, then as the player chooses, without a reload.
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { openGame } from '../driver/game_records.mjs';
import { resize } from '../driver/gestures.mjs';
import { leaveTable, openSetup, playTo, startGame, twoPeople } from '../driver/player.mjs';
import { action, actionCount, press, table } from '../driver/table.mjs';

const language = (page) => page.locator('html').getAttribute('lang');
const choice = (page, tag) => page.locator(`[data-field=language] input[value=${tag}]`).last();
const startButton = (page) => action(page, 'start-game');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const [locale, tag, words] of [['de-AT', 'de', 'Wer spielt'], ['fr-CA', 'fr', 'Qui joue'], ['nl-BE', 'en', 'Who plays']]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`a browser in ${locale} gets the page in ${tag}`, async ({ page }) => {
      await startButton(page).waitFor();
      expect(await language(page)).toBe(tag);
      await openSetup(page);
      await expect(page.locator('select[data-field=holder]').first()).toHaveAccessibleName(words);
      const manifest = await page.evaluate(() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json()));
      expect(manifest.lang).toBe(tag);
    });
  });
}

for (const [locale, tagline, failure] of [
  ['de-DE', 'Bring Tiere zurück an den Bach', 'Renature konnte nicht starten'],
  ['fr-FR', 'Placez des animaux le long du ruisseau', 'Renature n’a pas pu démarrer'],
]) {
  test(`before the page's code, the splash screen speaks ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/renature_bg.wasm', (route) => route.abort());
    await page.goto('./');
    await expect(page.locator('#waiting [data-words=tagline]')).toContainText(tagline);
    await expect(page.locator('#waiting-words')).toContainText(failure);
    await context.close();
  });
}

test('the settings leave the choice on the start screen checked', async ({ page }) => {
  await page.locator('button[data-action=settings]').click();
  await expect(choice(page, 'en')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(choice(page, 'en')).toBeChecked();
});

test('a language chosen in the settings leaves them open', async ({ page }) => {
  await page.locator('button[data-action=settings]').click();
  const german = page.locator('dialog[open] input[value=de]');
  await german.check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(german).toBeChecked();
  // Without the dialog, Back would leave the page.
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(startButton(page)).toBeVisible();
});

test('the choice applies at once and is kept', async ({ page }) => {
  await startButton(page).waitFor();
  await choice(page, 'de').check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(choice(page, 'de')).toBeFocused();
  await page.reload();
  await startButton(page).waitFor();
  expect(await language(page)).toBe('de');
  await expect(choice(page, 'de')).toBeChecked();
});

test('a change in the menu leaves the game as it is', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'person'] });
  await playTo(page, 'plant');
  const before = await actionCount(page);
  const english = await page.locator('[data-log-line]').first().textContent();
  await press(page, 'menu');
  await choice(page, 'fr').check();
  await expect(choice(page, 'fr')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  expect(await actionCount(page)).toBe(before);
  expect(await page.locator('[data-log-line]').first().textContent()).not.toBe(english);
  await playTo(page, 'end');
});

test('default names are stored in English, and shown translated', async ({ page }) => {
  await choice(page, 'de').check();
  await startGame(page, { controllers: ['person', 'acorn'] });
  await expect(page.locator('[data-seat="0"] .whole-name')).toHaveText('Person Eins');
  const stored = await page.evaluate(() => Object.values(localStorage).join(' '));
  expect(stored).toContain('Player One');
  await playTo(page, 'plant');
  await leaveTable(page);
  await expect(page.locator('.start-saved')).toContainText('Person Eins');
});

test('names that players gave stay as they are', async ({ page }) => {
  await choice(page, 'fr').check();
  await startGame(page, twoPeople);
  await expect(page.locator('[data-seat="0"] .whole-name')).toHaveText('Ann');
});

test('past positions and the final scoring change, too', async ({ page }) => {
  await openGame(page, 'brook');
  const verdict = page.locator('.final h2, .final-verdict').first();
  const english = await verdict.textContent();
  await press(page, 'menu');
  await choice(page, 'de').check();
  await page.keyboard.press('Escape');
  await expect(verdict).not.toHaveText(english);
});

/** Runs in the page: the distance that the open dialog, or else the page, can be scrolled sideways. */
const sideways = () => {
  const { scrollWidth, clientWidth } = document.querySelector('dialog[open]') ?? document.documentElement;
  return scrollWidth - clientWidth;
};

/** The windows in which words have the least room. */
const narrowSizes = designSizes.filter(({ width }) => width < 900);

for (const tag of ['en', 'de', 'fr']) {
  test(`forms, dialogs and lists fit narrow windows in ${tag}`, async ({ page }) => {
    const check = async (view) => {
      for (const size of narrowSizes) {
        await resize(page, size);
        expect(await page.evaluate(sideways), `${view}, ${size.width}x${size.height}`).toBe(0);
      }
    };
    const checkDialog = async (button) => {
      await press(page, button);
      await page.locator('dialog[open]').waitFor();
      await check(button);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    };
    await choice(page, tag).check();
    await check('start screen');
    await openSetup(page);
    await check('form');
    for (const button of ['settings', 'learn', 'about', 'how-to-play']) await checkDialog(button);
    await openGame(page, 'brook');
    await check('final scoring');
    await checkDialog('menu');
    // A finished game is left without a question.
    await press(page, 'menu');
    await page.locator('dialog[open] button[data-action=new-game]').click();
    await page.locator('main[data-screen=start]').waitFor();
    await press(page, 'earlier');
    await page.locator('main[data-screen=shelf]').waitFor();
    await check('saved games');
  });
}
