// The write-ahead log in IndexedDB. After a browser was killed, it restores what localStorage has lost.
import { expect, test } from '@playwright/test';
import { baseURL } from '../driver/chromium.mjs';
import { waitForFrames } from '../driver/gestures.mjs';
import { launchKillable } from '../driver/killable_browser.mjs';
import { playStep, playTo, readTurn, startGame, twoPeople } from '../driver/player.mjs';
import { crashDialog } from '../driver/table.mjs';
import { readStorage, rollBack, waitForLog, waitForWholeLog, readLog, readTexts, readLink, gameKeys, readActions, delayLog, leave, restart, resume } from './log_storage.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Waits until the page has restored these texts. A log that answers late has the page loaded anew. */
const expectRestored = (page, read, texts) => expect.poll(() => read(page).catch(() => null), { timeout: 10_000 }).toEqual(texts);

test('a killed browser loses no action that the player has seen', async () => {
  // The suite kills the browser a few times; run it with KILLS=50 for proof.
  test.setTimeout(1_200_000);
  const kills = Number(process.env.KILLS ?? 3);
  const folder = test.info().outputPath('profile');
  let { page, kill } = await launchKillable(folder);
  await page.goto(baseURL());
  await startGame(page, { controllers: ['person', 'acorn'], names: ['Ann'] });
  for (let time = 0; time < kills; time += 1) {
    for (let steps = Math.floor(Math.random() * 6); steps >= 0; steps -= 1) {
      if ((await readTurn(page)).controller === 'person') await playStep(page);
    }
    const before = await readActions(page);
    // An action that no frame has shown yet may still be lost.
    await waitForFrames(page, 2);
    // The browser is killed while the game goes on.
    void playStep(page).catch(() => {});
    await new Promise((done) => setTimeout(done, Math.random() * 60));
    await kill();
    ({ page, kill } = await launchKillable(folder));
    await page.goto(baseURL());
    await resume(page);
    const after = await readActions(page);
    expect(after.slice(0, before.length)).toEqual(before);
    await expect(crashDialog(page)).toHaveCount(0);
    await expect(page.locator('.notices .banner')).toHaveCount(0);
    expect(Object.keys(await readStorage(page)).filter((key) => key.startsWith('renature.broken'))).toEqual([]);
    if (process.env.KILLS) console.log(`kill ${time + 1}: ${before.length} actions before, ${after.length} after`);
  }
  await kill();
});

test('lost actions are restored before the page shows its games', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  const before = await readStorage(page);
  await playTo(page, 'plant');
  const [played, saved] = [await readActions(page), await readStorage(page)];
  await rollBack(page, before);
  await restart(page);
  expect(await readStorage(page)).toEqual(saved);
  await resume(page);
  expect(await readActions(page)).toEqual(played);
});

test('an emptied storage is restored completely', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const saved = await readStorage(page);
  await rollBack(page, {});
  await restart(page);
  await expectRestored(page, readStorage, saved);
});

test('a clock that is years behind restores the log, too', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  const before = await readStorage(page);
  await playTo(page, 'plant');
  const saved = await readTexts(page);
  await rollBack(page, before);
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 4e11;
  });
  await restart(page);
  await expectRestored(page, readTexts, saved);
});

test('numbers of the log of 14 digits count as damaged', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  const before = await readStorage(page);
  await playTo(page, 'plant');
  const saved = await readTexts(page);
  await waitForLog(page);
  await page.evaluate(async () => {
    const result = (request) => new Promise((done) => request.addEventListener('success', () => done(request.result)));
    const database = await result(indexedDB.open('renature'));
    const notes = database.transaction('notes', 'readwrite').objectStore('notes');
    await result(notes.put({ key: 'renature.game.9', number: 1e13, text: '?' }));
    database.close();
  });
  // It neither hides the entries before it nor comes back.
  await rollBack(page, { ...before, 'renature.journal': '10000000000000' });
  await restart(page);
  await expectRestored(page, readTexts, saved);
  expect(Number((await readStorage(page))['renature.journal'])).toBeLessThan(1e13);
});

test('a game that was deleted stays deleted', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const before = await readStorage(page);
  await restart(page);
  await page.locator('button[data-action=earlier]').click();
  await page.locator('[data-action=delete-game]').click();
  await expect(page.locator('[data-game]')).toHaveCount(0);
  await rollBack(page, before);
  await restart(page);
  const readGames = async (page) => Object.keys(await readStorage(page)).filter((key) => key.startsWith('renature.game.'));
  await expectRestored(page, readGames, []);
});

test('what only localStorage holds is not lost', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await waitForLog(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await playTo(page, 'plant');
  const saved = await readTexts(page);
  await restart(page);
  await expectRestored(page, readTexts, saved);
});

test('a damaged log entry falls back to the save before it', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  const before = await readStorage(page);
  await playTo(page, 'plant');
  const played = await readActions(page);
  await waitForLog(page);
  await page.evaluate(async () => {
    const head = Object.keys(localStorage).find((key) => /^renature\.game\.\d+$/.test(key));
    const key = `${head}.${localStorage.getItem(head).split('\n')[0]}`;
    const result = (request) => new Promise((done) => request.addEventListener('success', () => done(request.result)));
    const database = await result(indexedDB.open('renature'));
    const notes = database.transaction('notes', 'readwrite').objectStore('notes');
    const note = await result(notes.get(key));
    await result(notes.put({ ...note, text: note.text.replace('Ann', 'Eve') }));
    database.close();
  });
  await rollBack(page, before);
  await restart(page);
  await page.locator('button[data-action=resume], button[data-action=earlier]').first().click();
  await page.goto(`${baseURL()}?resume`);
  await page.locator('main[data-screen=table]').waitFor();
  expect(await readActions(page)).toEqual(played.slice(0, -1));
});

