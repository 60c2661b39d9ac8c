// Browsers bring what is kept in localStorage to the disk seconds later: who ends the browser by force before that loses
// the last actions. So each text is noted in IndexedDB as well, which the device has within some milliseconds. At the next
// start the storage is given whatever it has missed, before the page reads it.
//
// All notes have a number. The greatest one also stands in the storage, written after the texts that it is about: what has
// a greater one in the journal is missed there. A text that was removed is noted as null, so that it does not come back.
// A journal may answer late, when the page is in use: then all is put back but what was written meanwhile.
(() => {
  const LAST = 'renature.journal';
  const NOTES = 'notes';
  /** A start waits no longer for the journal than this, in milliseconds. */
  const PATIENCE = 3_000;
  /** After so many milliseconds without a change the device itself is made to write all to its disk. */
  const QUIET = 1_000;

  const last = () => {
    try {
      return Number(localStorage.getItem(LAST)) || 0;
    } catch {
      // Storage is forbidden.
      return 0;
    }
  };

  /** The keys of the texts that are still to be noted. */
  const changed = new Set();
  /** The keys of what was written since the page has begun, here or in another tab: it is newer than the journal. */
  const written = new Set();
  /** The greatest number when the page has begun, and the greatest since. */
  const begun = last();
  let greatest = begun;
  let isRestored = false;
  let isInUse = false;
  let quiet;
  let hasBegun = false;

  const database = new Promise((resolve, reject) => {
    const request = indexedDB.open('renature', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(NOTES, { keyPath: 'key' }).createIndex('number', 'number');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  database.catch(() => {});
  addEventListener('storage', ({ key }) => key && written.add(key));

  /** Says in the storage up to where it misses nothing: never before it has what it had missed. */
  const keepLast = () => {
    if (!isRestored) return;
    try {
      localStorage.setItem(LAST, Math.max(last(), greatest));
    } catch {
      // The storage is full: these texts are put back once more, which changes nothing.
    }
  };

  const put = async (notes, durability) => {
    const store = (await database).transaction(NOTES, 'readwrite', { durability }).objectStore(NOTES);
    for (const note of notes) store.put(note);
  };

  /**
   * Notes what was changed, all of it or nothing. The clock keeps the numbers of two tabs apart. A note is out of the
   * browser's hands, whatever becomes of it, some milliseconds later; to wait for the disk each time could take a hundred,
   * and the next note would wait as well. So the disk comes later, with a note that says nothing.
   */
  const write = async () => {
    greatest = Math.max(greatest + 1, last() + 1, Date.now());
    const number = greatest;
    const notes = [...changed].map((key) => ({ key, number, text: localStorage.getItem(key) }));
    changed.clear();
    keepLast();
    await put(notes, 'relaxed');
    clearTimeout(quiet);
    quiet = setTimeout(() => put([{ key: LAST, number: 0 }], 'strict').catch(() => {}), QUIET);
  };

  const missed = async () => {
    const numbers = (await database).transaction(NOTES).objectStore(NOTES).index('number');
    const request = numbers.getAll(IDBKeyRange.lowerBound(begun, true));
    return new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: reject }));
  };

  /** Gives the storage what it has missed. */
  const restore = async () => {
    const notes = (await missed()).filter(({ key }) => !written.has(key));
    // What was removed goes first: it makes room.
    for (const { key, text } of notes) if (text === null) localStorage.removeItem(key);
    for (const { key, text } of notes) if (text !== null) localStorage.setItem(key, text);
    greatest = Math.max(greatest, ...notes.map(({ number }) => number));
    isRestored = true;
    if (greatest > begun) keepLast();
    // Who plays already is not disturbed: what was put back is there the next time that it is looked for.
    if (notes.length > 0 && hasBegun && !isInUse) location.reload();
  };

  /** While another tab has the page open, the browser has not ended, and nothing is missed: only the first one restores. */
  const restored = new Promise((resolve) => {
    const { locks } = navigator;
    if (!locks) return resolve(restore());
    const name = 'renature.open';
    const first = locks.request(name, { ifAvailable: true }, (lock) => {
      // Held from here on until the page is closed.
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
  const ready = Promise.race([restored.catch(() => {}), patience]).then(() => (hasBegun = true));

  globalThis.writeAheadLog = {
    /** Notes the text under this key, as it stands in the storage once the code that has changed it is done. */
    note: (key) => {
      // Where there is no journal, the storage alone must do.
      if (changed.size === 0) queueMicrotask(() => write().catch(() => {}));
      changed.add(key);
      written.add(key);
      isInUse = true;
    },
    /** Ends when the storage has all that was kept, or when that takes too long. */
    restored: () => ready,
  };
})();
