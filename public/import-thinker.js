// Where the files are that bots think in. No digest is in their names: the version in this script's own address, which is
// written there when the site is published, keeps a page from being answered with a thinker of another version.
(() => {
  const version = new URL(document.currentScript.src).search;
  globalThis.thinkerFile = (name) => name + version;
  /** Where there are no workers, bots think on the page, in the same module as there. */
  globalThis.importThinker = async () => {
    const thinker = await import(`./thinker.js${version}`);
    await thinker.default({ module_or_path: `thinker_bg.wasm${version}` });
    return thinker;
  };
})();
