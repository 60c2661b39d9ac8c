// Kills the browser at random moments. The next start must bring everything back but the last moments.
import { baseURL } from '../driver/chromium.mjs';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { launchKillable } from '../driver/killable_browser.mjs';
import { playStep, startGame } from '../driver/player.mjs';
import { PageWatch } from './page_watch.mjs';
import { readSavedGames, readSetAside, readTable, resumeGame } from './saved_games.mjs';
import { SeededRandom } from './seeded_random.mjs';
import { WriteHistory, readTexts, reportWrites } from './write_history.mjs';

/** The age that a missing change should not exceed, in milliseconds. */
export const AIM = 250;

/** The longest time from the last awaited action to the kill, in milliseconds. */
const MAX_DELAY = 150;

/** What the browser is killed in, one after the other, and how to come to it. */
const situations = {
  'two people': (page) => startGame(page, { controllers: ['person', 'person'] }),
  'a person and a bot': (page) => startGame(page, { controllers: ['person', 'acorn'], board: 'valley' }),
  'bots alone': (page) => startGame(page, { controllers: ['acorn', 'seedling', 'seedling', 'seedling'], board: 'valley' }),
  'the last turns': openLastTurns,
  'an earlier game': (page) => resumeGame(page),
  preferences: () => {},
};

/**
 * Kills the browser so many times; its profile is in `folder`. Gives `print` a line about each kill. Returns the number
 * of `changes`, of those `logged`, the `missing` ones, and `faults`: sentences about what must not happen.
 */
export async function killAtRandom({ times, seed, folder, print = () => {} }) {
  const history = new WriteHistory();
  const total = { changes: 0, logged: 0, missing: [], faults: [] };
  let browser = await start(history, folder);
  for (let number = 1; number <= times; number += 1) {
    const situation = await chooseSituation(browser.page, number);
    const killedAt = await playAndKill(browser, situation, new SeededRandom(seed, number));
    const { changeCount: changes, loggedCount: logged } = history;
    browser = await start(history, folder);
    const { missing, faults } = await inspect(browser, history, killedAt);
    total.changes += changes;
    total.logged += logged;
    total.missing.push(...missing);
    total.faults.push(...faults.map((fault) => `kill ${number}, in ${situation}: ${fault}`));
    print(`kill ${number} of ${times}, in ${situation}: ${changes} changes, ${describeMissing(missing)}`);
  }
  await browser.kill();
  return total;
}

/** Starts the browser and opens the page. */
async function start(history, folder) {
  const { page, kill } = await launchKillable(folder);
  const watch = new PageWatch(page);
  await history.watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  return { page, kill, watch };
}

/** Opens the page and waits until the storage is restored. */
async function open(page) {
  await page.goto(baseURL());
  await page.locator('main[data-screen]').waitFor();
  await page.evaluate(() => globalThis.writeAheadLog.restored());
}

/** The situations take turns, so that a few kills meet all of them. */
async function chooseSituation(page, number) {
  const hasGame = (await readSavedGames(page)).running !== null;
  const names = Object.keys(situations).filter((name) => name !== 'an earlier game' || hasGame);
  return names[(number - 1) % names.length];
}

/** Plays for a while and kills the browser. Returns when, in milliseconds since 1970. */
async function playAndKill({ page, kill }, situation, random) {
  await reportWrites(page);
  await situations[situation](page, random);
  const act = situation === 'preferences' ? changePreference : playIfPossible;
  for (let steps = random.below(12); steps > 0; steps -= 1) await act(page, random);
  // The browser is killed while the game goes on.
  const going = goOn(() => act(page, random));
  await new Promise((done) => setTimeout(done, random.share() * MAX_DELAY));
  const killedAt = Date.now();
  await kill();
  await going;
  return killedAt;
}

/** Acts until the browser is gone. */
async function goOn(act) {
  try {
    for (;;) await act();
  } catch {
    // It was killed.
  }
}

/** Compares what the page has after a kill, and resumes its game. Leaves it on the start screen. */
async function inspect({ page, watch }, history, killedAt) {
  const missing = history.compare(await readTexts(page), killedAt);
  const faults = missing.flatMap(faultOf);
  faults.push(...(await readSetAside(page)).map((key) => `${key} could not be read`));
  const { games, running } = await readSavedGames(page);
  if (running) {
    const { actions, controller, phase } = await resumeGame(page);
    const saved = games[running].length;
    // Bots go on at once, perhaps to the end.
    const mayGoOn = controller === 'bot' || phase === 'over';
    if (actions < saved || (actions > saved && !mayGoOn)) faults.push(`${running} has ${saved} actions; it was resumed with ${actions}`);
    await open(page);
  }
  await watch.check().catch((error) => faults.push(error.message));
  return { missing, faults };
}

/** What must not be missing, as a list of one sentence or none. A change that the log had not confirmed may be missing. */
export function faultOf({ key, count, age, wasLogged, isForeign }) {
  if (isForeign) return [`${key} holds what the page has never written`];
  return wasLogged ? [`${count} changes of ${key} are missing, the oldest of them ${age} ms old; the log had confirmed them`] : [];
}

/** Opens a game that ends soon, which writes a statistic. */
async function openLastTurns(page, random) {
  const { log } = await loadRecord('brook');
  // The names make each of these games another one: a game counts once.
  await openGame(page, 'brook', log.length - 1 - random.below(6), ['Ann', 'Ben'].map((name) => `${name} ${random.below(10_000)}`));
}

async function playIfPossible(page) {
  // Between bots the table may settle only at the end of the game.
  const turn = await readTable(page);
  if (turn && turn.phase !== 'over' && turn.controller === 'person') return playStep(page);
  // Bots go on by themselves: look at them once per frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Chooses another theme on the start screen. */
async function changePreference(page, random) {
  if ((await page.locator('dialog[open]').count()) === 0) await page.locator('button[data-action=settings]').click();
  await page.locator('dialog[open] [data-field=theme] input').nth(random.below(3)).check();
}

/** The words about missing changes. */
export function describeMissing(missing) {
  if (missing.length === 0) return 'nothing is missing';
  const count = missing.reduce((sum, each) => sum + each.count, 0);
  return `${count} missing, the oldest ${Math.max(...missing.map(({ age }) => age))} ms old`;
}
