// Begins the page: its outline is painted first, and only then its code is asked for, which would take the network and the
// processor from it. `cargo xtask seal` puts the names of the files in and writes this into the page, so that it waits for
// nothing itself. No browser may stumble over it: one too old for the page is told so by `failure.js`.
(() => {
  /** After so many milliseconds nothing is waited for any more. */
  const PATIENCE = 500;
  const { serviceWorker } = navigator;

  /** The scripts that stand in the page have run. */
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

  /** All style sheets are there; the one for the outline stands in the page. */
  const styled = new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: './SHEET', onload, onerror }));
  });

  /** The outline is there. Who doesn't look sees none, and what is on the device takes nothing from it. */
  const painted = new Promise((done) => {
    if (document.hidden || (serviceWorker && serviceWorker.controller)) return done();
    setTimeout(done, PATIENCE);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

  const begin = async () => {
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
  begin().catch((error) => parsed.then(() => fail(error)));
})();
