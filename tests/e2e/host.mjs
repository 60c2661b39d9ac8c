// A plain web host on this machine, whose folder can be changed while it runs, as when a new version is put there.
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

/** The built site. */
export const dist = resolve(import.meta.dirname, '..', '..', 'dist');

/** Serves copies of the site under `base`, with no headers but the content's type; packed by brotli if asked for. */
export async function host(base, { packed = false } = {}) {
  const home = await mkdtemp(join(tmpdir(), 'renature-host-'));
  let folder = dist;
  let versions = 0;
  const asked = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url.slice(base.length));
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    const name = path === base ? 'index.html' : normalize(path.slice(base.length));
    try {
      if (!path.startsWith(base) || name.startsWith('..')) throw new Error('outside');
      const type = { 'content-type': types[extname(name)] ?? 'application/octet-stream' };
      const content = await readFile(join(folder, name));
      response.writeHead(200, packed ? { ...type, 'content-encoding': 'br' } : type);
      response.end(packed ? pack(content) : content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://localhost:${server.address().port}${base}`,
    /** All that was asked for, below the base. */
    asked,
    /** Puts a new version there: `change` gets the folder of a copy. */
    async publish(change) {
      versions += 1;
      const next = join(home, String(versions));
      await cp(dist, next, { recursive: true });
      await change(next);
      await rewrite(next, 'service-worker.js', (text) => text.replace(/VERSION = '\w+'/, `VERSION = 'test${versions}'`));
      folder = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** What was packed already. */
const known = new Map();

/** The content as hosts transfer it. */
function pack(content) {
  const digest = createHash('sha256').update(content).digest('hex');
  if (!known.has(digest)) known.set(digest, brotliCompressSync(content));
  return known.get(digest);
}

/** Changes the text of a file of the site. */
export async function rewrite(folder, name, change) {
  const path = join(folder, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** The file of the site that starts and ends like this. */
export async function named(folder, start, end) {
  const names = await readdir(folder);
  return names.find((name) => name.startsWith(start) && name.endsWith(end));
}
