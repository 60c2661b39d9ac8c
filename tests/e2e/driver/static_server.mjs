// A plain web server on this machine. Its files can be replaced while it runs, as when a new version is published.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
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

/** Serves the site under the path `base`, with no headers but the content's type; compressed by brotli if `compressed` is set. */
export async function serveSite(base, { compressed = false } = {}) {
  const home = await mkdtemp(join(tmpdir(), 'renature-site-'));
  let folder = dist;
  let versions = 0;
  const requested = [];
  const server = createServer(async (request, response) => {
    requested.push(request.url.slice(base.length));
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    const name = path === base ? 'index.html' : normalize(path.slice(base.length));
    try {
      if (!path.startsWith(base) || name.startsWith('..')) throw new Error('outside of the site');
      const type = { 'content-type': types[extname(name)] ?? 'application/octet-stream' };
      const content = await readFile(join(folder, name));
      response.writeHead(200, compressed ? { ...type, 'content-encoding': 'br' } : type);
      response.end(compressed ? compress(content) : content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://localhost:${server.address().port}${base}`,
    /** The paths of all requests, relative to the base. */
    requested,
    /** Publishes a new version: a copy of the site, changed by `change`, which gets the copy's folder. */
    async publish(change) {
      versions += 1;
      const next = join(home, String(versions));
      await cp(dist, next, { recursive: true, dereference: true });
      await change(next);
      await rewriteFile(next, 'service-worker.js', (text) => text.replace(/VERSION = '\w+'/, `VERSION = 'test${versions}'`));
      folder = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(home, { recursive: true, force: true });
    },
  };
}

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

/** The name of the file in the folder with this start and end. */
export async function findFile(folder, start, end) {
  const names = await readdir(folder);
  return names.find((name) => name.startsWith(start) && name.endsWith(end));
}
