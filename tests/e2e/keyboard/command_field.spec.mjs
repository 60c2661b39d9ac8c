// The command field: a whole game and all questions by typed lines alone.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { cutOff } from '../driver/fit.mjs';
import { loadRecord, openGame, positionBefore } from '../driver/game_records.mjs';
import { resize, waitForUpdates } from '../driver/gestures.mjs';
import { exportRecord, startGame, waitForBots } from '../driver/player.mjs';
import { action, table } from '../driver/table.mjs';

/** Four players have 13 turns each. */
const againstThreeBots = { board: 'valley', controllers: ['person', 'acorn', 'acorn', 'acorn'] };

const plants = ['oak', 'pine', 'bush', 'turf', 'neutral oak', 'neutral pine', 'neutral bush', 'neutral turf'];

const field = (page) => page.locator('input[data-field=command]');
const answer = (page) => page.locator('[data-command-answer]');
const spoken = (page) => page.locator('.table-page > p[role=status]');
const phase = (page) => table(page).getAttribute('data-phase');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

async function openField(page) {
  await page.keyboard.press('c');
  await expect(field(page)).toBeFocused();
}

/** Types the line; returns the answer. */
async function type(page, line) {
  await field(page).fill(line);
  await page.keyboard.press('Enter');
  await waitForUpdates(page);
  return answer(page).innerText();
}

/** Types the line. If several actions fit, types the first of them; if the table asks, types yes. */
async function act(page, line) {
  let reply = await type(page, line);
  const [, candidates] = /^Several fit: (.*)\.$/.exec(reply) ?? [];
  if (candidates) reply = await type(page, candidates.split('; ')[0]);
  if (reply.endsWith('Type “yes” or “no”.')) await type(page, 'yes');
}

async function playTurn(page) {
  const hand = (await type(page, 'hand')).replace(/^Hand: |\.$/g, '').split(', ');
  const fitting = hand.find((domino) => !domino.includes('fits nowhere'));
  await act(page, fitting ?? `discard ${hand[0].replace(/ \(.*/, '')}`);
  if ((await phase(page)) === 'mushroom') await act(page, 'mushroom');
  if ((await phase(page)) === 'mushroom') await act(page, 'no mushroom');
  for (const plant of [...plants, 'no plant']) {
    if ((await phase(page)) === 'plant') await act(page, plant);
  }
  expect(await phase(page)).toBe('finish');
  await act(page, 'end');
}

test('a whole game is played by the command field alone', async ({ page }) => {
  test.setTimeout(150_000);
  await startGame(page, againstThreeBots);
  await openField(page);
  let turns = 0;
  for (; (await phase(page)) !== 'over'; turns += 1) {
    await playTurn(page);
    await waitForBots(page);
    await waitForUpdates(page);
    // The final scoring takes the focus.
    if ((await phase(page)) !== 'over') await expect(field(page)).toBeFocused();
  }
  expect(turns).toBeGreaterThanOrEqual(13);
  expect(await type(page, 'scores')).toMatch(/\d+, .*\d+\.$/);
});

test('a line that does nothing stays in the field with the reason', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await action(page, 'menu').focus();
  await openField(page);
  for (const [line, reason] of [['frgo a1', '“frgo” is unknown'], ['end', 'First place or discard'], ['a1 b2', 'no domino'], ['yes', 'no question']]) {
    expect(await type(page, line)).toContain(reason);
    await expect(field(page)).toHaveValue(line);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(spoken(page)).toContainText(reason);
  }
  await expect(table(page)).toHaveAttribute('data-phase', 'domino');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(action(page, 'menu')).toBeFocused();
});

