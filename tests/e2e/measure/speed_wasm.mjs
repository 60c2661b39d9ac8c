// Runs the arena as WebAssembly and prints its report, which `cargo xtask speed-wasm` compares with the native one.
import { chromium } from '@playwright/test';
import { baseURL, launchOptions } from '../driver/chromium.mjs';

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
const [script, module_or_path] = ['arena.js', 'arena_bg.wasm'].map((file) => new URL(file, baseURL()).href);
// A page of the same origin may load the script. A missing page would not do: the browser replaces it by one of its own.
await page.goto(script);
const report = page.waitForEvent('console', { timeout: 180_000, predicate: (message) => message.type() === 'log' });
// In a worker, as bots run: the browser would take the page for one that hangs.
const failed = page.evaluate(({ script, module_or_path }) => {
  const source = `import init from ${JSON.stringify(script)}; init(${JSON.stringify({ module_or_path })}).catch(reportError);`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const arena = new Worker(address, { type: 'module' });
  return new Promise((_, reject) => {
    arena.onerror = ({ message }) => reject(new Error(message || `${script} cannot be loaded`));
  });
}, { script, module_or_path });
console.log((await Promise.race([report, failed])).text());
await browser.close();
