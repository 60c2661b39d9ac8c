// How fast the engine is as WebAssembly: `cargo xtask speed-wasm` serves the arena and compares what it reports.
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from './chromium.mjs';

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
const script = new URL('arena.js', baseURL()).href;
// Any page of the same host may load it, also one that says that there is nothing.
await page.goto(baseURL());
const report = page.waitForEvent('console', { timeout: 120_000, predicate: (message) => message.type() === 'log' });
// In a worker, as bots think: the page would be taken for one that hangs.
await page.evaluate((script) => {
  const source = `import init from ${JSON.stringify(script)}; init();`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  globalThis.arena = new Worker(address, { type: 'module' });
}, script);
console.log((await report).text());
await browser.close();
