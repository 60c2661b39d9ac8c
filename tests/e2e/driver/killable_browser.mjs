// A browser that a test can kill. Playwright would shut down its own browser in good order.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';

/** Starts a browser with its profile in `folder`. Returns one of its pages, its debugging port, and a function that kills it. */
export async function launchKillable(folder) {
  const program = launchOptions.executablePath ?? chromium.executablePath();
  const args = [...launchOptions.args, '--headless', '--window-size=1180,960', '--hide-crash-restore-bubble', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  // It gets a process group of its own, which is killed as one.
  const browser = spawn(program, args, { detached: process.platform !== 'win32', stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(browser, 'exit');
  const killGroup = () => {
    if (process.platform === 'win32') browser.kill('SIGKILL');
    else process.kill(-browser.pid, 'SIGKILL');
  };
  // A failed test leaves no browser behind.
  const killIfAlive = () => browser.exitCode === null && browser.signalCode === null && killGroup();
  process.once('exit', killIfAlive);
  const address = await debuggingAddress(browser);
  const connection = await chromium.connectOverCDP(address);
  const context = connection.contexts()[0];
  return {
    port: Number(new URL(address).port),
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      killGroup();
      await exited;
      process.off('exit', killIfAlive);
    },
  };
}

/** The address of the browser's debugger, which it prints when it has started. */
function debuggingAddress(browser) {
  return new Promise((resolve, reject) => {
    // Read on after the address: a browser blocks when its output is not read.
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    browser.on('error', reject).on('exit', () => reject(new Error('the browser did not start')));
  });
}
