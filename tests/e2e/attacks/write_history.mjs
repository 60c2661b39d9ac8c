// Keeps all texts that a page stores, with their times, outside the browser: it knows them even when the browser is killed.

/** Keeps the changes of each game, preference and statistic of the page that it watches. */
export class WriteHistory {
  /**
   * The texts by the key of the game, preference or statistic: lists of `{ text, at, isLogged }` from the oldest. `at` is
   * none for a text from before, `text` is null after a removal. `isLogged` is true once the write-ahead log has
   * confirmed the text.
   */
  #changes = new Map();

  /** Begins to watch the page, before its first document. */
  async watch(page) {
    await page.exposeFunction('noteWrite', (key, text, at) => this.#note(key, text, at));
    await page.exposeFunction('noteLogged', (key, text) => this.#noteLogged(key, text));
    await page.addInitScript(watchWrites);
  }

  #note(key, text, at) {
    const changes = this.#changes.get(key) ?? [];
    if (changes.at(-1)?.text !== text) changes.push({ text, at });
    this.#changes.set(key, changes);
  }

  #noteLogged(key, text) {
    const logged = this.#changes.get(key)?.findLast((change) => change.text === text);
    if (logged) logged.isLogged = true;
  }

  /** The number of changes since the browser was started. */
  get changeCount() {
    return this.#ownChanges().length;
  }

  /** The number of these changes that the write-ahead log has confirmed. */
  get loggedCount() {
    return this.#ownChanges().filter(({ isLogged }) => isLogged).length;
  }

  #ownChanges() {
    return [...this.#changes.values()].flat().filter(({ at }) => at !== undefined);
  }

  /**
   * Compares with the texts that a page has after a restart, by key. Returns for each key whose latest changes are
   * missing how many these are, and how old the oldest was when the browser was killed, in milliseconds. `wasLogged` is
   * true if the log had confirmed one of them, `isForeign` if the page has never written what is stored. From now on
   * these texts are the latest.
   */
  compare(texts, killedAt) {
    const missing = [];
    for (const [key, changes] of this.#changes) {
      const text = texts[key] ?? null;
      const last = changes.findLastIndex((change) => change.text === text);
      const isNewer = last < 0 && extendsText(changes.at(-1).text, text);
      const later = isNewer ? [] : changes.slice(last + 1);
      if (later.length === 0) continue;
      const wasLogged = later.some(({ isLogged }) => isLogged);
      // What an earlier browser had stored is older than any aim.
      missing.push({ key, count: later.length, age: killedAt - (later[0].at ?? 0), wasLogged, isForeign: last < 0 && text !== null });
    }
    this.#changes = new Map(Object.entries(texts).map(([key, text]) => [key, [{ text, isLogged: true }]]));
    return missing;
  }
}

/** True if the text may be a later one of the same key: the browser was killed before it could report it. */
function extendsText(before, text) {
  if (before === null || text === null) return false;
  const isList = before.startsWith('[');
  return isList ? text.startsWith(before.slice(0, -1)) : JSON.parse(text) !== null;
}

/** The texts that the page has stored of each game, preference and statistic. */
export function readTexts(page) {
  return page.evaluate(() => globalThis.readStoredTexts());
}

/** Lets the page report its writes from now on: while it restores the storage, the texts do not fit together yet. */
export function reportWrites(page) {
  return page.evaluate(() => (globalThis.reportsWrites = true));
}

/** Runs in the page: reports each write, and offers to read all texts. */
function watchWrites() {
  if (location.protocol === 'about:') return;
  const isSlotted = (key) => /^renature\.(game\.\d+|results)$/.test(key);
  const isWatched = (key) => isSlotted(key) || key === 'renature.preferences' || key === 'renature.lineup';
  /** The text under the key, of games and statistics that of the slot in use: only their log or list. */
  const read = (key, textOf = (key) => localStorage.getItem(key)) => {
    const text = textOf(key);
    if (text === null || !isSlotted(key)) return text;
    const { payload } = JSON.parse(textOf(`${key}.${text.split('\n')[0]}`));
    return JSON.stringify(payload.record?.log ?? payload);
  };
  const { setItem, removeItem } = Storage.prototype;
  const report = (storage, key, readNow) => {
    if (globalThis.reportsWrites && storage === localStorage && isWatched(key)) globalThis.noteWrite(key, readNow(key), Date.now());
  };
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text);
    report(this, key, read);
  };
  // The page itself removes a game without actions when the next one begins.
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key);
    report(this, key, () => null);
  };
  // An entry of the write-ahead log counts when its transaction is complete.
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (entry) {
    const { transaction } = this;
    if (!transaction.entries) {
      transaction.entries = new Map();
      transaction.addEventListener('complete', () => reportLogged(transaction.entries));
    }
    transaction.entries.set(entry.key, entry.text);
    return put.call(this, entry);
  };
  const reportLogged = (entries) => {
    if (!globalThis.reportsWrites) return;
    for (const key of [...entries.keys()].filter(isWatched)) {
      globalThis.noteLogged(key, read(key, (key) => (entries.has(key) ? entries.get(key) : localStorage.getItem(key))));
    }
  };
  globalThis.readStoredTexts = () => Object.fromEntries(Object.keys(localStorage).filter(isWatched).map((key) => [key, read(key)]));
}
