// WebKitGTK, driven by its WebDriver on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSession } from './webdriver.mjs';

/** WebKitGTK in a bare window. */
export const webkit = {
  name: 'WebKitGTK',
  program: process.env.RENATURE_WEBKIT_DRIVER,
  /** Starts the browser with its profile in one folder and its downloads in another. */
  async start({ profile, downloads }) {
    const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1280x24', '-nolisten', 'tcp'], process.env);
    const [display] = await once(screen.stdout, 'data');
    const port = await freePort();
    const driver = run(this.program, [`--port=${port}`], { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' });
    const address = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${address}/status`).catch(() => null))) await pause(50);
    const browser = { binary: 'gjs', args: ['-m', join(import.meta.dirname, 'webkit_browser.js'), profile, downloads] };
    const session = await startSession(address, { 'webkitgtk:browserOptions': browser });
    return {
      version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
      page: session.page,
      async close() {
        await session.end();
        for (const program of [driver, screen]) {
          program.kill();
          await once(program, 'exit');
        }
      },
    };
  },
};

/** Starts a program that does not outlive this one. */
function run(program, words, env) {
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
