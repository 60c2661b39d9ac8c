// A plain web server on this machine. Its files can be replaced while it runs, as when a new version is published.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The folder of the built site. */
export const dist = resolve(import.meta.dirname, '..', '..', '..', 'dist');

/**
 * Serves the built site, or the one in `folder`, under the path `base`, with no headers but the content's type. Compresses
 * by brotli, beforehand, if `compressed` is set.
 */
export async function serveSite(base, { compressed = false, folder: first = dist } = {}) {
  const home = await mkdtemp(join(tmpdir(), 'renature-site-'));
  let folder = first;
  let versions = 0;
  let copies = 0;
  const requested = [];
  const failed = [];
  const headers = {};
  const redirects = {};
  const server = createServer(async (request, response) => {
    requested.push(request.url.slice(base.length));
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    const name = path === base ? 'index.html' : normalize(path.slice(base.length));
    const target = redirects[path.slice(base.length)];
    if (target !== undefined) return response.writeHead(302, { location: base + target }).end();
    try {
      if (!path.startsWith(base) || name.startsWith('..')) throw new Error('outside of the site');
      const type = { ...headers, 'content-type': types[extname(name)] ?? 'application/octet-stream' };
      const content = await readFile(join(folder, name));
      // An endless file begins, but never ends.
      if (content.equals(endless)) return response.writeHead(200, type).write('begin');
      response.writeHead(200, compressed ? { ...type, 'content-encoding': 'br' } : type);
      response.end(compressed ? compress(content) : content);
    } catch {
      failed.push(name);
      response.writeHead(404).end();
    }
  });
  if (compressed) for (const entry of await readdir(first, { recursive: true, withFileTypes: true })) if (entry.isFile()) compress(await readFile(join(entry.parentPath, entry.name)));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://localhost:${server.address().port}${base}`,
    /** The paths of all requests, relative to the base. */
    requested,
    /** The paths of requests for files that do not exist. */
    failed,
    /** More headers of all files. */
    headers,
    /** Where requests for these paths are sent instead; all paths are relative to the base. */
    redirects,
    /**
     * Publishes a new version: a copy of the site, changed by `change`, which gets the copy's folder and the name of the
     * folder with the version's files. `damage` may then change files without the service worker knowing.
     */
    async publish(change = () => {}, damage = () => {}) {
      versions += 1;
      const next = join(home, String(versions));
      await cp(dist, next, { recursive: true, dereference: true });
      const version = createHash('sha256').update(String(versions)).digest('hex').slice(0, 16);
      await renameVersion(next, version);
      await change(next, version);
      await listDigests(next);
      await this.publishAgain(next, (copy) => damage(copy, version));
      return { repair: () => this.publishAgain(next) };
    },
    /** Publishes a copy of the version in the folder, after `change`. */
    async publishAgain(version, change = () => {}) {
      const copy = `${version}-${(copies += 1)}`;
      await cp(version, copy, { recursive: true });
      await change(copy);
      folder = copy;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The content of a file that the server never finishes to send. */
export const endless = Buffer.from('endless');

/** Compressed contents by the digest of the original. */
const compressedContents = new Map();

function compress(content) {
  const digest = createHash('sha256').update(content).digest('hex');
  if (!compressedContents.has(digest)) compressedContents.set(digest, brotliCompressSync(content));
  return compressedContents.get(digest);
}

/** Replaces the text of a file of the site by what `change` makes of it. */
export async function rewriteFile(folder, name, change) {
  const path = join(folder, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const FILES = /FILES = (\{.*?\})/;

/** Gives the version of the site in the folder another name. */
async function renameVersion(folder, version) {
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  const [, old] = /VERSION = '(\w+)'/.exec(worker);
  await rename(join(folder, old), join(folder, version));
  for (const name of ['index.html', 'service-worker.js']) await rewriteFile(folder, name, (text) => text.replaceAll(old, version));
}

/** Lists the files' digests in the service worker, as `cargo xtask seal` does. */
async function listDigests(folder) {
  const path = join(folder, 'service-worker.js');
  const worker = await readFile(path, 'utf8');
  const files = JSON.parse(FILES.exec(worker)[1]);
  for (const name of Object.keys(files)) {
    const content = await readFile(join(folder, name === './' ? 'index.html' : name));
    files[name] = createHash('sha256').update(content).digest('base64');
  }
  await writeFile(path, worker.replace(FILES, () => `FILES = ${JSON.stringify(files)}`));
}
