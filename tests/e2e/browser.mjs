// A browser that can be ended by force: Playwright would close its own in good order.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';

/** Starts a browser on the profile in the folder; gives a page of it, its port, and what kills it with all its processes. */
export async function browserOn(folder) {
  const program = launchOptions.executablePath ?? chromium.executablePath();
  const words = [...launchOptions.args, '--headless', '--window-size=1180,960', '--hide-crash-restore-bubble', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  // In a group of its own, which is killed as one.
  const browser = spawn(program, words, { detached: process.platform !== 'win32', stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const end = () => {
    if (process.platform === 'win32') browser.kill('SIGKILL');
    else process.kill(-browser.pid, 'SIGKILL');
  };
  // A test that fails leaves none behind.
  const leave = () => browser.exitCode === null && browser.signalCode === null && end();
  process.once('exit', leave);
  const listens = await address(browser);
  const connection = await chromium.connectOverCDP(listens);
  const context = connection.contexts()[0];
  return {
    port: Number(new URL(listens).port),
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      end();
      await ended;
      process.off('exit', leave);
    },
  };
}

/** Where the browser listens, which it says when it has started. */
function address(browser) {
  return new Promise((resolve, reject) => {
    // Read to the end: a browser that nobody listens to would wait.
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const [, found] = /^DevTools listening on (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    browser.on('error', reject).on('exit', () => reject(new Error('the browser did not start')));
  });
}
