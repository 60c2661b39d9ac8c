// The journal beside the storage: whatever the storage has missed when the browser ends is put back at the next start.
import { expect, test } from '@playwright/test';
import { browserOn } from './browser.mjs';
import { baseURL } from './chromium.mjs';
import { look, playTo, start, step } from './player.mjs';

const twoPeople = { holders: ['person', 'person'], names: ['Ann', 'Ben'] };

/** All that the storage holds. */
const stored = (page) => page.evaluate(() => ({ ...localStorage }));

/** Makes the storage what it was, as after a browser that did not come to write the rest to the disk. */
async function forget(page, before) {
  await noted(page);
  await page.evaluate((before) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
  }, before);
}

/** Waits until the journal has all that was written: whoever reads it comes after that. */
function noted(page) {
  return page.evaluate(async () => {
    const result = (request) => new Promise((done) => request.addEventListener('success', () => done(request.result)));
    const database = await result(indexedDB.open('renature'));
    await result(database.transaction('notes').objectStore('notes').count());
    database.close();
  });
}

/** The keys under which games are kept. */
const games = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^renature\.game\.\d+$/.test(key)));

/** The log of the game that is kept first, or of the one under the key, one text for each action. */
async function log(page, game) {
  return page.evaluate((head) => {
    const text = localStorage.getItem(`${head}.${localStorage.getItem(head).split('\n')[0]}`);
    return JSON.parse(text).payload.record.log.map((entry) => JSON.stringify(entry));
  }, game ?? (await games(page))[0]);
}

/** Makes the journal answer the next page only after so many milliseconds. */
async function delayJournal(page, late) {
  await page.addInitScript((late) => {
    if (sessionStorage.getItem('late')) return;
    sessionStorage.setItem('late', 'yes');
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...words) {
      const request = {};
      setTimeout(() => {
        const real = open.apply(this, words);
        real.addEventListener('success', () => {
          request.result = real.result;
          request.onsuccess();
        });
      }, late);
      return request;
    };
  }, late);
}

/** The page as the next start shows it. */
async function begin(page) {
  // Only who has left the page lets go of the journal.
  await page.goto('about:blank');
  await page.goto(baseURL());
  await page.locator('main[data-screen], main.start').first().waitFor();
}

async function resume(page) {
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('whenever the browser is killed, all stands that the player has seen', async () => {
  // KILLS=50 is the proof; the suite makes sure of it with a few.
  test.setTimeout(1_200_000);
  const kills = Number(process.env.KILLS ?? 3);
  const folder = test.info().outputPath('profile');
  let { page, kill } = await browserOn(folder);
  await page.goto(baseURL());
  await start(page, { holders: ['person', 'greedy'], names: ['Ann'] });
  for (let time = 0; time < kills; time += 1) {
    for (let steps = Math.floor(Math.random() * 6); steps >= 0; steps -= 1) {
      if ((await look(page)).holder === 'person') await step(page);
    }
    const before = await log(page);
    // What no frame has shown yet is still under way.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // It ends while the game goes on.
    void step(page).catch(() => {});
    await new Promise((done) => setTimeout(done, Math.random() * 60));
    await kill();
    ({ page, kill } = await browserOn(folder));
    await page.goto(baseURL());
    await resume(page);
    const after = await log(page);
    expect(after.slice(0, before.length)).toEqual(before);
    await expect(page.locator('.crash, .start-notice .toast')).toHaveCount(0);
    expect(Object.keys(await stored(page)).filter((key) => key.startsWith('renature.broken'))).toEqual([]);
    if (process.env.KILLS) console.log(`kill ${time + 1}: ${before.length} actions before, ${after.length} after`);
  }
  await kill();
});

test('what the storage has missed is put back before the page shows its games', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  const before = await stored(page);
  await playTo(page, 'plant');
  const [played, kept] = [await log(page), await stored(page)];
  await forget(page, before);
  await begin(page);
  expect(await stored(page)).toEqual(kept);
  await resume(page);
  expect(await log(page)).toEqual(played);
});

test('a storage that has lost everything has everything again', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  const kept = await stored(page);
  await forget(page, {});
  await begin(page);
  expect(await stored(page)).toEqual(kept);
});

test('a game that was deleted stays deleted', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  const before = await stored(page);
  await begin(page);
  await page.locator('button[data-action=earlier]').click();
  await page.locator('[data-action=delete-game]').click();
  await expect(page.locator('[data-game]')).toHaveCount(0);
  await forget(page, before);
  await begin(page);
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith('renature.game.'))).toEqual([]);
});

test('what the storage has and the journal has not stays', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await noted(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await playTo(page, 'plant');
  const kept = await stored(page);
  await begin(page);
  expect(await stored(page)).toEqual(kept);
});

test('of what is damaged in the journal the save before it goes on, and it is said', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  const before = await stored(page);
  await playTo(page, 'plant');
  const played = await log(page);
  await noted(page);
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
  await forget(page, before);
  await begin(page);
  await page.locator('button[data-action=resume], button[data-action=earlier]').first().click();
  await page.goto(`${baseURL()}?resume`);
  await page.locator('main[data-screen=table]').waitFor();
  expect(await log(page)).toEqual(played.slice(0, -1));
});

test('a journal that answers late is heard as well', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  const before = await stored(page);
  await playTo(page, 'plant');
  const played = await log(page);
  await forget(page, before);
  await delayJournal(page, 2_500);
  await begin(page);
  await expect.poll(() => log(page).catch(() => [])).toEqual(played);
  await resume(page);
});

test('a journal that answers when somebody plays already gives back the rest, and disturbs nobody', async ({ page }) => {
  await page.goto('./');
  await start(page, twoPeople);
  await playTo(page, 'plant');
  const [before, [earlier]] = [await stored(page), await games(page)];
  for (let steps = 0; steps < 4; steps += 1) await step(page);
  const played = await log(page, earlier);
  await forget(page, before);
  expect(await log(page, earlier)).not.toEqual(played);
  await delayJournal(page, 10_000);
  await begin(page);
  await page.evaluate(() => (globalThis.isSamePage = true));
  await start(page, twoPeople);
  const later = (await games(page)).find((key) => key !== earlier);
  await playTo(page, 'plant');
  const playing = await log(page, later);
  await expect.poll(() => log(page, earlier), { timeout: 15_000 }).toEqual(played);
  expect(await page.evaluate(() => globalThis.isSamePage)).toBe(true);
  expect(await log(page, later)).toEqual(playing);
  // Nor is anything missed or undone at the start after that.
  const kept = await stored(page);
  await begin(page);
  expect(await stored(page)).toEqual(kept);
});

for (const [what, open] of [
  ['is forbidden', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }],
  ['never answers', () => ({})],
]) {
  test(`where a journal ${what}, games are kept all the same`, async ({ page }) => {
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(`IDBFactory.prototype.open = ${open}`);
    await page.goto('./');
    await start(page, twoPeople);
    await playTo(page, 'plant');
    const played = await log(page);
    await begin(page);
    await resume(page);
    expect(await log(page)).toEqual(played);
    expect(complaints).toEqual([]);
  });
}
