// Finds the files of the bots' worker. Their names hold no digest. When the site is published, the version is written
// into this script's address: so no page loads a worker of another version.
(() => {
  const version = new URL(document.currentScript.src).search;
  globalThis.thinkerFile = (name) => name + version;
  /** Loads the worker's module into the page, for browsers that allow no workers. */
  globalThis.importThinker = async () => {
    const thinker = await import(`./thinker.js${version}`);
    await thinker.default({ module_or_path: `thinker_bg.wasm${version}` });
    return thinker;
  };
})();
