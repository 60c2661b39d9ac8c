// A whole game on a phone by fingers alone: pinching, moving the zoomed board, and tapping.
import { expect, test } from '@playwright/test';
import { pinch, swipe, tap, waitForUpdates } from '../driver/gestures.mjs';
import { expectNoFailure, readTurn, startGame, waitForBots } from '../driver/player.mjs';
import { readFinalScores, readScores, table } from '../driver/table.mjs';

/** With three bots the person has 13 turns; in the last ones no domino fits. */
const againstThreeBots = { controllers: ['person', 'acorn', 'acorn', 'acorn'] };

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** The boxes of the board and of the space, with their middles. */
async function boxes(page, space) {
  const [frame, box] = [await page.locator('svg.board').boundingBox(), await page.locator(space).first().boundingBox()];
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
  return { frame, width: box.width, from: middle(box), to: middle(frame) };
}

/** True if the middle of the space is in view, and not at its edge. */
function isInView({ frame, from }) {
  return from.x > frame.x + 30 && from.x < frame.x + frame.width - 30 && from.y > frame.y + 30 && from.y < frame.y + frame.height - 30;
}

/** The least width of a space on a zoomed board, in CSS pixels. */
const zoomed = 60;

/** Zooms in far from the space, so that it leaves the view, unless the board is zoomed since the last turn. */
async function zoomAwayFrom(page, space) {
  const { frame, from, to, width } = await boxes(page, space);
  if (width >= zoomed) return;
  const x = from.x > to.x ? frame.x + 90 : frame.x + frame.width - 90;
  const y = from.y > to.y ? frame.y + 40 : frame.y + frame.height - 40;
  await pinch(page, { x, y }, 3);
  expect((await boxes(page, space)).width).toBeGreaterThanOrEqual(zoomed);
}

/** Moves the zoomed board until the space is in its middle, as far as the board goes. Returns the number of swipes. */
async function bringIntoView(page, space) {
  for (let swipes = 0; swipes < 12; swipes += 1) {
    const { frame, from, to } = await boxes(page, space);
    if (swipes > 0 && isInView({ frame, from })) return swipes;
    const limit = (length) => Math.max(-150, Math.min(150, length));
    await swipe(page, to, { x: to.x + limit(to.x - from.x), y: to.y + limit(to.y - from.y) });
  }
  throw new Error(`${space} does not come into view`);
}

/** Plays the person's turn on the zoomed board. Returns the number of swipes; 0 if no domino could be placed. */
async function playZoomedTurn(page) {
  let [swipes, ends] = [0, false];
  for (let steps = 0; steps < 20; steps += 1) {
    const { phase, next } = await readTurn(page);
    const asks = next === '[data-action="answer-yes"]';
    if (phase === 'over' || (ends && !asks)) return swipes;
    // A player in a hurry would buy an extra turn.
    const pressed = phase === 'end' && !asks ? '[data-action="end-turn"]' : next;
    ends ||= pressed === '[data-action="end-turn"]';
    if (pressed.startsWith('[data-space')) {
      await zoomAwayFrom(page, pressed);
      swipes += await bringIntoView(page, pressed);
      await tap(page, pressed);
      await expect(page.locator(`${pressed}.chosen`)).toHaveCount(1);
    } else await tap(page, pressed);
    await waitForUpdates(page);
  }
  throw new Error('the turn does not end');
}

test('a whole game is played zoomed in, by fingers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await startGame(page, againstThreeBots);
  const swipes = [];
  while ((await table(page).getAttribute('data-phase')) !== 'over') {
    swipes.push(await playZoomedTurn(page));
    await waitForBots(page);
    await waitForUpdates(page);
  }
  expect(swipes.length).toBeGreaterThanOrEqual(13);
  expect(swipes.filter((count) => count > 0).length).toBeGreaterThanOrEqual(8);
  await expectNoFailure(page);
  expect(await readFinalScores(page)).toEqual(await readScores(page));
});
