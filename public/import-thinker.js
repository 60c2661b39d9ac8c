// Finds the files of the bots' worker. Their names hold no digest. The version in this script's own address, written when
// the site is published, keeps a page from loading a worker of another version.
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
