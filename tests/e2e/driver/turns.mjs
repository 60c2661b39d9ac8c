// Plays turns and whole games by pressing what the table offers.
//
// The page may be Playwright's or that of any browser's driver (engines/page.mjs).
import { skipDoubleTapTime } from './clock.mjs';
import { click } from './gestures.mjs';

const enabled = (action) => `button[data-action=${action}]:not([aria-disabled=true])`;

/** The selectors of what a player in a hurry presses in each phase: the first one that finds something. */
export const phaseSteps = {
  domino: [enabled('place-domino'), '[data-space].legal', enabled('discard-domino'), '[data-domino]:not(.fits-nowhere)', '[data-domino]'],
  mushroom: [enabled('place-mushroom'), '[data-space].legal', enabled('skip-mushroom')],
  plant: [enabled('place-plant'), 'button[data-plant]:not([aria-disabled=true])', enabled('skip-plant')],
  // Drawing first is offered only to a player with a reserve.
  finish: [enabled('finish'), enabled('end-turn')],
  end: [enabled('extra-turn'), enabled('end-turn')],
};

/**
 * Reads the table's `phase`, `turn` and `controller`, and the selector of what a player in a hurry presses next: the
 * first move that fits, else what ends the step. One evaluation reads all of it, since each costs a round trip.
 */
export async function readTurn(page) {
  for (;;) {
    const turn = await page.evaluate(findTurn, phaseSteps);
    if (turn) return turn;
    await page.waitForFunction(() => document.querySelector('main[data-screen=table]:not([data-settling])') !== null);
  }
}

/** Runs in the page: the turn as `readTurn` returns it; null while the table is not there or not up to date. */
function findTurn(phaseSteps) {
  const table = document.querySelector('main[data-screen=table]:not([data-settling])');
  if (!table) return null;
  const { phase, turn, holder: controller } = table.dataset;
  const selectors = ['button[data-action=take-screen]', 'button[data-action=answer-yes]', ...(phaseSteps[phase] ?? [])];
  const found = selectors.map((selector) => document.querySelector(selector)).find((element) => element !== null);
  const attribute = ['action', 'space', 'domino', 'plant'].find((name) => found && name in found.dataset);
  return { phase, turn, controller, next: attribute && `[data-${attribute}="${found.dataset[attribute]}"]` };
}

/** Presses the next thing in a person's turn. */
export async function playStep(page, press = click) {
  const { phase, next } = await readTurn(page);
  await pressNext(page, phase, next, press);
}

/** The selector that was pressed last on each page. */
const lastPressed = new WeakMap();

/** Presses what is offered. A second press of it, or of the answer to its question, must not be a double tap. */
async function pressNext(page, phase, next, press) {
  if (!next) throw new Error(`nothing can be pressed in phase ${phase}`);
  if (lastPressed.get(page) === next || next.includes('answer-yes')) await skipDoubleTapTime(page);
  lastPressed.set(page, next);
  await press(page, next);
}

/** Presses what is offered until the table is in this phase. */
export async function playTo(page, wanted, press = click) {
  for (let steps = 0; steps < 40; steps += 1) {
    const { phase, next } = await readTurn(page);
    if (phase === wanted && next !== takeScreen) return;
    await pressNext(page, phase, next, press);
  }
  throw new Error(`the turn does not come to phase ${wanted}`);
}

const takeScreen = '[data-action="take-screen"]';
const answerYes = '[data-action="answer-yes"]';
const endTurn = '[data-action="end-turn"]';

/** Plays the person's turn to its end; then it is the next player's turn, or the game is over. */
export async function playTurn(page, press = click) {
  let ends = false;
  for (let steps = 0; steps < 40; steps += 1) {
    const { phase, next } = await readTurn(page);
    if (phase === 'over' || (ends && next !== answerYes)) return;
    // A player in a hurry would buy an extra turn.
    const pressed = phase === 'end' && ![takeScreen, answerYes].includes(next) ? endTurn : next;
    ends ||= pressed === endTurn;
    await pressNext(page, phase, pressed, press);
  }
  throw new Error('the turn does not end');
}

/** Waits until a person is to act or the game is over. */
export function waitForBots(page) {
  const done = () => {
    // There is no table yet when a game is being opened.
    const table = document.querySelector('main[data-screen=table]');
    return table?.dataset.holder === 'person' || table?.dataset.phase === 'over';
  };
  // Between bots that is a whole game.
  return page.waitForFunction(done, undefined, { polling: 10, timeout: 150_000 });
}

/** Plays until the game is over. Returns the seats to which the screen was handed over, in order. */
export async function playToTheEnd(page, press = click) {
  const handovers = [];
  for (let steps = 0; steps < 2_000; steps += 1) {
    const { phase, turn, controller, next } = await readTurn(page);
    if (phase === 'over') return handovers;
    if (controller === 'bot') {
      await waitForBots(page);
    } else {
      if (next === takeScreen) handovers.push(Number(turn));
      await pressNext(page, phase, next, press);
    }
  }
  throw new Error('the game did not end');
}
