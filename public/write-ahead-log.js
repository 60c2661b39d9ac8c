// The write-ahead log of the saves. Browsers write localStorage to the disk seconds later: when one is killed before
// that, the last actions are lost. So each changed text is also logged in IndexedDB, which reaches the device within
// some milliseconds. The next start repairs the storage from the log before the page reads it.
//
// All entries have a number. The storage also holds the greatest one, written after the texts of its entry: the storage
// lacks the entries of the log with a greater number. A removed text is logged as null, so that it does not come back.
// A reload may come before an entry is written: each start logs the texts that the log lacks.
// The log may answer late, when the page is in use: then everything is restored but the keys written meanwhile.
(() => {
  // The stored names are older than this file's name and never change.
  const LAST = 'renature.journal';
  const ENTRIES = 'notes';
  /** The start of all keys of the page; other pages may share the storage. */
  const PREFIX = 'renature.';
  /** The longest time that a start waits for the log, in milliseconds. */
  const PATIENCE = 3_000;
  /** The time without a change after which the device writes everything to its disk, in milliseconds. */
  const QUIET = 1_000;

  /** The first number that is damaged, in the year 2286: not even a wrong clock gives such a number. */
  const END = 1e13;
  const isNumber = (number) => Number.isSafeInteger(number) && number >= 0 && number < END;

  const last = () => {
    try {
      const number = Number(localStorage.getItem(LAST));
      return isNumber(number) ? number : 0;
    } catch {
      // The browser blocks the storage.
      return 0;
    }
  };

  /** The keys of texts that are still to be logged. */
  const changed = new Set();
  /** The keys that this page has logged or is to log. */
  const noted = new Set();
  /** The keys written since the page was loaded, here or in another tab: they are newer than the log. */
  const written = new Set();
  /** The greatest number when the page was loaded, and the greatest since. */
  const lastAtStart = last();
  let greatest = lastAtStart;
  let isRestored = false;
  let isInUse = false;
  let isScheduled = false;
  let quietTimer;
  let isReady = false;

  /** The promise of the connection; undefined after the browser has closed it. */
  let connection;

  const connect = () => {
    connection ??= new Promise((resolve, reject) => {
      const request = indexedDB.open('renature', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(ENTRIES, { keyPath: 'key' }).createIndex('number', 'number');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = reject;
    });
    return connection;
  };

  /** Runs `use` with the log's connection, which is not used again after an error. */
  const withDatabase = async (use) => {
    const used = connect();
    const forget = () => {
      if (connection !== used) return;
      connection = undefined;
      // The browser may have removed what this connection has written.
      for (const key of noted) changed.add(key);
    };
    try {
      const database = await used;
      database.onclose = forget;
      return await use(database);
    } catch (error) {
      // A full disk does not close the connection.
      if (error?.name !== 'QuotaExceededError') forget();
      throw error;
    }
  };

  addEventListener('storage', ({ key }) => key && written.add(key));

  /** Notes in the storage that it lacks nothing up to now; not before it was restored. */
  const storeLast = () => {
    if (!isRestored) return;
    try {
      localStorage.setItem(LAST, Math.max(last(), greatest));
    } catch {
      // The storage is full: these texts are restored once more, which changes nothing.
    }
  };

  const put = (entries, durability) =>
    withDatabase(
      (database) =>
        new Promise((resolve, reject) => {
          const transaction = database.transaction(ENTRIES, 'readwrite', { durability });
          transaction.oncomplete = resolve;
          transaction.onabort = () => reject(transaction.error);
          const store = transaction.objectStore(ENTRIES);
          for (const entry of entries) store.put(entry);
          // A page that is left at once would abort the transaction if it were still open.
          transaction.commit?.();
        }),
    );

  /** Makes the device write everything to its disk when nothing has changed for a while. */
  const flushWhenQuiet = () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => put([{ key: LAST, number: 0 }], 'strict').catch(() => {}), QUIET);
  };

  /**
   * Logs all changed texts in one transaction. The clock keeps the numbers of two tabs apart. A relaxed entry survives
   * the browser within some milliseconds. A strict one could wait a hundred for the disk, and the next entry with it. So
   * the disk comes later, with an entry that holds nothing.
   */
  const write = async (isRepeated = false) => {
    isScheduled = false;
    greatest = Math.max(greatest + 1, last() + 1, Date.now());
    const number = greatest;
    const entries = [...changed].map((key) => ({ key, number, text: localStorage.getItem(key) }));
    changed.clear();
    storeLast();
    try {
      await put(entries, 'relaxed');
    } catch (error) {
      // The browser closes connections when a device wakes up, or when stored data are removed.
      if (changed.size > 0 && !isRepeated) return write(true);
      throw error;
    }
    flushWhenQuiet();
  };

  /** Logs the text under this key soon. */
  const schedule = (key) => {
    // Without IndexedDB, the storage alone must do.
    if (!isScheduled) queueMicrotask(() => write().catch(() => {}));
    isScheduled = true;
    changed.add(key);
    noted.add(key);
  };

  /** Reads entries of the log: those with a number above this one. */
  const readAbove = (number) =>
    withDatabase(
      (database) =>
        new Promise((resolve, reject) => {
          const numbers = database.transaction(ENTRIES).objectStore(ENTRIES).index('number');
          const request = numbers.getAll(IDBKeyRange.lowerBound(number, true));
          Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) });
        }),
    );

  /** Logs the texts of the storage that the log lacks. */
  const complete = async () => {
    if (!isRestored) return;
    const logged = new Map((await readAbove(0)).map((entry) => [entry.key, entry]));
    const keys = new Set([...Object.keys(localStorage), ...logged.keys()]);
    const ours = [...keys].filter((key) => key.startsWith(PREFIX) && key !== LAST);
    for (const key of ours) {
      const { number, text } = logged.get(key) ?? { number: 0, text: null };
      // Another tab has just logged a greater number: this tab does not see its text yet.
      if (number <= last() && text !== localStorage.getItem(key)) schedule(key);
    }
    flushWhenQuiet();
  };

  /** Restores the texts that the storage lacks. */
  const restore = async () => {
    const entries = (await readAbove(lastAtStart)).filter(({ key, number }) => isNumber(number) && !written.has(key));
    // Removals go first: they make room.
    for (const { key, text } of entries) if (text === null) localStorage.removeItem(key);
    for (const { key, text } of entries) if (text !== null) localStorage.setItem(key, text);
    greatest = Math.max(greatest, ...entries.map(({ number }) => number));
    isRestored = true;
    if (greatest > lastAtStart) storeLast();
    // A running game is not disturbed: the page finds the restored texts when it next reads them.
    if (entries.length > 0 && isReady && !isInUse) location.reload();
  };

  /** Only the first open tab restores: while another has the page open, the browser was not killed. */
  const restored = new Promise((resolve) => {
    const { locks } = navigator;
    if (!locks) return resolve(restore());
    const name = 'renature.open';
    const first = locks.request(name, { ifAvailable: true }, (lock) => {
      // Held until the page is closed.
      locks.request(name, { mode: 'shared' }, () => {
        resolve();
        return new Promise(() => {});
      });
      if (lock) return restore().catch(() => {});
      isRestored = true;
    });
    first.catch(resolve);
  });
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  restored.then(complete).catch(() => {});
  const ready = Promise.race([restored.catch(() => {}), patience]).then(() => (isReady = true));

  globalThis.writeAheadLog = {
    /** Logs the text under this key as it stands in the storage when the running code is done. */
    note: (key) => {
      schedule(key);
      written.add(key);
      isInUse = true;
    },
    /** Keeps the page: a log that answers late does not load it anew. */
    keepPage: () => {
      isInUse = true;
    },
    /** Resolves when the storage is restored, or when that takes too long. */
    restored: () => ready,
  };
})();
