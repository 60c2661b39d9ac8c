// The actions of the random player. Each gets random numbers and a function that notes what it does.
import { loadRecord, recordPath } from '../driver/game_records.mjs';
import { phaseSteps, removeBotPauses } from '../driver/player.mjs';
import { locate, pickControl } from './controls.mjs';
import { readSavedGames, readSetAside, readTable, resumeGame } from './saved_games.mjs';

const keys = [
  ...['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Home', 'End', 'PageUp', 'PageDown', 'Delete', 'Backspace'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'n', 'r', 'l', '1', '2', '3', '?', '+', '-', '0'],
  ...['Control+z', 'Control+Shift+z', 'Control+y', 'Shift+ArrowRight', 'x'],
];

/** What is typed into text fields. */
const texts = ['Ann', '', '#game=1', '<b>&amp;</b>', '🦔🌳'.repeat(8), 'é́́', '\u202eBen'];

const records = ['brook', 'brook-two', 'brook-four', 'valley'];

/** What leads back to the game, from another player's hand, from the past, and from a game that another tab plays. */
const ways = ['take-screen', 'to-now', 'take-over'].map((action) => `button[data-action=${action}]`);

/** The players that a game is begun with, for the selects of the start screen. */
const lineups = [
  ['person', 'person'],
  ['person', 'acorn'],
  ['acorn', 'person', 'seedling'],
  ['seedling', 'acorn'],
  ['person', 'seedling'],
  ['person', 'person', 'person', 'person'],
];

/** A player who does anything at all. */
export class MonkeyActions {
  #page;
  #devtools;
  #sizes;
  #isTouch;
  #lastPhase;
  /** The number of games begun and ended, and of reloads. */
  summary = { begun: 0, ended: 0, reloads: 0 };

  constructor(page, sizes, isTouch) {
    this.#page = page;
    this.#sizes = sizes;
    this.#isTouch = isTouch;
  }

  /** Opens the page and lets bots play without pauses, for which the player would have to wait. */
  async open() {
    const page = this.#page;
    this.#devtools = await page.context().newCDPSession(page);
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    page.on('popup', (popup) => popup.close().catch(() => {}));
    let choosers = 0;
    page.on('filechooser', (chooser) => chooser.setFiles(recordPath(records[(choosers += 1) % records.length])).catch(() => {}));
    await page.goto('./');
    await removeBotPauses(page);
  }

  /** Does what brings a game forward, wherever the page stands. */
  async play(random, note) {
    const page = this.#page;
    const { screen, hasDialog, phase, controller } = await page.evaluate(readPlace);
    if (phase === 'over' && this.#lastPhase !== 'over') this.summary.ended += 1;
    this.#lastPhase = phase;
    if (hasDialog) return (await this.#tapFirst(['button[data-action=take-screen]'], note)) || this.#pressKey('Escape', note);
    if (screen === 'start') return this.#begin(random, note);
    if (screen === 'shelf') return this.#tapFirst(['button[data-action=back]'], note);
    // A player who never gave up would see few beginnings and ends.
    if (random.chance(phase === 'over' ? 0.5 : 0.02)) return this.#leave(note);
    // The final scoring shows itself step by step.
    if (phase === 'over') return this.tapControl(random, note);
    if (await this.#tapFirst([...ways, ...(controller === 'person' ? (phaseSteps[phase] ?? []) : [])], note)) return;
    note(`waits for ${controller}`);
    await this.#waitForTurn();
  }

  /** Waits until a person is to act, a second at most. */
  async #waitForTurn() {
    const isOurs = () => {
      const table = document.querySelector('main[data-screen=table]');
      const isSettled = table?.dataset.settling === undefined;
      return !table || (isSettled && (table.dataset.holder === 'person' || table.dataset.phase === 'over'));
    };
    await this.#page.waitForFunction(isOurs, undefined, { polling: 20, timeout: 1_000 }).catch((error) => {
      if (error.name !== 'TimeoutError') throw error;
    });
  }

