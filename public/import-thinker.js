// Finds the files of the bots' worker. All files of a version are in one folder, so that no page
// loads a worker of another version.
(() => {
  const folder = new URL('.', document.currentScript.src);
  globalThis.thinkerFile = (name) => new URL(name, folder).href;
  /** Loads the worker's module into the page, for browsers that allow no workers. */
  globalThis.importThinker = async () => {
    const thinker = await import(thinkerFile('thinker.js'));
    await thinker.default({ module_or_path: thinkerFile('thinker_bg.wasm') });
    return thinker;
  };
})();
