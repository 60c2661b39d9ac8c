// The keyboard focus always has a place, and the browser's title names the screen.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { focusOn, waitForFrames, waitForUpdates } from '../driver/gestures.mjs';
import { againstBot, leaveTable, playRound, playTo, startGame } from '../driver/player.mjs';
import { choose, table } from '../driver/table.mjs';

/** Presses the element by keyboard. */
async function press(page, selector) {
  // The focus may still be on its way.
  await waitForUpdates(page);
  await waitForFrames(page, 2);
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('T leads to a plant that can be taken back', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.keyboard.press('t');
  await focusOn(page, '[data-space].legal');
});

test('O opens the menu, Escape leads back', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.locator('.hand-domino').first().focus();
  await page.keyboard.press('o');
  await expect(page.locator('dialog[open] [data-field=bot-speed]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand-domino').first()).toBeFocused();
});

test('F draws a domino, E buys an extra turn', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', false));
  await page.keyboard.press('f');
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
  await page.keyboard.press('e');
  await expect(table(page)).toHaveAttribute('data-phase', 'domino');
});

test('an undone extra turn leads back to the end of the turn', async ({ page }) => {
  await openGame(page, 'brook', await positionBeforeFinish('brook', false));
  await page.keyboard.press('f');
  await page.keyboard.press('e');
  await focusOn(page, '.hand-domino:not([aria-disabled])');
  await page.keyboard.press('Control+z');
  await expect(table(page)).toHaveAttribute('data-phase', 'end');
  await focusOn(page, '.action.button-primary:not([aria-disabled])');
});

test('a press of the mouse takes the ring off the key’s control', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await page.keyboard.press('h');
  await focusOn(page, '.hand-domino');
  await page.locator('.hand-domino').last().click();
  await expect(page.locator(':focus-visible')).toHaveCount(0);
});

test('Enter acts after a reload, and the focus goes on', async ({ page }) => {
  await startGame(page, againstBot);
  await playTo(page, 'finish');
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-phase', 'finish');
  await waitForUpdates(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main[data-holder=person][data-phase=domino]')).toBeVisible();
  await focusOn(page, '.hand-domino');
});

test('a digit that plants leads from another button to the end', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_plant'));
  await page.locator('[data-action=undo]').focus();
  const open = await page.locator('.plant-choice').evaluateAll((all) => all.findIndex((each) => !each.ariaDisabled));
  await page.keyboard.press(String(open + 1));
  await focusOn(page, '[data-action=end-turn]');
});

test('one Escape drops a choice, whatever tooltip is open', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  const chosen = page.locator('.hand-domino[aria-pressed=true]');
  await page.locator('.hand-domino:not(.fits-nowhere)').first().focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(1);
  await page.locator('[data-action=joker]').focus();
  await page.locator('.explanation:popover-open').waitFor();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
});

test('N says the only legal space once more', async ({ page }) => {
  await openGame(page, 'brook-two', 53);
  await page.keyboard.press('n');
  await focusOn(page, '[data-space].legal');
  await page.keyboard.press('n');
  const label = await page.locator('[data-space].legal').getAttribute('aria-label');
  await expect(page.locator('.announcements')).toContainText(label);
});

test('a refused F keeps the choice', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await press(page, '.hand-domino:not(.fits-nowhere)');
  await focusOn(page, '[data-space].legal');
  await page.keyboard.press('f');
  await expect(page.locator('.turn-line.refused')).toContainText('First place or discard a domino.');
  await expect(page.locator('.hand-domino[aria-pressed=true]')).toHaveCount(1);
});

test('keeping a domino leads back to its spaces', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await press(page, '.hand-domino:not(.fits-nowhere)');
  await focusOn(page, '[data-space].legal');
  await page.keyboard.press('d');
  await focusOn(page, '[data-action=answer-no]');
  await page.keyboard.press('Enter');
  await focusOn(page, '[data-space].legal');
});

test('with all moves confirmed Enter plants', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_plant'));
  await choose(page, 'confirm', 2);
  const open = await page.locator('.plant-choice').evaluateAll((all) => all.findIndex((plant) => !plant.matches('[aria-disabled]')));
  await page.keyboard.press(String(open + 1));
  await expect(page.locator('.plant-choice[aria-pressed=true]')).toHaveCount(1);
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await waitForUpdates(page);
  await page.keyboard.press('Enter');
  await expect(table(page)).toHaveAttribute('data-phase', 'finish');
});

test('after D the focus answers the question', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await page.keyboard.press('j');
  await focusOn(page, '.joker-choice');
  await page.keyboard.press('Escape');
  await focusOn(page, '[data-action=joker]');
  await page.locator('.hand-domino:not(.fits-nowhere)').first().evaluate((domino) => domino.click());
  await page.keyboard.press('d');
  await focusOn(page, '[data-action=answer-no]');
});

