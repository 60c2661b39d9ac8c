// The write-ahead log of the saves. Browsers write localStorage to the disk seconds later: when one is killed before
// that, the last actions are lost. So each changed text is also logged in IndexedDB, which reaches the device within
// some milliseconds. The next start repairs the storage from the log before the page reads it.
//
// All entries have a number. The storage also holds the greatest one, written after the texts of its entry: the storage
// lacks the entries of the log with a greater number. A removed text is logged as null, so that it does not come back.
// The log may answer late, when the page is in use: then everything is restored but the keys written meanwhile.
(() => {
  // The stored names are older than this file's name and never change.
  const LAST = 'renature.journal';
  const ENTRIES = 'notes';
  /** The longest time that a start waits for the log, in milliseconds. */
  const PATIENCE = 3_000;
  /** The time without a change after which the device writes everything to its disk, in milliseconds. */
  const QUIET = 1_000;

  const last = () => {
    try {
      return Number(localStorage.getItem(LAST)) || 0;
    } catch {
      // The browser blocks the storage.
      return 0;
    }
  };

  /** The keys of texts that are still to be logged. */
  const changed = new Set();
  /** The keys written since the page was loaded, here or in another tab: they are newer than the log. */
  const written = new Set();
  /** The greatest number when the page was loaded, and the greatest since. */
  const lastAtStart = last();
  let greatest = lastAtStart;
  let isRestored = false;
  let isInUse = false;
  let quietTimer;
  let isReady = false;

  const database = new Promise((resolve, reject) => {
    const request = indexedDB.open('renature', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES, { keyPath: 'key' }).createIndex('number', 'number');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  database.catch(() => {});
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

  const put = async (entries, durability) => {
    const store = (await database).transaction(ENTRIES, 'readwrite', { durability }).objectStore(ENTRIES);
    for (const entry of entries) store.put(entry);
  };

  /**
   * Logs all changed texts in one transaction. The clock keeps the numbers of two tabs apart. A relaxed entry survives
   * the browser within some milliseconds. A strict one could wait a hundred for the disk, and the next entry with it. So
   * the disk comes later, with an entry that holds nothing.
   */
  const write = async () => {
    greatest = Math.max(greatest + 1, last() + 1, Date.now());
    const number = greatest;
    const entries = [...changed].map((key) => ({ key, number, text: localStorage.getItem(key) }));
    changed.clear();
    storeLast();
    await put(entries, 'relaxed');
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => put([{ key: LAST, number: 0 }], 'strict').catch(() => {}), QUIET);
  };

  const missed = async () => {
    const numbers = (await database).transaction(ENTRIES).objectStore(ENTRIES).index('number');
    const request = numbers.getAll(IDBKeyRange.lowerBound(lastAtStart, true));
    return new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: reject }));
  };

  /** Restores the texts that the storage lacks. */
  const restore = async () => {
    const entries = (await missed()).filter(({ key }) => !written.has(key));
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
  const ready = Promise.race([restored.catch(() => {}), patience]).then(() => (isReady = true));

  globalThis.writeAheadLog = {
    /** Logs the text under this key as it stands in the storage when the running code is done. */
    note: (key) => {
      // Without IndexedDB, the storage alone must do.
      if (changed.size === 0) queueMicrotask(() => write().catch(() => {}));
      changed.add(key);
      written.add(key);
      isInUse = true;
    },
    /** Resolves when the storage is restored, or when that takes too long. */
    restored: () => ready,
  };
})();
