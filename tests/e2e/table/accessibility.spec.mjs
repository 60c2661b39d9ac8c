// Every screen, step and dialog, checked by axe in all languages and looks.
import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import { runsAll } from '../driver/cases.mjs';
import { openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { resize, waitForFrames, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, openSetup, playTo, startGame, twoPeople } from '../driver/player.mjs';
import { action, crash, press } from '../driver/table.mjs';
import { beginLesson, lessons } from '../tutorial/lessons.mjs';

/** Two looks for each language. Together they have each pair of language, theme, palette, contrast and forced colours. */
const looks = {
  en: [
    { colorScheme: 'light', palette: 'usual', contrast: 'no-preference', forcedColors: 'none' },
    { colorScheme: 'dark', palette: 'colorblind', contrast: 'more', forcedColors: 'active' },
  ],
  de: [
    { colorScheme: 'light', palette: 'colorblind', contrast: 'no-preference', forcedColors: 'active' },
    { colorScheme: 'dark', palette: 'usual', contrast: 'more', forcedColors: 'none' },
  ],
  fr: [
    { colorScheme: 'light', palette: 'colorblind', contrast: 'more', forcedColors: 'none' },
    { colorScheme: 'dark', palette: 'usual', contrast: 'no-preference', forcedColors: 'active' },
  ],
};

/** The rules of A and AA that axe leaves out unless asked, but for those that take bold text for a heading and numbers for words. */
const moreRules = ['target-size', 'css-orientation-lock', 'table-fake-caption', 'td-has-header'];

/** All rules, and the one whose answer depends on the look. */
const scans = [
  { rules: Object.fromEntries(moreRules.map((rule) => [rule, { enabled: true }])) },
  { runOnly: ['color-contrast'] },
];

/** Runs in the page: the faults that axe finds. The builder of axe for Playwright takes ten times as long. */
async function findFaults(options) {
  const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Puts a look on the page as it stands. */
async function setLook(page, { palette, ...media }) {
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await page.evaluate((colorblind) => {
    const key = 'renature.preferences';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), colorblind });
    localStorage.setItem(key, newValue);
    // As if another tab had changed the setting.
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, palette === 'colorblind');
  await waitForFrames(page, 2);
}

/** Collects what axe finds in each state that is shown to it. */
class Inspection {
  findings = {};

  constructor(page, language) {
    this.page = page;
    this.language = language;
  }

  /** Checks the page as it stands: all rules in one look of the language, the contrast in the other, too. */
  async check(state) {
    await waitForUpdates(this.page);
    for (const [index, look] of looks[this.language].entries()) {
      await setLook(this.page, look);
      const found = await this.page.evaluate(findFaults, scans[runsAll ? 0 : index]);
      if (found.length) this.findings[`${state}, ${this.language}, ${Object.values(look)}`] = found;
    }
    await setLook(this.page, looks.en[0]);
  }

  async closeDialog() {
    // Escape would first close the explanation of what has the focus.
    await this.page.locator('dialog[open] .dialog-head button').click();
    await expect(this.page.locator('dialog[open]')).toHaveCount(0);
  }

  /** Presses the button, checks the dialog that it opens, and closes it. */
  async checkDialog(state, button) {
    await action(this.page, button).click();
    await this.page.locator('dialog[open]').waitFor();
    await this.check(state);
    await this.closeDialog();
  }

  /** Presses the key, checks the dialog that it opens, and closes it. */
  async checkKey(state, key) {
    await this.page.keyboard.press(key);
    await this.page.locator('dialog[open]').waitFor();
    await this.check(state);
    await this.closeDialog();
  }
}

