// Caches the whole page, so that it opens without a network. `cargo xtask seal` fills in the two
// constants below when the site is published.
//
// All of it stands in one block: a truncated copy is no valid script, and browsers refuse it.
{
  /** The name of this version, and of the folder with its files. */
  const VERSION = '';
  /** The SHA-256 of each file of the page, by its path relative to this script. */
  const FILES = {};

  /** The longest time that one file may take to arrive, in milliseconds. */
  const PATIENCE = 120_000;
  /** Each open page holds a lock with this name and its version, so that its files are kept. */
  const PAGE_LOCK = 'renature.version ';

  // Other apps and other copies of this one may share the origin: only the caches of this folder are touched.
  const OURS = `renature ${registration.scope} `;
  const CACHE = OURS + VERSION;

  addEventListener('install', (event) => event.waitUntil(fill()));
  // Claims the page of the first visit too, in case the network goes away meanwhile.
  addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));
  addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
  });
  addEventListener('message', (event) => {
    // A new version starts only when the player agrees.
    if (event.data === 'begin') skipWaiting();
    // A page of this version has started.
    if (event.data === 'started') event.waitUntil(Promise.all([tidy(), fill()]));
  });

  /**
   * Adds the files that the cache lacks: all at first, later those that the browser has removed. Fails, so that the older
   * version stays, if any file differs from its digest.
   */
  async function fill() {
    const cache = await caches.open(CACHE);
    const older = (await ourCaches()).filter((name) => name !== CACHE);
    const add = async (file) => (await cache.match(file)) ?? cache.put(file, await intact(file, older));
    const files = Object.keys(FILES);
    await Promise.all(files.map(add));
    const { length } = await (await caches.open(CACHE)).keys();
    if (length < files.length) throw new Error('the browser has removed files meanwhile');
  }

  const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

  /** The path of a file without the folder of its version. */
  const plain = (path) => path.replace(/^[0-9a-f]{16}\//, '');

  /** Returns the file with its own digest: out of an older version's cache, or from the network. */
  async function intact(file, older = []) {
    for (const name of older) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (plain(url.slice(registration.scope.length)) !== plain(file === './' ? '' : file)) continue;
        const found = await cache.match(url);
        // Scripts would take the address of the older version for theirs.
        if (await isIntact(found.clone(), file)) return withoutAddress(found);
      }
    }
    // The browser may hold an older or damaged copy, but need not ask for one that has not changed.
    const response = await fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`${file}: status ${response.status}`);
    if (!(await isIntact(response.clone(), file))) throw new Error(`${file} is not the file of this version`);
    // Browsers open no page by a response that remembers a redirect.
    return response.redirected ? withoutAddress(response) : response;
  }

  const withoutAddress = ({ body, headers }) => new Response(body, { headers });

  async function isIntact(response, file) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return btoa(String.fromCharCode(...digest)) === FILES[file];
  }

  /** Removes the caches of versions that no page runs any more; later, if a newer version waits. */
  async function tidy() {
    const names = await ourCaches();
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const used = held.map(({ name }) => name).filter((name) => name.startsWith(PAGE_LOCK));
    const isUsed = (cache) => cache === CACHE || used.includes(PAGE_LOCK + cache.slice(OURS.length));
    const unused = names.filter((name) => !isUsed(name));
    // Asked last: the cache of a version that appears later is none of these.
    if (registration.installing || registration.waiting) return;
    await Promise.all(unused.map((name) => caches.delete(name)));
  }

  async function answer(request) {
    const path = request.url.slice(registration.scope.length).replace(/[?#].*/, '');
    const file = path === '' || path === 'index.html' ? './' : path;
    // A browser whose storage fails gets everything from the network.
    const kept = await stored(file).catch(() => {});
    if (kept) return kept;
    if (!(file in FILES)) return fetch(request);
    // The browser has emptied the cache.
    try {
      const response = await intact(file);
      await store(file, response.clone()).catch(() => {});
      return response;
    } catch (error) {
      // The host may have another version by now: its page starts with files of its own.
      if (plain(file) === file) return fetch(request);
      throw error;
    }
  }

  async function stored(file) {
    const options = { ignoreVary: true };
    const kept = await (await caches.open(CACHE)).match(file, options);
    if (kept || plain(file) === file) return kept;
    // A page of an older version asks for its own files.
    return caches.match(new URL(file, registration.scope), options);
  }

  const store = async (file, response) => (await caches.open(CACHE)).put(file, response);
}
