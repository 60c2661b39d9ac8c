// Keeps the whole page on the device, so that it opens without a network. `cargo xtask seal` fills in the two constants
// below when the site is published.

/** Told from the contents of all files: another version, another cache. */
const VERSION = '';
/** Everything the page needs, relative to this script. */
const FILES = [];

// Other apps may share the origin, and other copies of this one: only what is of this folder is ever touched.
const OURS = `renature ${registration.scope} `;
const CACHE = OURS + VERSION;

addEventListener('install', (event) => event.waitUntil(fill()));
// The page of the first visit is served from then on too, should the network go away meanwhile.
addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
// Never by itself: a new version begins when the player says so.
addEventListener('message', (event) => {
  if (event.data === 'begin') skipWaiting();
});

async function fill() {
  // A name with a digest in it never changes its content; of the others the browser may hold an older copy.
  const request = (file) => new Request(file, { cache: /-[0-9a-f]{12,}/.test(file) ? 'default' : 'no-cache' });
  await (await caches.open(CACHE)).addAll(FILES.map(request));
}

async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const path = request.url.slice(registration.scope.length).replace(/[?#].*/, '');
  const page = path === '' || path === 'index.html';
  const kept = await cache.match(page ? './' : request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}