test('Escape leads from the joker back to where J was pressed', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'end_turn'));
  for (const left of ['[data-action=end-turn]', '[data-space=h8]', '[data-action=menu]']) {
    await page.locator(left).focus();
    await page.keyboard.press('j');
    await focusOn(page, '.joker-choice');
    await page.keyboard.press('Escape');
    await focusOn(page, left);
  }
  await press(page, '[data-action=joker]');
  await focusOn(page, '.joker-choice');
  await page.keyboard.press('Escape');
  await focusOn(page, '[data-action=joker]');
});

test('N goes to the spaces for the plant before other places', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await press(page, '[data-domino]:not(.fits-nowhere)');
  await press(page, '[data-space].legal');
  await expect(page.locator('[data-space].legal.soil')).not.toHaveCount(0);
  const spaces = await page.locator('[data-space].legal.soil').count();
  for (let pressed = 0; pressed < spaces; pressed += 1) {
    await page.keyboard.press('n');
    await waitForUpdates(page);
    await expect(page.locator('[data-space].soil:focus')).toHaveCount(1);
  }
});

test('a new joker leads from the chosen domino to its spaces', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await page.keyboard.press('1');
  await focusOn(page, '[data-space].legal');
  await page.keyboard.press('j');
  await focusOn(page, '.joker-choice');
  await page.keyboard.press('Enter');
  const chosen = page.locator('.hand-domino[aria-pressed=true]');
  await expect(chosen).toHaveAttribute('data-domino', await page.locator('.hand-domino').first().getAttribute('data-domino'));
  await focusOn(page, '[data-space].legal');
});

test('N leads from the plants to their spaces', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  await page.keyboard.press('1');
  await focusOn(page, '[data-space].legal');
  await page.keyboard.press('Space');
  await expect(page.locator('.plant-choice')).toHaveCount(8);
  // Spaces for the domino come before it on the board.
  await page.keyboard.press('h');
  await focusOn(page, '.plant-choice');
  await page.keyboard.press('n');
  await focusOn(page, '[data-space].legal.soil');
});

test('N passes over the space that is chosen already', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_plant'));
  await expect(page.locator('.plant-choice')).toHaveCount(8);
  expect(await page.locator('[data-space].legal.soil').count()).toBeGreaterThan(1);
  await page.locator('.plant-choice').first().focus();
  const chosen = await page.locator('[data-space].chosen.soil').getAttribute('data-space');
  await page.keyboard.press('n');
  await focusOn(page, `[data-space].legal.soil:not([data-space=${chosen}])`);
});

test('the question about undoing a turn has the focus', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  // From here on by keyboard.
  await page.keyboard.press('Tab');
  await press(page, 'button[data-action=restart-turn]');
  await focusOn(page, '[data-action=answer-no]');
  await page.keyboard.press('e');
  await expect(page.locator('.turn-line')).toContainText('Answer first');
});

test('keys that move the focus do not leave a question', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('Tab');
  const fits = page.locator('.hand-domino:not(.fits-nowhere)').first();
  await fits.focus();
  await page.keyboard.press('Enter');
  await expect(fits).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('d');
  await focusOn(page, '[data-action=answer-no]');
  for (const key of ['n', 'p', 'h', 'r', '1', '9']) {
    await page.keyboard.press(key);
    await expect(page.locator('.turn-line'), key).toContainText('Answer first');
    await focusOn(page, '[data-action=answer-no]');
  }
});

test('the empty element passes the focus on to the hand', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await page.keyboard.press('b');
  await focusOn(page, '[data-space]');
  // A dialog gives it back there if it opened between two controls.
  await page.evaluate(() => document.querySelector('.focus-rest').focus());
  await focusOn(page, '.hand-domino');
});

test('N and R repeat the prompt while a joker is to be chosen', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'end_turn'));
  await page.keyboard.press('j');
  await focusOn(page, '.joker-choice');
  await page.keyboard.press('b');
  await focusOn(page, '[data-space]');
  for (const key of ['n', 'r']) {
    await page.keyboard.press(key);
    await waitForUpdates(page);
    await expect(page.locator('.turn-line'), key).toContainText('new joker');
  }
});

test('“no” to undoing a turn leads back to its button', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await page.keyboard.press('Tab');
  await press(page, 'button[data-action=restart-turn]');
  await focusOn(page, '[data-action=answer-no]');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-action=answer-yes]')).toHaveCount(0);
  await expect(page.locator('button[data-action=restart-turn]')).toBeFocused();
});

test('the way back from saved games leads to their button', async ({ page }) => {
  await startGame(page, againstBot);
  await playRound(page);
  await leaveTable(page);
  await press(page, 'button[data-action=earlier]');
  await focusOn(page, '.saved-games h1');
  await page.keyboard.press('Escape');
  await focusOn(page, 'button[data-action=earlier]');
});

