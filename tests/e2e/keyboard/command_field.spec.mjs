// The command field: a whole game and all questions by typed lines alone.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { cutOff } from '../driver/fit.mjs';
import { openGame, positionBefore } from '../driver/game_records.mjs';
import { resize, waitForUpdates } from '../driver/gestures.mjs';
import { startGame, waitForBots } from '../driver/player.mjs';
import { action, table } from '../driver/table.mjs';

/** Four players have 13 turns each. */
const againstThreeBots = { board: 'valley', controllers: ['person', 'acorn', 'acorn', 'acorn'] };

const plants = ['oak', 'pine', 'bush', 'turf', 'neutral oak', 'neutral pine', 'neutral bush', 'neutral turf'];

const field = (page) => page.locator('input[data-field=command]');
const answer = (page) => page.locator('[data-command-answer]');
const spoken = (page) => page.locator('.announcements');
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
  const hand = (await type(page, 'hand')).replace(/^Hand: |\.$/g, '').split(/, (?![^(]*\))/);
  const fitting = hand.find((domino) => !domino.includes('fits nowhere'));
  const name = (fitting ?? hand[0]).replace(/ \(.*/, '');
  await act(page, fitting ? name : `discard ${name}`);
  if ((await phase(page)) === 'mushroom') await act(page, 'mushroom');
  if ((await phase(page)) === 'mushroom') await act(page, 'no mushroom');
  for (const plant of [...plants, 'no plant']) {
    if ((await phase(page)) === 'plant') await act(page, plant);
  }
  expect(await phase(page)).toBe('finish');
  await act(page, 'end');
}

test('a whole game is played by the command field alone', async ({ page }) => {
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
  expect(await type(page, 'scores')).toMatch(/\d+ \(\d clouds?\), .*\d clouds?\)\.$/);
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

test('a line that fits several actions is completed', async ({ page }) => {
  await openGame(page, 'brook', 40);
  await openField(page);
  expect(await type(page, 'frog')).toContain('Several fit: ');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await page.keyboard.type(' o1');
  await page.keyboard.press('Enter');
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
});

test('letters typed on the list of commands go into the field', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await page.keyboard.press('c');
  const field = page.locator('input[data-field=command]');
  await field.fill('help');
  await field.press('Enter');
  await expect(page.locator('[data-command-answer]')).toBeFocused();
  await page.keyboard.type('area a');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/area a$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('questions are answered beside the field', async ({ page }) => {
  await openGame(page, 'brook', 119, ['Ann', 'Ben', 'Cleo']);
  await openField(page);
  for (const [line, words] of [['score', 'Ann '], ['moves', 'places'], ['hand', 'Hand: '], ['area b', 'Area B, ']]) {
    expect(await type(page, line)).toContain(words);
    await expect(field(page)).toHaveValue('');
    await expect(spoken(page)).toContainText(words);
  }
  expect(await type(page, 'help')).toContain('neutral bush a11');
  await expect(page.locator('[data-command-answer]')).toBeFocused();
  await field(page).focus();
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

test('areas of Valley are listed by plants, without open spaces', async ({ page }) => {
  await openGame(page, 'valley', 60);
  await page.keyboard.press('a');
  await expect(page.locator('.areas-table th[scope=col]')).toHaveText(['Area', 'Spaces', 'Points', 'Plants']);
  await expect(page.locator('.areas-table tr').nth(1).locator('td')).toHaveCount(3);
  const plants = await page.locator('.areas-table td:last-child').allTextContents();
  expect(plants[0]).toMatch(/\d/);
  expect(plants.at(-1)).toBe('no plants');
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

test('the list of commands does not describe the field', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await openField(page);
  await expect(field(page)).toHaveAccessibleDescription(/help/);
  await type(page, 'help');
  await expect(answer(page).locator('dt')).not.toHaveCount(0);
  await expect(field(page)).toHaveAccessibleDescription('');
});

test('the list of commands begins at its top each time', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await openGame(page, 'brook', 118);
  await openField(page);
  await type(page, 'help');
  const scrolled = () => answer(page).evaluate((list) => list.scrollTop);
  await answer(page).evaluate((list) => (list.scrollTop = 40));
  expect(await scrolled()).toBe(40);
  await type(page, 'help');
  expect(await scrolled()).toBe(0);
});

test('Ctrl+Z undoes a step while nothing is typed', async ({ page }) => {
  await openGame(page, 'brook', 119);
  await openField(page);
  await field(page).fill('oak');
  await page.keyboard.press('Control+z');
  expect(await phase(page)).toBe('plant');
  await field(page).fill('');
  await page.keyboard.press('Control+z');
  await expect(table(page)).toHaveAttribute('data-phase', 'domino');
  await page.keyboard.press('Control+y');
  await expect(table(page)).toHaveAttribute('data-phase', 'plant');
  await expect(field(page)).toBeFocused();
});

test('arrow keys go from area to area in their table', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 118);
  await page.keyboard.press('a');
  const areas = page.locator('[data-area-line] > th');
  await expect(areas.first()).toBeFocused();
  await expect(areas.first()).toHaveAccessibleDescription(/^Spaces \d+\. Points \d+ \/ \d+\. To close .+/);
  await page.keyboard.press('ArrowDown');
  await expect(areas.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(areas.last()).toBeFocused();
});

test('the answer no keeps the focus in the field', async ({ page }) => {
  await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_domino'));
  const domino = page.locator('button[data-domino]:not(.fits-nowhere)').first();
  await domino.press('Enter');
  await openField(page);
  expect(await type(page, `discard ${await domino.getAttribute('data-domino')}`)).toContain('Type “yes” or “no”.');
  await type(page, 'no');
  await expect(field(page)).toBeFocused();
});
