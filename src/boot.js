// Starts the page; trunk writes this script into index.html, so that it needs no request of its own.
// The browser paints the splash screen first, and only then requests the page's code: it would take
// network and processor from the splash screen. The script must run in every browser: `failure.js`
// shows the message for one that is too old for the page.
(() => {
  /** The longest wait for the first paint, in milliseconds. */
  const MAX_WAIT_MS = 500;
  const { documentElement: root, head } = document;
  const { serviceWorker } = navigator;
  /** The folder of this version's files; `cargo xtask seal` sets it in the published page. */
  const folder = root.dataset.files;
  const address = (file) => new URL((folder || './') + file, document.baseURI).href;
  const link = (properties) => head.append(Object.assign(document.createElement('link'), properties));

  // Each screen opens at its upper edge, also when Back leads to it.
  history.scrollRestoration = 'manual';

  /** Resolves when the scripts of the page have run. */
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

  /** Resolves when the style sheet is loaded; the splash screen's own styles stand in the page. */
  const styled = new Promise((onload, onerror) => {
    if (folder) link({ rel: 'stylesheet', href: address('style.css'), onload, onerror });
    else onload();
  });

  /** Resolves when the splash screen is painted; at once if the page is hidden or its files are on the device. */
  const painted = new Promise((done) => {
    if (document.hidden || (serviceWorker && serviceWorker.controller)) return done();
    setTimeout(done, MAX_WAIT_MS);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

  /** The keys of saves and results, as `SaveLibrary::is_empty` has them. */
  const SAVED = /^renature\.(game\.|match|broken\.|results)/;
  /** True if the page will need the game part: for a link, after an update or a reload, or to show what is saved. */
  const needsGame = () => {
    if (location.hash || location.search.startsWith('?resume') || history.state) return true;
    try {
      return Object.keys(localStorage).some((key) => SAVED.test(key));
    } catch {
      // The browser blocks the storage.
      return false;
    }
  };

  /** The longest wait for a typeface that is on the device, in milliseconds. */
  const MAX_TYPEFACE_WAIT_MS = 1000;
  /** The heights at which the parts of the start screen stand. */
  const heights = () =>
    Array.from(document.querySelectorAll('[data-screen=start] :is(h1, h2, p, button, label)'), (part) =>
      Math.round(part.getBoundingClientRect().top),
    ).join();
  /** Puts the start screen into the typeface. */
  const useTypeface = () => {
    if (document.querySelector('[data-screen=start]')) root.dataset.typeface = '';
  };
  /** Puts the start screen into the typeface if no part goes up or down. A growing screen is tried again, every 0.1 s. */
  const useTypefaceInPlace = (tries) => {
    if (!tries || 'typeface' in root.dataset) return;
    const before = heights();
    useTypeface();
    if (before && heights() === before) return;
    delete root.dataset.typeface;
    setTimeout(useTypefaceInPlace, 100, tries - 1);
  };
  /**
   * Loads the typeface and tells the app that it may use it. Where it would move the start screen, the next click
   * brings it: something changes then anyway. A failure is no loss: the page keeps the system's.
   */
  const loadTypeface = async () => {
    const faces = await document.fonts.load('1em "Nunito Variable"').catch(() => []);
    if (!faces.length || 'typefaceLoaded' in root.dataset) return;
    root.dataset.typefaceLoaded = '';
    addEventListener('click', useTypeface, { once: true, capture: true });
    useTypefaceInPlace(10);
  };

  /** Resolves when the typeface is in use, if it is on the device. Otherwise the page takes it later. */
  const typefaceUsed = async () => {
    if (!serviceWorker || !serviceWorker.controller) return;
    await Promise.race([loadTypeface(), new Promise((done) => setTimeout(done, MAX_TYPEFACE_WAIT_MS))]);
    if ('typefaceLoaded' in root.dataset) root.dataset.typeface = '';
  };

  /** Resolves when the game part has arrived; see `public/request-part.js`. */
  const gameArrived = new Promise((done) => addEventListener('renature:game-arrived', done));

  const start = async () => {
    await painted;
    const wasm = fetch(address('renature_bg.wasm'));
    const typeface = styled.then(typefaceUsed);
    // Without this, the browser would find the second script only in the first.
    for (const file of ['renature.js', 'snippets/parts.js']) link({ rel: 'modulepreload', href: address(file) });
    await parsed;
    if (!globalThis.requestPart) throw new Error('scripts.js is damaged');
    const waitsForGame = needsGame();
    if (waitsForGame) requestEarly(address('snippets/split_game.wasm'));
    const code = await import(address('renature.js'));
    // The code compiles while the typeface loads. A host that names the wrong type gets a second try.
    const compiled = WebAssembly.compileStreaming(wasm).catch(() => fetch(address('renature_bg.wasm')));
    await typeface;
    await code.default({ module_or_path: compiled });
    root.dataset.started = '';
    dispatchEvent(new Event('TrunkApplicationStarted'));
    // The next screen needs the typeface; it must not delay a game for this one.
    if (waitsForGame) await gameArrived;
    loadTypeface();
  };
  // An error made here names this page as its file in every browser: `failure.js` knows its own files by that.
  const fail = (cause) =>
    setTimeout(() => {
      throw new Error(cause, { cause });
    });
  start().catch((error) => parsed.then(() => fail(error)));
})();
