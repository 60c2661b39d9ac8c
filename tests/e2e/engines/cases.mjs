// What must work in each browser engine: written once, run by a test file for each engine.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { designSizes } from '../driver/chromium.mjs';
import { cutOff, overflow } from '../driver/fit.mjs';
import { loadRecord, positionBefore, stepEnds } from '../driver/game_records.mjs';
import { click, pressEnterOn, tap } from '../driver/gestures.mjs';
import { rewriteFile, serveSite } from '../driver/static_server.mjs';
import { playTo, playToTheEnd, readTurn } from '../driver/turns.mjs';
import { logLines, openFile, readScores, setUpGame, startGame, visit, waitFor, waitForTable } from './start_screen.mjs';

/** Tests the site in an engine. Each test has a site of its own, and so storage of its own. */
export function testEngine(engine) {
  describe(engine.name, () => {
    let folder;
    let folders;
    let browser;

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'renature-engine-'));
      folders = { profile: join(folder, 'profile'), downloads: join(folder, 'downloads') };
      for (const each of Object.values(folders)) await mkdir(each);
      browser = await engine.start(folders);
      console.log(`» ${browser.version}`);
    });

    after(async () => {
      await browser?.close();
      await rm(folder, { recursive: true, force: true });
    });

    /** A test that gets the page and the site that it shows. */
    const test = (title, body) =>
      it(title, async (context) => {
        const site = await serveSite('/renature/');
        context.after(() => site.close());
        await browser.page.setViewportSize({ width: 1180, height: 820 });
        await visit(browser.page, site);
        await body(browser.page, site, context);
      });

    const onlyFile = async () => join(folders.downloads, (await readdir(folders.downloads)).join());

    /** Presses the button that exports the game. Returns the record, once the browser has stored it. */
    const exported = async (page) => {
      for (const name of await readdir(folders.downloads)) await rm(join(folders.downloads, name));
      await click(page, 'button[data-action=export]');
      for (const end = performance.now() + 10_000; performance.now() < end; await pause(20)) {
        // At first it is empty or has another name.
        const record = await readFile(await onlyFile(), 'utf8').then(JSON.parse).catch(() => null);
        if (record) return record;
      }
      throw new Error('the exported game was not stored');
    };

    const restart = async () => {
      await browser.close();
      browser = await engine.start(folders);
      return browser.page;
    };

    test('a whole game against a bot is played by pointer', async (page) => {
      await startGame(page, { controllers: ['person', 'seedling'] });
      await playToTheEnd(page);
      const { result } = await exported(page);
      assert.equal(result.scores.length, 2);
      assert.deepEqual(await readScores(page), result.scores);
    });

    test('a turn is played by keyboard', async (page) => {
      await setUpGame(page, { controllers: ['person', 'person'] });
      await playFirstTurn(page, pressEnterOn);
    });

    test('a turn on a phone is played by touch', async (page, site, context) => {
      if (!page.touchscreen) return context.skip(`the driver of ${engine.name} cannot touch the page`);
      await page.setViewportSize({ width: 390, height: 844 });
      await setUpGame(page, { controllers: ['person', 'person'] });
      await playFirstTurn(page, tap);
    });

    test('a reload returns to the saved game', async (page) => {
      await startGame(page, { controllers: ['person', 'person'] });
      await playTo(page, 'plant');
      const before = await logLines(page);
      await page.reload();
      await waitForTable(page);
      await playTo(page, 'plant');
      assert.deepEqual(await logLines(page), before);
      await playTo(page, 'end');
    });

    test('an update and a restart offline keep the game', async (page, site) => {
      // From then on the service worker has stored the whole page.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await startGame(page, { controllers: ['person', 'seedling'] });
      await playTo(page, 'plant');
      const before = await logLines(page);
      await site.publish((version) => rewriteFile(version, 'index.html', (text) => text.replace('<html ', '<html data-version="next" ')));
      await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true));
      await waitFor(page, '.update-waits');
      await click(page, 'button[data-action=menu]');
      await click(page, '[data-update-offer]:not([hidden]) button[data-action=begin-update]');
      await waitFor(page, '[data-version=next]');
      await waitForTable(page);
      await playTo(page, 'plant');
      assert.deepEqual(await logLines(page), before);

      await site.close();
      page = await restart();
      await page.goto(site.address);
      await waitFor(page, '[data-version=next]');
      await click(page, 'button[data-action=resume]');
      await waitForTable(page);
      await playTo(page, 'plant');
      assert.deepEqual(await logLines(page), before);
      await playTo(page, 'end');
      await click(page, 'button[data-action=end-turn]');
      // The bot thinks offline, too.
      await page.waitForFunction(() => [...document.querySelectorAll('.log-turn')].some((turn) => turn.textContent.includes('Otter')));
    });

    test('an exported game can be imported', async (page, site) => {
      await startGame(page, { controllers: ['person', 'person'] });
      await playTo(page, 'end');
      const before = await logLines(page);
      await click(page, 'button[data-action=menu]');
      await exported(page);
      await page.goto(site.address);
      await openFile(page, await onlyFile());
      assert.deepEqual(await logLines(page), before);
      await click(page, 'button[data-action=end-turn]');
      assert.equal((await readTurn(page)).turn, '1');
    });

    for (const game of ['brook-four', 'valley']) {
      test(`${game} fits into all windows in every step`, async (page, site) => {
        const file = join(folder, 'record.json');
        for (const kind of stepEnds) {
          if (kind === 'place_mushroom' && game !== 'valley') continue;
          await writeFile(file, JSON.stringify(await loadRecord(game, await positionBefore(game, kind))));
          await page.goto(site.address);
          await openFile(page, file);
          await page.mouse.move(0, 0);
          for (const size of designSizes) {
            await page.setViewportSize(size);
            assert.deepEqual(await cutOff(page), [], `${size.width}x${size.height} before ${kind}`);
            assert.deepEqual(await overflow(page), { sideways: 0, down: 0 }, `${size.width}x${size.height} before ${kind}`);
          }
        }
      });
    }
  });
}

/** Presses the start button and plays the first turn. */
async function playFirstTurn(page, press) {
  await press(page, '[data-action="start-game"]');
  await waitForTable(page);
  await playTo(page, 'end', press);
  await press(page, '[data-action="end-turn"]');
  await page.waitForFunction(() => document.querySelector('main[data-screen=table]').dataset.turn === '1');
}