/** Chooses a file with this text on the screen that is shown. */
function importFile(page, text) {
  return page.locator('input[data-field=import]').setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Goes from the table to the start screen. */
async function leave(page) {
  await press(page, 'menu');
  await page.locator('dialog[open] button[data-action=new-game]').click();
  const yes = page.locator('dialog[open] button[data-action=leave]');
  await waitForUpdates(page);
  if (await yes.isVisible()) await yes.click();
  await page.locator('main[data-screen=start]').waitFor();
}

/** Opens the game, checks the table, and leaves it after `more` was checked. */
async function checkGame(page, inspection, state, game, actions, more = async () => {}) {
  await openGame(page, game, actions);
  await inspection.check(state);
  await more();
  await leave(page);
}

/** The ways through the page, each with the states that it checks. */
const ways = {
  'start screen, rules and saved games': async (page, inspection) => {
    await inspection.check('start screen');
    await openSetup(page);
    await inspection.check('form');
    for (const button of ['settings', 'learn', 'about']) await inspection.checkDialog(button, button);
    await inspection.checkDialog('contents of the rulebook', 'how-to-play');
    await action(page, 'how-to-play').click();
    await page.locator('[data-rules-page=plants]').click();
    await page.locator('.rulebook-page').waitFor();
    await inspection.check('page of the rulebook');
    await page.keyboard.press('Escape');
    await startGame(page, { ...againstBot, newcomer: true });
    await page.locator('[data-hint]').waitFor();
    await inspection.check('first hint');
    await action(page, 'close-hint').click();
    await page.locator('button[data-domino]').first().click();
    await action(page, 'no-more-hints').waitFor();
    await inspection.check('hint after a closed one');
    await action(page, 'no-more-hints').click();
    await leave(page);
    await beginLesson(page, 'base');
    await inspection.check('lesson');
    await page.locator(lessons.base[0].wrong).click();
    await page.locator('.turn-line.refused').first().waitFor();
    await inspection.check('refusal of the coach');
    await leave(page);
    await importFile(page, '{"nothing": true}');
    await page.getByRole('status').filter({ hasText: 'file.json' }).waitFor();
    await inspection.check('refusal of a file');
    await page.evaluate(() => (location.hash = '#game=AAAAAAAA'));
    await page.locator('[data-bad-link]').waitFor();
    await inspection.check('refusal of a link');
    await inspection.closeDialog();
    await openGame(page, 'brook-two', 30);
    await leave(page);
    await openGame(page, 'brook-two');
    await leave(page);
    await action(page, 'earlier').click();
    await page.locator('main[data-screen=shelf]').waitFor();
    await inspection.check('saved games');
  },
  'steps of a turn': async (page, inspection) => {
    const choose = '.hand button[data-domino]:not(.fits-nowhere)';
    await checkGame(page, inspection, 'domino', 'brook', await positionBefore('brook', 'place_domino'), async () => {
      await page.locator(choose).first().click();
      await page.locator('[data-space].legal:not(.soil)').first().dispatchEvent('click');
      await inspection.check('ghost of a domino');
    });
    await checkGame(page, inspection, 'plant', 'brook', await positionBefore('brook', 'place_plant'), async () => {
      await action(page, 'skip-plant').click();
      await inspection.check('question');
      await action(page, 'answer-no').click();
      await action(page, 'step-back').click();
      await inspection.check('past position');
    });
    await checkGame(page, inspection, 'areas to be scored', 'brook', await positionBeforeFinish('brook', true));
    await checkGame(page, inspection, 'end of a turn', 'brook', await positionBefore('brook', 'end_turn'), async () => {
      await action(page, 'joker').click();
      await inspection.check('joker');
      await page.keyboard.press('Escape');
      await action(page, 'return-plant').click();
      await inspection.check('plants to take back');
      await page.keyboard.press('Escape');
    });
    await checkGame(page, inspection, 'mushroom', 'valley', await positionBefore('valley', 'place_mushroom'));
  },
  'panels, dialogs and the end': async (page, inspection) => {
    let link;
    await checkGame(page, inspection, 'table', 'brook', 118, async () => {
      for (const button of ['menu', 'unseen']) await inspection.checkDialog(button, button);
      await press(page, 'menu');
      await page.locator('dialog[open] button[data-action=players]').click();
      await page.locator('dialog[open] button[data-action=change-players]').waitFor();
      await inspection.check('names and colours');
      await inspection.closeDialog();
      await press(page, 'menu');
      await page.locator('dialog[open] button[data-action=new-game]').click();
      await inspection.check('question before leaving');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      for (const [state, key] of Object.entries({ 'table of areas': 'a', keys: '?' })) await inspection.checkKey(state, key);
      await page.keyboard.press('l');
      await page.locator('dialog[open] summary').first().click();
      await inspection.check('list of actions');
      await page.keyboard.press('Escape');
      await press(page, 'menu');
      await page.locator('dialog[open] button[data-action=share]').click();
      await page.locator('[data-field=link]').waitFor();
      await inspection.check('link');
      link = new URL(await page.locator('[data-field=link]').inputValue()).hash;
      await page.keyboard.press('Escape');
      await page.keyboard.press('c');
      await page.locator('[data-field=command]').fill('area b');
      await page.keyboard.press('Enter');
      await inspection.check('command field');
      await page.keyboard.press('Escape');
      await page.locator('[data-seat="0"] [data-score]').hover();
      await page.locator('#explanation').waitFor();
      await inspection.check('explanation');
      await page.mouse.move(0, 0);
      await page.locator('[data-space=b3]').focus();
      await page.keyboard.press('ArrowRight');
      await inspection.check('focus on the board');
      await page.keyboard.press('Escape');
      await resize(page, { width: 390, height: 844 });
      await page.locator('.log-tab').click();
      await inspection.check('log on a phone');
      await page.locator('.log-tab').click();
      await resize(page, { width: 1180, height: 820 });
    });
    await checkGame(page, inspection, 'final scoring', 'brook', undefined);
    await page.evaluate((hash) => (location.hash = hash), link);
    await page.locator('dialog[open] .dialog-buttons, dialog[open] button[data-action]').first().waitFor();
    await inspection.check('dialog of a link');
    await inspection.closeDialog();
    await startGame(page, twoPeople);
    await playTo(page, 'end');
    await press(page, 'end-turn');
    await page.locator('button[data-action=take-screen]').waitFor();
    await inspection.check('handover screen');
    await press(page, 'take-screen');
    await crash(page);
    await inspection.check('crash dialog');
  },
};

for (const [number, [way, go]] of Object.entries(ways).entries()) {
  const languages = Object.keys(looks).filter((_, index) => runsAll || index === number);
  for (const language of languages) {
    test(`axe finds no issue in ${way} (${language})`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('./');
      await action(page, 'start-game').waitFor();
      await page.locator(`[data-field=language] input[value=${language}]`).last().check();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.evaluate(axe.source);
      const inspection = new Inspection(page, language);
      await go(page, inspection);
      expect(inspection.findings).toEqual({});
    });
  }
}

test('who wants more contrast gets the players’ marks', async ({ page }) => {
  const marks = () => page.locator('html').getAttribute('data-palette');
  expect(await marks()).toBeNull();
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('./');
  await page.locator('button[data-action=settings]').click();
  expect(await marks()).toBe('colorblind');
  // It is only where the setting begins.
  await page.locator('dialog[open] [data-field=colorblind]').uncheck();
  await page.reload();
  await page.locator('button[data-action=start-game]').waitFor();
  expect(await marks()).toBeNull();
});