test('questions are answered beside the field', async ({ page }) => {
  await openGame(page, 'brook', 119, ['Ann', 'Ben', 'Cleo']);
  await openField(page);
  for (const [line, words] of [['score', 'Ann '], ['moves', 'places'], ['hand', 'Hand: '], ['area b', 'Area B, '], ['help', 'neutral bush a11']]) {
    expect(await type(page, line)).toContain(words);
    await expect(field(page)).toHaveValue('');
    await expect(spoken(page)).toContainText(words);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toHaveValue('area b');
  await type(page, 'areas');
  await expect(page.locator('dialog[open] [data-area-line]')).toHaveCount(18);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
});

test('the menu opens the field, and it covers nothing', async ({ page }) => {
  await openGame(page, 'brook', await positionBefore('brook', 'place_plant'));
  await action(page, 'menu').click();
  await action(page, 'command').click();
  await expect(field(page)).toBeFocused();
  await type(page, 'help');
  for (const size of designSizes) {
    await resize(page, size);
    expect(await cutOff(page), `${size.width}x${size.height}`).toEqual([]);
    const [bar, board] = [await page.locator('.command-field').boundingBox(), await page.locator('.board').boundingBox()];
    expect(board.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    expect(board.height).toBeGreaterThan(120);
  }
});

for (const [locale, lines] of [['de', ['BESTAND', 'gebiet B', 'PUNKTE', 'hilfe']], ['fr', ['MAIN', 'zone B', 'Score', 'aide']]]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`commands are understood in ${locale}`, async ({ page }) => {
      await openGame(page, 'brook', 118);
      await openField(page);
      for (const line of lines) {
        await type(page, line);
        await expect(field(page)).toHaveValue('');
      }
      const discard = { de: 'zurucklegen', fr: 'defausser' }[locale];
      // Three dominoes could be meant.
      await type(page, discard);
      await expect(field(page)).toHaveValue(discard);
      const [, first] = /: ([^;]+)[ \s]?;/.exec(await answer(page).innerText());
      await type(page, first);
      const yes = { de: 'JA', fr: 'OUI' }[locale];
      await type(page, yes);
      await expect(table(page)).toHaveAttribute('data-phase', 'finish');
    });
  });
}

/** The line that carries out an action of a record. */
function lineOf({ type, domino, at, plant, color, animal }) {
  const words = {
    place_domino: () => `${domino} ${at.join(' ')}`,
    discard_domino: () => `discard ${domino}`,
    place_mushroom: () => `mushroom ${at}`,
    skip_mushroom: () => 'no mushroom',
    place_plant: () => `${color === 'neutral' ? 'neutral ' : ''}${plant} ${at}`,
    skip_plant: () => 'no plant',
    finish: () => 'draw',
    end_turn: () => 'end',
    extra_turn: () => 'extra turn',
    change_joker: () => `joker ${animal}`,
    return_plant: () => `take back ${at}`,
  };
  return words[type]();
}

/** Runs in the page: types each line as soon as the field has taken the one before. One call saves 600 round trips. */
async function typeLines(lines) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const settled = async () => {
    while (document.querySelector('[data-settling]')) await frame();
  };
  const field = document.querySelector('input[data-field=command]');
  for (const line of lines) {
    if (line === 'no plant') {
      await settled();
      // A domino beside which nothing can be planted has ended the step.
      if (document.querySelector('main').dataset.phase !== 'plant') continue;
    }
    field.value = line;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form.requestSubmit();
    for (let frames = 0; field.value !== ''; frames += 1) {
      if (frames > 60) throw new Error(`${line}: ${document.querySelector('[data-command-answer]').innerText}`);
      await frame();
    }
    // The next player takes the screen with the last update.
    if (line === 'end') await settled();
  }
}

test('a recorded game is played again by its lines', async ({ page }, info) => {
  test.setTimeout(120_000);
  const preferences = { confirm: 'never', handover_screen: false, helped: true };
  await page.addInitScript((preferences) => localStorage.setItem('renature.preferences', JSON.stringify(preferences)), preferences);
  await page.goto('./');
  const recorded = await loadRecord('brook');
  await openGame(page, 'brook', 0);
  await openField(page);
  await page.evaluate(typeLines, recorded.log.map(({ action }) => lineOf(action)));
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
  const { log, result } = await exportRecord(page, info.outputPath('record.json'));
  expect({ log, result }).toEqual({ log: recorded.log, result: recorded.result });
});
