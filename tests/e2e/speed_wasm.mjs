// How fast the engine is as WebAssembly: `cargo xtask speed-wasm` serves the arena and compares what it reports.
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from './chromium.mjs';

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
const script = new URL('arena.js', baseURL()).href;
// Whatever is of the same host may load it, but not a page that is missing: the browser shows one of its own instead.
await page.goto(script);
const report = page.waitForEvent('console', { timeout: 180_000, predicate: (message) => message.type() === 'log' });
// In a worker, as bots think: the page would be taken for one that hangs.
const failed = page.evaluate((script) => {
  const source = `import init from ${JSON.stringify(script)}; init().catch(reportError);`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const arena = new Worker(address, { type: 'module' });
  return new Promise((_, reject) => {
    arena.onerror = ({ message }) => reject(new Error(message || `${script} cannot be loaded`));
  });
}, script);
console.log((await Promise.race([report, failed])).text());
await browser.close();
