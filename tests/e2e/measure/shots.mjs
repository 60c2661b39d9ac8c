// Screenshots of the running page, at every size it is made for, light and dark.
//
//   cargo xtask shots                    every state
//   cargo xtask shots start --out DIR    some states, into a folder of your choice
//   cargo xtask shots --publish          those of the README and of the manifest, anew
//
// To add a state, add an entry to `states`: it gets a page that shows the start screen and leads it to where the
// picture is taken.
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseURL, launchOptions, sizes } from '../driver/chromium.mjs';
import { openGame } from '../driver/game_records.mjs';
import { waitForUpdates } from '../driver/gestures.mjs';
import { readFinalScores } from '../driver/table.mjs';

const states = {
  /** The start screen. */
  start: async (page) => page.locator('.match-map .rim').waitFor(),
  /** The choice of a domino: one is chosen and its spaces glow. */
  domino: async (page) => {
    await openGame(page, 'brook', 118);
    await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  },
  /** The choice of a plant, with the points of each kind. */
  plant: async (page) => openGame(page, 'brook', 102),
  /** A past position. */
  past: async (page) => {
    await openGame(page, 'brook', 118);
    for (let steps = 0; steps < 9; steps += 1) await page.locator('button[data-action=step-back]').click();
  },
  /** The final scoring, in a table by source. */
  final: async (page) => {
    await openGame(page, 'brook');
    await readFinalScores(page);
  },
  /** Valley, with mushrooms and joined areas. */
  valley: async (page) => openGame(page, 'valley', 142),
};

/** The pictures in the README and the manifest. The manifest states the sizes of its own. */
const published = [
  { file: 'docs/table.png', name: 'domino', viewport: { width: 1180, height: 820 } },
  { file: 'docs/plant.png', name: 'plant', viewport: { width: 390, height: 844 } },
  { file: 'docs/valley.png', name: 'valley', viewport: { width: 1180, height: 820 }, colorScheme: 'dark' },
  { file: 'docs/final.png', name: 'final', viewport: { width: 1180, height: 820 } },
  { file: 'public/screenshots/wide.png', name: 'domino', viewport: { width: 1440, height: 900 } },
  { file: 'public/screenshots/narrow.png', name: 'domino', viewport: { width: 390, height: 844 } },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'tests/e2e/results/shots' }, publish: { type: 'boolean', default: false } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(states);
const unknown = wanted.find((name) => !(name in states));
if (unknown) {
  console.error(`error: there is no state "${unknown}"; there are: ${Object.keys(states).join(', ')}.`);
  process.exit(1);
}

const browser = await chromium.launch(launchOptions);
for (const shot of values.publish ? published : all()) await take(shot);
await browser.close();

/** Every wanted state at every size, light and dark. */
function all() {
  const looks = sizes.flatMap((viewport) => ['light', 'dark'].map((colorScheme) => ({ viewport, colorScheme })));
  return wanted.flatMap((name) =>
    looks.map(({ viewport, colorScheme }) => {
      const file = join(values.out, `${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`);
      return { file, name, viewport, colorScheme };
    }),
  );
}

/** Leads a page to the state and takes its picture. `file` is relative to the project's root. */
async function take({ file, name, viewport, colorScheme = 'light' }) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(baseURL());
  await page.locator('button[data-action=start-game]').waitFor();
  await states[name](page);
  await waitForUpdates(page);
  const path = resolve(import.meta.dirname, '..', '..', '..', file);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path });
  console.log(path);
  await context.close();
}
