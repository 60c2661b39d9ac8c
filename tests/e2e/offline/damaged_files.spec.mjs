// Damaged and missing files: a half-done upload, an error page in place of a file, an emptied cache.
import { join } from 'node:path';
import { appendFile, truncate, writeFile } from 'node:fs/promises';
import { startGame } from '../driver/player.mjs';
import { endless, rewriteFile } from '../driver/static_server.mjs';
import { expect, expectNext, isInstalled, isNext, lookForUpdate, markNext, playBotTurn, test, visit } from './own_site.mjs';

const errorPage = '<!doctype html><title>503</title><p>Service unavailable</p>';
const write = (name, text) => (folder, version) => writeFile(join(folder, name.replace('VERSION', version)), text);
const damages = [
  ['a truncated module', (folder, version) => truncate(join(folder, version, 'renature_bg.wasm'), 1_000)],
  ['an error page in place of the module', write('VERSION/renature_bg.wasm', errorPage)],
  ['an error page in place of the game part', write('VERSION/snippets/split_game.wasm', errorPage)],
  ['an error page in place of the page', write('index.html', errorPage)],
  ['a broken script', write('VERSION/scripts.js', 'const broken = (')],
];

/** Changes the files that `damages` damage, or the service worker would take them from the older version. */
async function publishChanged(site, damage) {
  const customSection = Buffer.from([0, 5, 4, ...Buffer.from('next')]);
  return site.publish(async (folder, version) => {
    await markNext(folder);
    for (const name of ['renature_bg.wasm', 'thinker_bg.wasm', 'snippets/split_game.wasm']) await appendFile(join(folder, version, name), customSection);
    await appendFile(join(folder, version, 'scripts.js'), '// Next.');
  }, damage);
}

const startButton = 'button[data-action=start-game]';
const offer = '[data-update-offer]:not([hidden])';

for (const [name, damage] of damages) {
  test(`an update with ${name} is refused until it is complete`, async ({ page, site }) => {
    await visit(page, site);
    const { repair } = await publishChanged(site, damage);
    expect(await isInstalled(page)).toBe(false);
    await page.reload();
    await expect(page.locator(startButton)).toBeVisible();
    expect(await isNext(page)).toBe(false);
    await repair();
    await lookForUpdate(page);
    await page.locator(`${offer} button[data-action=begin-update]`).click();
    await expectNext(page);
    await expect(page.locator(startButton)).toBeVisible();
  });
}

for (const [name, damage] of damages.filter(([name]) => !name.includes('of the page'))) {
  test(`a first visit with ${name} heals by a button`, async ({ page, site }) => {
    const { repair } = await site.publish(() => {}, damage);
    await page.goto(site.address);
    const isPart = name.includes('part');
    if (isPart) await page.locator(startButton).click();
    const again = page.locator(`button[data-action=${isPart ? 'load-again' : 'load-anew'}]`);
    await again.waitFor();
    await page.evaluate(() => localStorage.setItem('renature.lineup.kept', 'yes'));
    await repair();
    await again.click();
    await expect(page.locator(isPart ? 'main[data-screen=table]' : startButton)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('renature.lineup.kept'))).toBe('yes');
  });
}

test('a file that never ends does not stop later updates', async ({ page, site }) => {
  await visit(page, site);
  const { repair } = await publishChanged(site, async (folder, version) => {
    await writeFile(join(folder, version, 'thinker_bg.wasm'), endless);
    await rewriteFile(folder, 'service-worker.js', (text) => text.replace('120_000', '300'));
  });
  expect(await isInstalled(page)).toBe(false);
  await repair();
  expect(await isInstalled(page)).toBe(true);
});

test('files that the browser has removed are stored again', async ({ page, context, site }) => {
  await visit(page, site);
  const count = () =>
    page.evaluate(async () => {
      const [name] = (await caches.keys()).filter((name) => name.startsWith('renature '));
      return (await (await caches.open(name)).keys()).length;
    });
  const all = await count();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  });
  await page.reload();
  await expect.poll(count).toBe(all);
  await context.setOffline(true);
  await page.reload();
  await startGame(page, { controllers: ['person', 'seedling'] });
  await playBotTurn(page);
});
