// Screenshots of the running page, at every size it is made for, light and dark.
//
//   cargo xtask shots                    every state
//   cargo xtask shots start --out DIR    some states, into a folder of your choice
//
// A new state is an entry in `states`: it gets a page that shows the start screen and leads it to where the picture is
// taken.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseURL, launchOptions, sizes } from './chromium.mjs';
import { open } from './games.mjs';
import { finalScores } from './player.mjs';

const states = {
  /** What everyone sees first. */
  start: async (_page) => {},
  /** A domino is to be laid; one is chosen and its spaces glow. */
  domino: async (page) => {
    await open(page, 'brook', 118);
    await page.locator('button[data-domino]:not(.dead)').first().click();
  },
  /** A plant is to be set, with the points of each kind. */
  plant: async (page) => open(page, 'brook', 119),
  /** A position looked back at. */
  past: async (page) => {
    await open(page, 'brook', 118);
    for (let steps = 0; steps < 9; steps += 1) await page.locator('button[data-action=step-back]').click();
  },
  /** The end, in a table by source. */
  final: async (page) => {
    await open(page, 'brook');
    await finalScores(page);
  },
  /** Valley, with mushrooms and joined areas. */
  valley: async (page) => open(page, 'valley', 142),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'tests/e2e/results/shots' } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(states);
const unknown = wanted.find((name) => !(name in states));
if (unknown) {
  console.error(`error: there is no state "${unknown}"; there are: ${Object.keys(states).join(', ')}.`);
  process.exit(1);
}

// A relative folder is meant from the project's root, wherever this script was started.
const folder = resolve(import.meta.dirname, '..', '..', values.out);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const name of wanted) {
  for (const viewport of sizes) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(baseURL());
      await page.locator('body > *:visible').first().waitFor();
      await states[name](page);
      const file = join(folder, `${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`);
      await page.screenshot({ path: file });
      console.log(file);
      await context.close();
    }
  }
}
await browser.close();
