// Starts the page. The browser paints the splash screen first, and only then requests the page's code:
// it would take network and processor from the splash screen. `cargo xtask seal` fills in the file
// names. It writes this script into the page, so that it needs no request of its own. It must run in
// every browser: `failure.js` shows the message for one that is too old for the page.
(() => {
  /** The longest wait for the first paint, in milliseconds. */
  const MAX_WAIT_MS = 500;
  const { serviceWorker } = navigator;

  /** Resolves when the scripts of the page have run. */
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

  /** Resolves when the style sheet is loaded; the splash screen's own styles stand in the page. */
  const styled = new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: './SHEET', onload, onerror }));
  });

  /** Resolves when the splash screen is painted; at once if the page is hidden or its files are on the device. */
  const painted = new Promise((done) => {
    if (document.hidden || (serviceWorker && serviceWorker.controller)) return done();
    setTimeout(done, MAX_WAIT_MS);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

  const start = async () => {
    await painted;
    const wasm = fetch('./WASM');
    const code = await import('./CODE');
    await Promise.all([styled, parsed]);
    await code.default({ module_or_path: wasm });
    dispatchEvent(new Event('TrunkApplicationStarted'));
  };
  const fail = (error) =>
    setTimeout(() => {
      throw error;
    });
  start().catch((error) => parsed.then(() => fail(error)));
})();
