// Caches the whole page, so that it opens without a network. `cargo xtask seal` fills in the two constants below when the
// site is published.

/** The digest of all files; each version has a cache of its own. */
const VERSION = '';
/** All files of the page, relative to this script. */
const FILES = [];

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
// A new version starts only when the player agrees.
addEventListener('message', (event) => {
  if (event.data === 'begin') skipWaiting();
});

async function fill() {
  // A file with a digest in its name never changes; of others the browser may hold an older copy.
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
  const cached = await cache.match(page ? './' : request, { ignoreSearch: true, ignoreVary: true });
  return cached ?? fetch(request);
}
