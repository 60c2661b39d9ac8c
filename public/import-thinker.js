// Where there are no workers, bots think on the page, in the same module as there.
globalThis.importThinker = () => import('./thinker.js');
