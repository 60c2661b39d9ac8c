// The banner, which names the player to act, and the steps of the turn.
import { expect, test } from '@playwright/test';
import { designSizes } from '../driver/chromium.mjs';
import { loadRecord, openGame, positionBefore, positionBeforeFinish } from '../driver/game_records.mjs';
import { click, resize } from '../driver/gestures.mjs';
import { playTo, startGame } from '../driver/player.mjs';
import { action, choose } from '../driver/table.mjs';

/** Expects the banner to have the player's name and colour, and only their player board to be marked. */
async function expectTurnOf(page, seat, { name, color }) {
  await expect(page.locator('.turn-title')).toHaveText(`${name}’s turn`);
  await expect(page.locator('.turn-banner')).toHaveClass(`turn-banner seat-${color}`);
  await expect(page.locator('.player-board.to-act')).toHaveCount(1);
  await expect(page.locator('.player-board.to-act')).toHaveAttribute('data-seat', `${seat}`);
  const fill = (selector) => page.locator(`${selector} use`).first().evaluate((art) => getComputedStyle(art).getPropertyValue('--plant'));
  expect(await fill('.turn-emblem')).toMatch(/^#/);
  expect(await fill('.turn-emblem')).toBe(await fill(`[data-seat="${seat}"] .seat-emblem`));
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('the banner shows the next player once a turn has ended', async ({ page }) => {
  const { players } = await loadRecord('brook-four');
  await openGame(page, 'brook-four', 108);
  for (const [seat, next] of [[3, 0], [0, 1]]) {
    await expectTurnOf(page, seat, players[seat]);
    await playTo(page, 'end');
    await expectTurnOf(page, seat, players[seat]);
    await click(page, 'button[data-action=end-turn]');
    // The screen has not been handed over yet.
    await expect(page.locator('button[data-action=take-screen]')).toBeVisible();
    await expectTurnOf(page, next, players[next]);
    await click(page, 'button[data-action=take-screen]');
  }
});

test('the banner shows a bot while it plays', async ({ page }) => {
  const [ada, bolt] = [{ name: 'Ada', color: 'orange' }, { name: 'Bolt', color: 'blue' }];
  await startGame(page, { controllers: ['person', 'turf'], names: [ada.name, bolt.name] });
  // Slow enough to be seen.
  await choose(page, 'bot-speed', 1);
  await playTo(page, 'end');
  await expectTurnOf(page, 0, ada);
  await click(page, 'button[data-action=end-turn]');
  await expectTurnOf(page, 1, bolt);
  await expect(page.locator('main')).toHaveAttribute('data-holder', 'person');
  await expectTurnOf(page, 0, ada);
});

/** As long as what a bot's turn says that scores two areas. */
const longSentence =
  'Area B is scored: Player One 9, Kingfisher 6, Dragonfly 4: Player One gets 8 points (main) and Kingfisher 4 points (minor). ' +
  'Area D is scored: Otter 7, Player One 5: Otter gets 11 points (main 8 + minor 3).';

/** Runs in the page: which of the sentence's lines nobody sees. */
function findHiddenLines() {
  const span = document.querySelector('.turn-line > span');
  const range = document.createRange();
  range.selectNodeContents(span);
  return [...range.getClientRects()].filter(({ left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !span.contains(hit);
  }).length;
}

test('a long sentence about a bot can be read at every size', async ({ page }) => {
  await startGame(page, { controllers: ['acorn', 'acorn'] });
  await action(page, 'pause').click();
  const span = page.locator('.turn-line > span');
  const faults = {};
  for (const size of designSizes) {
    await resize(page, size);
    await span.evaluate((span, text) => (span.textContent = text), longSentence);
    const { hidden, size: font } = { hidden: await page.evaluate(findHiddenLines), size: await span.evaluate((span) => parseFloat(getComputedStyle(span).fontSize)) };
    if (hidden > 0 || font < 11) faults[`${size.width}x${size.height}`] = { hidden, font };
  }
  expect(faults).toEqual({});
});

test('the steps of Valley include the mushroom at every size', async ({ page }) => {
  await openGame(page, 'valley', await positionBefore('valley', 'place_mushroom'));
  await expect(page.locator('.step[aria-current=step]')).toHaveText('Mushroom');
  for (const size of designSizes) {
    await page.setViewportSize(size);
    await expect(page.locator('.step').filter({ visible: true })).toHaveText(['Domino', 'Mushroom', 'Plant', 'End']);
    for (const step of await page.locator('.step').all()) await expect(step, `${size.width}x${size.height}`).toBeInViewport({ ratio: 1 });
  }
});

for (const [locale, warning] of [['en', '1 cloud would be lost'], ['de', '1 Wolke geht verloren'], ['fr', '1 nuage serait perdu']]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test(`a small phone shows the whole warning of a lost cloud in ${locale}`, async ({ page }) => {
      await startGame(page, { board: 'valley-back', controllers: ['person', 'person'] });
      await playTo(page, 'domino');
      for (const part of ['[data-domino]', '[data-space=m4].legal', '[data-space=n4].legal']) await click(page, part);
      const line = page.locator('.turn-line[data-loss]');
      await expect(line).toContainText(warning);
      // The warning comes first, so that nothing of it is cut.
      const cut = await line.locator(':scope > span').evaluate((span) => {
        const text = document.createTreeWalker(span, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, text.data.indexOf('.') + 1);
        const bottom = Math.max(...[...range.getClientRects()].map((rect) => rect.bottom));
        return { start: text.data, below: bottom - span.getBoundingClientRect().bottom };
      });
      expect(cut.start.replaceAll('\u00a0', ' ').startsWith(warning)).toBe(true);
      expect(cut.below).toBeLessThan(2);
    });
  });
}

/** A window of 1440x900 at 200 % zoom. */
const zoomedSize = { width: 720, height: 450 };

/** Expects that nothing of the prompt is cut off at these sizes. */
async function expectWholePrompts(page, sizes, what) {
  for (const size of sizes) {
    await resize(page, size);
    const { hidden, below } = await page.locator('.turn-line > span').evaluate((line) => ({
      hidden: line.scrollHeight - line.clientHeight,
      below: line.getBoundingClientRect().bottom - line.closest('.turn-banner').getBoundingClientRect().bottom,
    }));
    const place = `${what} at ${size.width}x${size.height}`;
    expect(hidden, place).toBeLessThanOrEqual(2);
    // On the narrowest phones the longest line ends a little below the banner, with an edge of its own.
    expect(below, place).toBeLessThan(size.width <= 384 ? 13 : 1);
  }
}

for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('no prompt is cut off at any size', async ({ page }) => {
      const positions = [
        // News of two and three players.
        ['brook-four', 100],
        ['brook', 110],
        ['brook', await positionBefore('brook', 'discard_domino')],
        ['brook', await positionBeforeFinish('brook', false)],
        ['valley', await positionBefore('valley', 'place_mushroom')],
      ];
      for (const [name, position] of positions) {
        await page.goto('./');
        await openGame(page, name, position);
        await expectWholePrompts(page, designSizes, `${name} ${position}`);
      }
    });

    test('a prompt with the points of a closed area is whole', async ({ page }) => {
      const nobody = { 'en-GB': '(nobody)', 'de-DE': '(niemand)', 'fr-FR': '(personne)' }[locale];
      const closings = [
        ['brook-four', 92, 'woodpecker-turtle', 'o5', '(Ben +10)'],
        ['brook-two', 36, 'butterfly-salamander', 'f1', nobody],
      ];
      for (const [name, position, domino, space, words] of closings) {
        await page.goto('./');
        await openGame(page, name, position);
        for (const part of [`[data-domino="${domino}"]`, `[data-space=${space}]`]) await click(page, part);
        await expect(page.locator('.turn-line')).toContainText(words);
        await expectWholePrompts(page, [...designSizes, zoomedSize], `${name} ${position}`);
      }
    });

    test('a warning of a lost cloud is whole at 200 % zoom', async ({ page }) => {
      await openGame(page, 'brook', 36);
      for (const part of ['[data-domino="woodpecker-hedgehog"]', '[data-space=c7]']) await click(page, part);
      await expect(page.locator('.turn-line[data-loss]')).toBeVisible();
      await expectWholePrompts(page, [zoomedSize], 'warning');
    });
  });
}