test('a domino has its new name when the focus comes', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'change_joker'));
  await page.evaluate(() => {
    globalThis.heard = [];
    addEventListener('focusin', ({ target }) => globalThis.heard.push({ target, name: target.getAttribute('aria-label') }));
  });
  await page.keyboard.press('j');
  await focusOn(page, '.joker-choice');
  await page.keyboard.press('Enter');
  await focusOn(page, '.hand-domino');
  // Between two controls an empty element has it.
  expect(await page.evaluate(() => globalThis.heard.map(({ target }) => target.className))).toContain('focus-rest visually-hidden');
  await waitForUpdates(page);
  const last = await page.evaluate(() => globalThis.heard.map(({ target, name }) => [name, target.getAttribute('aria-label')]).at(-1));
  expect(last[0]).toBe(last[1]);
});

test('Escape at a question answers it and keeps the choice', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_domino'));
  await press(page, '[data-domino]:not(.fits-nowhere)');
  await press(page, '[data-space].legal');
  await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
  await press(page, 'button[data-action=skip-plant]');
  await focusOn(page, '[data-action=answer-no]');
  const said = await page.locator('.announcements').textContent();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-action=answer-yes]')).toHaveCount(0);
  await expect(page.locator('[data-space].chosen')).not.toHaveCount(0);
  // The next step is said again.
  await page.waitForFunction((said) => document.querySelector('.announcements').textContent !== said, said);
  await expect(page.locator('.announcements')).toContainText('Choose a plant');
});

test('the focus goes on from each button that goes away', async ({ page }) => {
  await startGame(page, againstBot);
  await expect(page).toHaveTitle('Ann, Bot – Renature');
  await press(page, 'button[data-action=menu]');
  await press(page, 'dialog[open] button[data-action=share]');
  await press(page, 'button[data-action=share-deal]');
  const link = new URL(await page.locator('[data-field=link]').inputValue());
  await page.keyboard.press('Escape');

  await test.step('the domino that opened the list of actions is placed', async () => {
    await page.keyboard.press('h');
    await focusOn(page, '.hand button');
    await page.keyboard.press('l');
    await press(page, 'dialog[open] details:not([open]) summary');
    await press(page, 'dialog[open] details[open] [data-listed]');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'plant');
    await focusOn(page, '.plant-choice');
  });

  await test.step('the game goes on from a past position', async () => {
    await press(page, 'button[data-action=step-back]');
    await press(page, 'button[data-action=play-on]');
    await expect(page.locator('.past-controls')).toHaveCount(0);
    await focusOn(page, '.play-area button');
  });

  await test.step('the table is left', async () => {
    await press(page, 'button[data-action=menu]');
    await press(page, 'dialog[open] button[data-action=new-game]');
    const leave = page.locator('dialog[open] button[data-action=leave]');
    if (await leave.isVisible()) await press(page, 'dialog[open] button[data-action=leave]');
    await focusOn(page, '.start h1');
    await expect(page).toHaveTitle('Renature');
  });

  await test.step('the saved games are renamed and deleted', async () => {
    await press(page, 'button[data-action=earlier]');
    await focusOn(page, '.saved-games h1');
    await expect(page).toHaveTitle('Your games – Renature');
    await press(page, '[data-action=rename]');
    await focusOn(page, '[data-field=game-name]');
    await page.keyboard.press('Escape');
    await focusOn(page, '[data-action=rename]');
    const games = page.locator('[data-game]');
    const count = await games.count();
    for (let left = count - 1; left >= 0; left -= 1) {
      await press(page, '[data-action=delete-game]');
      await expect(games).toHaveCount(left);
      await focusOn(page, '[data-action=put-back]');
    }
    for (let back = 1; back <= count; back += 1) {
      await focusOn(page, '[data-action=put-back]');
      await page.keyboard.press('Enter');
      await expect(games).toHaveCount(back);
    }
    await focusOn(page, '.saved-games h1');
    await press(page, 'button[data-action=back]');
    await focusOn(page, 'button[data-action=earlier]');
  });

  await test.step('the title is in the language of the page', async () => {
    await page.locator('[data-field=language] input[value=de]').last().check();
    await press(page, 'button[data-action=earlier]');
    await expect(page.locator('.saved-games h1')).not.toHaveText('Your games');
    await expect(page).toHaveTitle(`${await page.locator('.saved-games h1').textContent()} – Renature`);
    await press(page, 'button[data-action=back]');
  });

  await test.step('the game of a link is played', async () => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link.hash);
    await press(page, 'dialog[open] button[data-action=play-linked]');
    await page.locator('main[data-screen=table]').waitFor();
    await expect(page.locator('dialog[open]:not(.curtain)')).toHaveCount(0);
    await focusOn(page, '.hand button, .curtain-take');
  });
});

test('the focus outlives the last domino of a hand', async ({ page }) => {
  const { log } = await loadRecord('brook');
  const plays = ({ action }) => ['place_domino', 'discard_domino'].includes(action.type);
  const emptied = ({ action, seat }, index) => action.type === 'end_turn' && !log.slice(index + 1).some((later) => later.seat === seat && plays(later));
  await openGame(page, 'brook', log.findIndex(emptied));
  await press(page, 'button[data-action=end-turn]');
  await waitForUpdates(page);
  await focusOn(page, '.curtain-take');
  await page.keyboard.press('Enter');
  await focusOn(page, '.play-area button, .turn-title');
});
