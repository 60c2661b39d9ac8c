// Counting the changes that a restarted browser lacks, without a browser.
import { expect, test } from '@playwright/test';
import { faultOf } from './kills.mjs';
import { SeededRandom } from './seeded_random.mjs';
import { WriteHistory } from './write_history.mjs';

const game = 'renature.game.1';

/** A history of these changes of one game, the texts by their times, of which the log has confirmed some texts. */
async function historyOf(changes, logged = []) {
  const history = new WriteHistory();
  const reports = {};
  await history.watch({ exposeFunction: async (name, report) => (reports[name] = report), addInitScript: async () => {} });
  for (const [at, text] of changes) reports.noteWrite(game, text, at);
  for (const text of logged) reports.noteLogged(game, text);
  return history;
}

/** The three first states of a game. */
const changes = [
  [1_000, '[1]'],
  [2_000, '[1,2]'],
  [2_900, '[1,2,3]'],
];

test('nothing is missing if the last change is stored', async () => {
  const history = await historyOf(changes);
  expect(history.compare({ [game]: '[1,2,3]' }, 3_000)).toEqual([]);
});

test('missing changes are counted with the age of the oldest', async () => {
  const history = await historyOf(changes);
  expect(history.compare({ [game]: '[1]' }, 3_000)).toEqual([
    { key: game, count: 2, age: 1_000, wasLogged: false, isForeign: false },
  ]);
});

test('a change that was not reported in time is not missing', async () => {
  const history = await historyOf(changes);
  expect(history.compare({ [game]: '[1,2,3,4]' }, 3_000)).toEqual([]);
});

test('a game that is gone is missing, another one is foreign', async () => {
  for (const texts of [{}, { [game]: '[1,9]' }]) {
    const [missing] = (await historyOf(changes)).compare(texts, 3_000);
    expect(missing).toEqual({ key: game, count: 3, age: 2_000, wasLogged: false, isForeign: game in texts });
  }
});

test('the log confirms a change and those before it', async () => {
  const history = await historyOf(changes, ['[1,2]']);
  expect(history.loggedCount).toBe(1);
  expect(history.compare({ [game]: '[1]' }, 3_000)[0].wasLogged).toBe(true);
  const other = await historyOf(changes, ['[1,2]']);
  expect(other.compare({ [game]: '[1,2]' }, 3_000)[0].wasLogged).toBe(false);
});

test('a game that the page has removed is not lost', async () => {
  const history = await historyOf([...changes, [2_950, null]]);
  expect(history.compare({}, 3_000)).toEqual([]);
});

test('each browser counts only its own changes', async () => {
  const history = await historyOf(changes);
  expect(history.changeCount).toBe(3);
  history.compare({ [game]: '[1,2,3]' }, 3_000);
  expect(history.changeCount).toBe(0);
});

test('confirmed changes and foreign texts are faults', () => {
  const isFault = (wasLogged, isForeign) => faultOf({ key: game, count: 1, age: 2_000, wasLogged, isForeign }).length === 1;
  expect([isFault(false, false), isFault(true, false), isFault(false, true)]).toEqual([false, true, true]);
});

test('a seed repeats its random numbers, another one does not', () => {
  const numbers = (...seed) => Array.from({ length: 5 }, function () {
    return this.below(1_000);
  }, new SeededRandom(...seed));
  expect(numbers(1, 2)).toEqual(numbers(1, 2));
  expect(numbers(1, 2)).not.toEqual(numbers(1, 3));
  expect(numbers(1, 2)).not.toEqual(numbers(2, 2));
});