test('a log that answers late still restores the game', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  const before = await readStorage(page);
  await playTo(page, 'plant');
  const played = await readActions(page);
  await rollBack(page, before);
  await delayLog(page, 2_500);
  await restart(page);
  await expect.poll(() => readActions(page).catch(() => [])).toEqual(played);
  await resume(page);
});

test('a log that answers during play does not disturb the game', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const [before, [earlier]] = [await readStorage(page), await gameKeys(page)];
  for (let steps = 0; steps < 4; steps += 1) await playStep(page);
  const played = await readActions(page, earlier);
  await rollBack(page, before);
  expect(await readActions(page, earlier)).not.toEqual(played);
  await delayLog(page, 10_000);
  await restart(page);
  await page.evaluate(() => (globalThis.isSamePage = true));
  await startGame(page, twoPeople);
  const later = (await gameKeys(page)).find((key) => key !== earlier);
  await playTo(page, 'plant');
  const playing = await readActions(page, later);
  await expect.poll(() => readActions(page, earlier), { timeout: 15_000 }).toEqual(played);
  expect(await page.evaluate(() => globalThis.isSamePage)).toBe(true);
  expect(await readActions(page, later)).toEqual(playing);
  // Nor does the next start lose or undo anything.
  const saved = await readStorage(page);
  await restart(page);
  expect(await readStorage(page)).toEqual(saved);
});

test('a log that answers late does not close a link', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  const [before, [game]] = [await readStorage(page), await gameKeys(page)];
  for (let steps = 0; steps < 4; steps += 1) await playStep(page);
  const played = await readActions(page, game);
  await rollBack(page, before);
  await delayLog(page, 5_000);
  await leave(page);
  await page.goto(`${baseURL()}${await readLink()}`);
  const dialog = page.locator('dialog[open] .linked');
  await dialog.waitFor();
  await page.evaluate(() => {
    globalThis.isLeft = false;
    navigation.addEventListener('navigate', () => (globalThis.isLeft = true));
  });
  await expect.poll(() => readActions(page, game), { timeout: 15_000 }).toEqual(played);
  // A new document would not know the word.
  expect(await page.evaluate(() => globalThis.isLeft)).toBe(false);
  await expect(dialog).toBeVisible();
});

for (const [what, open] of [
  ['is forbidden', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }],
  ['never answers', () => ({})],
]) {
  test(`with a log that ${what}, games are still saved`, async ({ page }) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(`IDBFactory.prototype.open = ${open}`);
    await page.goto('./');
    await startGame(page, twoPeople);
    await playTo(page, 'plant');
    const played = await readActions(page);
    await restart(page);
    await resume(page);
    expect(await readActions(page)).toEqual(played);
    expect(errors).toEqual([]);
  });
}

/** Opens the page in a browser of its own, plays a game until a plant may be set, and lets `use` kill the browser. */
async function killAfter(use) {
  const folder = test.info().outputPath('profile');
  const browser = await launchKillable(folder);
  await browser.page.goto(baseURL());
  await startGame(browser.page, twoPeople);
  await playTo(browser.page, 'plant');
  await waitForLog(browser.page);
  const played = await use(browser.page);
  await browser.kill();
  const next = await launchKillable(folder);
  await next.page.goto(baseURL());
  await resume(next.page);
  expect(await readActions(next.page)).toEqual(played);
  await next.kill();
}

test('a log whose data were removed is written anew', async () => {
  await killAfter(async (page) => {
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(baseURL());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await playTo(page, 'finish');
    await waitForWholeLog(page);
    return readActions(page);
  });
});

test('a log whose connection is closed is opened again', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.databases = [];
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => globalThis.databases.push(request.result));
      return request;
    };
  });
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  const before = await readStorage(page);
  await page.evaluate(() => globalThis.databases.forEach((database) => database.close()));
  await playTo(page, 'finish');
  const played = await readActions(page);
  await rollBack(page, before);
  await restart(page);
  await resume(page);
  expect(await readActions(page)).toEqual(played);
});

test('an action before a reload survives the browser', async () => {
  await killAfter(async (page) => {
    await page.evaluate(() => {
      // The reload comes before the entry is written.
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The page is left.', 'AbortError');
      };
    });
    await playTo(page, 'finish');
    const played = await readActions(page);
    await page.reload();
    // The game that the page returns to is saved again.
    await waitForWholeLog(page);
    return played;
  });
});

test('a start logs removals that the log lacks', async ({ page }) => {
  await page.goto('./');
  await startGame(page, twoPeople);
  await playTo(page, 'plant');
  await waitForLog(page);
  const [head] = await gameKeys(page);
  await page.evaluate((head) => localStorage.removeItem(head), head);
  await page.goto('./');
  await expect.poll(async () => (await readLog(page))[head]).toBe(null);
});