  /** Begins a game on the start screen, or opens one that has been played in part. */
  async #begin(random, note) {
    const page = this.#page;
    const [lineup, board, record, share] = [random.pick(lineups), random.share(), random.pick(records), random.share()];
    this.summary.begun += 1;
    if (random.chance(0.5)) {
      note(`begins with ${lineup.join(', ')}`);
      await this.#tapFirst(['button[data-action=set-up][aria-expanded=false]'], () => {});
      await page.evaluate(chooseLineup, { lineup, board });
      return this.#tapFirst(['button[data-action=start-game]'], note);
    }
    const { log } = await loadRecord(record);
    // Mostly late, so that the game ends before the player gives it up.
    const actions = Math.ceil((1 - share ** 3) * log.length);
    note(`opens ${actions} actions of ${record}`);
    const buffer = Buffer.from(JSON.stringify(await loadRecord(record, actions)));
    const table = page.locator('main[data-screen=table]');
    const file = { name: `${record}.json`, mimeType: 'application/json', buffer };
    // A game that the last action has resumed may take the place of the start screen.
    const opened = page.locator('input[data-field=import]').setInputFiles(file);
    opened.catch(() => {});
    await Promise.race([opened, table.waitFor()]);
    await table.waitFor();
  }

  /** Leaves the table for the start screen, as far as the page offers it. */
  async #leave(note) {
    await this.#tapFirst(['button[data-action=menu]'], note);
    for (const action of ['new-game', 'leave']) await this.#tapFirst([`dialog[open] button[data-action=${action}]`], note);
  }

  /** Taps a random control, or chooses a random option of a list. */
  async tapControl(random, note) {
    const control = await pickControl(this.#page, random.chance(0.2) ? 'domino' : 'any', random.share());
    if (!control) return note('found no control');
    if (control.name.startsWith('select')) {
      note(`chooses in ${control.name}`);
      return this.#page.evaluate(chooseOption, { ...control, share: random.share() });
    }
    note(control.name);
    await this.#tap(control);
  }

  /** Taps a space of the board, one where something may be placed more often than not. */
  async tapSpace(random, note) {
    const control = await pickControl(this.#page, random.chance(0.6) ? 'legal' : 'space', random.share());
    if (!control) return note('found no space');
    note(control.name);
    await this.#tap(control);
  }

  /** Taps anywhere. */
  async tapAnywhere(random, note) {
    const point = this.#point(random);
    note(`at ${point.x}, ${point.y}`);
    await this.#tap(point);
  }

  /** Taps twice or three times in a row. */
  async doubleTap(random, note) {
    const control = await pickControl(this.#page, random.pick(['space', 'legal', 'any', 'domino']), random.share());
    const times = 2 + random.below(2);
    if (!control) return note('found nothing');
    note(`${control.name}, ${times} times`);
    for (let time = 0; time < times; time += 1) await this.#tap(control);
  }

  /** Presses a control for up to 0.7 s: a long press explains it. */
  async press(random, note) {
    const control = await pickControl(this.#page, random.pick(['space', 'any', 'domino']), random.share());
    const delay = 300 + random.below(400);
    if (!control) return note('found nothing');
    note(`${control.name} for ${delay} ms`);
    if (!this.#isTouch) return this.#page.mouse.click(control.x, control.y, { delay });
    await this.#touch('touchStart', [control]);
    await new Promise((done) => setTimeout(done, delay));
    await this.#touch('touchEnd', []);
  }

  /** Presses a key up to four times, or types into the field that has the focus. */
  async key(random, note) {
    const [name, times, text] = [random.pick(keys), random.below(4), random.pick(texts)];
    const inField = await this.#page.evaluate(() => document.activeElement?.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea') ?? false);
    if (inField && random.chance(0.6)) {
      note(`types ${JSON.stringify(text)}`);
      return this.#page.keyboard.insertText(text);
    }
    for (let time = 0; time <= times; time += 1) await this.#pressKey(name, note);
  }

  /** Drags a domino, the board or anything else; sometimes Escape ends it, sometimes another button is pressed. */
  async drag(random, note) {
    const from = (await pickControl(this.#page, random.pick(['domino', 'domino', 'space', 'any']), random.share())) ?? this.#point(random);
    const to = (random.chance(0.7) && (await pickControl(this.#page, random.pick(['legal', 'space']), random.share()))) || this.#point(random);
    const [steps, escapes, swaps] = [1 + random.below(5), random.chance(0.15), random.chance(0.1)];
    note(`${from.name ?? `${from.x}, ${from.y}`} to ${to.name ?? `${to.x}, ${to.y}`}${escapes ? ', Escape' : ''}${swaps ? ', right button' : ''}`);
    const path = Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps));
    if (this.#isTouch) {
      await this.#touch('touchStart', [from]);
      for (const point of path) await this.#touch('touchMove', [point]);
      if (escapes) await this.#page.keyboard.press('Escape');
      return this.#touch(swaps ? 'touchCancel' : 'touchEnd', []);
    }
    const { mouse, keyboard } = this.#page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of path) await mouse.move(x, y);
    if (swaps) await mouse.click(to.x, to.y, { button: 'right' });
    if (escapes) await keyboard.press('Escape');
    await mouse.up();
  }

  /** Zooms the board by wheel, keys, buttons or two fingers. */
  async zoom(random, note) {
    const page = this.#page;
    const [way, point, farther] = [random.below(4), this.#point(random), random.chance(0.4)];
    if (way === 0) return this.#pressKey(random.pick(['+', '+', '-', '0']), note);
    if (way === 1) {
      const action = random.pick(['zoom', 'zoom-in', 'zoom-out', 'zoom-fit']);
      if (await this.#tapFirst([`button[data-action=${action}]:not([hidden])`], note)) return;
      return note(`found no ${action}`);
    }
    const space = (await pickControl(page, 'space', random.share())) ?? point;
    if (way === 2 && this.#isTouch) return this.#pinch(space, farther, note);
    const distance = (farther ? 1 : -1) * (50 + random.below(800));
    note(`wheel ${distance} at ${space.x}, ${space.y}`);
    await page.mouse.move(space.x, space.y);
    await page.mouse.wheel(0, distance);
  }

  async #pinch({ x, y }, farther, note) {
    note(`pinch ${farther ? 'together' : 'apart'} at ${x}, ${y}`);
    const fingers = (distance) => [{ x: x - distance, y, id: 0 }, { x: x + distance, y, id: 1 }];
    const distances = farther ? [60, 40, 20] : [20, 40, 60];
    await this.#touch('touchStart', fingers(distances[0]));
    for (const distance of distances) await this.#touch('touchMove', fingers(distance));
    await this.#touch('touchEnd', []);
  }

  /** Changes the size of the window, or the zoom of the page. */
  async resize(random, note) {
    const { deviceScaleFactor, ...size } = random.pick(this.#sizes);
    note(`to ${size.width} × ${size.height}${deviceScaleFactor ? ` at ${deviceScaleFactor * 100} %` : ''}`);
    await this.#page.setViewportSize(size);
    if (deviceScaleFactor) await this.#devtools.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor, mobile: false });
  }

  /** Hides the page, as when the player takes another app, and shows it again some tasks later. */
  async hide(random, note) {
    const tasks = random.below(20);
    note(`for ${tasks} tasks`);
    await this.#page.evaluate(hideFor, tasks);
  }

  /** Loads the page again. The running game must come back with all of its actions. */
  async reload(random, note) {
    const page = this.#page;
    await this.#waitForTurn();
    const [table, before] = [await readTable(page), await readSavedGames(page)];
    const way = random.pick(['reload', 'reload', 'leave', 'resume']);
    note(way);
    this.summary.reloads += 1;
    if (way === 'leave') await page.goto('about:blank');
    if (way === 'reload') await page.reload();
    else await page.goto(way === 'resume' ? './?resume' : './');
    await page.locator('main[data-screen]').waitFor();
    const after = await readSavedGames(page);
    for (const [key, log] of Object.entries(before.games)) expectPrefix(key, log, after.games[key]);
    const setAside = await readSetAside(page);
    if (setAside.length > 0) throw new Error(`${setAside.join(', ')}: a save could not be read`);
    const wasRunning = table?.isSaved && table.phase !== 'over';
    if (!wasRunning) return;
    note(`and resumes ${table.actions} actions`);
    const resumed = await resumeGame(page);
    // While the past is on display, a bot waits; it acts once the game is resumed.
    const isSame = table.controller === 'person' && !table.isPast;
    const isLost = isSame ? resumed.actions !== table.actions : resumed.actions < table.actions;
    if (isLost) throw new Error(`the running game had ${table.actions} actions; it was resumed with ${resumed.actions}`);
  }

  /** Lets another document of the site change the storage, or repeats the event for a text of the page. */
  async storageEvent(random, note) {
    const [isForeign, share] = [random.chance(0.4), random.share()];
    note(isForeign ? 'by another document' : 'repeated');
    await this.#page.evaluate(isForeign ? changeForeignKey : repeatStorageEvent, share);
  }

  #point(random) {
    const { width, height } = this.#page.viewportSize();
    return { x: random.below(width), y: random.below(height) };
  }

  async #pressKey(name, note) {
    note(name);
    await this.#page.keyboard.press(name);
  }

  /** Taps the first element that one of the selectors finds; returns false if there is none. */
  async #tapFirst(selectors, note) {
    const control = await locate(this.#page, ...selectors);
    if (!control) return false;
    note(control.name);
    await this.#tap(control);
    return true;
  }

  async #tap({ x, y }) {
    if (this.#isTouch) return this.#page.touchscreen.tap(x, y);
    const { mouse } = this.#page;
    // The browser gets them in this order; to await each would take three times as long.
    await Promise.all([mouse.move(x, y), mouse.down(), mouse.up()]);
  }

  #touch(type, points) {
    const touchPoints = points.map(({ x, y, id = 0 }) => ({ x: Math.max(0, x), y: Math.max(0, y), id }));
    return this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** Runs in the page: where it stands. */
function readPlace() {
  const { screen, phase, holder: controller } = document.querySelector('main[data-screen]')?.dataset ?? {};
  return { screen, phase, controller, hasDialog: document.querySelector('dialog[open]') !== null };
}

function between(from, to, share) {
  const mix = (axis) => Math.round(from[axis] + (to[axis] - from[axis]) * share);
  return { x: mix('x'), y: mix('y') };
}

/** Expects a saved game to begin with this log. */
function expectPrefix(key, log, after) {
  if (!after) throw new Error(`${key} with ${log.length} actions is lost`);
  const index = log.findIndex((entry, index) => entry !== after[index]);
  if (index >= 0) throw new Error(`${key} had ${log.length} actions; it has ${after.length}, and action ${index + 1} is another one`);
}

/** Runs in the page: fills in the start screen's form. */
function chooseLineup({ lineup, board }) {
  const choose = (select, value) => {
    if (!select) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const boards = document.querySelectorAll('input[name=board]');
  boards[Math.floor(board * boards.length)]?.click();
  choose(document.querySelector('[data-field=players]'), String(lineup.length));
  for (const [seat, controller] of lineup.entries()) choose(document.querySelector(`[data-seat-row="${seat}"] select[data-field=holder]`), controller);
}

/** Runs in the page: chooses an option of the list at this point. */
function chooseOption({ x, y, share }) {
  const select = document.elementFromPoint(x, y)?.closest('select');
  if (!select) return;
  select.selectedIndex = Math.floor(share * select.options.length);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Runs in the page: lets it appear hidden for so many tasks. A test browser keeps its pages visible, even those behind
 * others and frozen ones.
 */
async function hideFor(tasks) {
  const show = (visibilityState) => {
    const hidden = { value: visibilityState === 'hidden', configurable: true };
    Object.defineProperties(document, { hidden, visibilityState: { value: visibilityState, configurable: true } });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  show('hidden');
  dispatchEvent(new Event('blur'));
  for (let task = 0; task < tasks; task += 1) await new Promise((done) => setTimeout(done));
  show('visible');
  dispatchEvent(new Event('focus'));
}

/** Runs in the page: changes a text of another app in a document of the same site. */
async function changeForeignKey(share) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.contentWindow.localStorage.setItem('another.app', share);
  frame.remove();
}

/** Runs in the page: sends the event of a change, for one of the stored texts or for all. */
function repeatStorageEvent(share) {
  const stored = [null, ...Object.keys(localStorage).sort()];
  const key = stored[Math.floor(share * stored.length)];
  const newValue = key && localStorage.getItem(key);
  dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue: newValue, storageArea: localStorage }));
}
