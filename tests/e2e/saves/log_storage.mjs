// The texts that localStorage and the write-ahead log hold, and a page that is left and opened again.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { baseURL } from '../driver/chromium.mjs';

/** All that localStorage holds. */
export const readStorage = (page) => page.evaluate(() => ({ ...localStorage }));

/** Puts localStorage back to an earlier content, as when a browser is killed before it writes to the disk. */
export async function rollBack(page, before) {
  await waitForLog(page);
  await page.evaluate((before) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
  }, before);
}

/** Waits until the log holds all that was written: IndexedDB runs this read after the writes before it. */
export function waitForLog(page) {
  return page.evaluate(async () => {
    const result = (request) => new Promise((done) => request.addEventListener('success', () => done(request.result)));
    const database = await result(indexedDB.open('renature'));
    await result(database.transaction('notes').objectStore('notes').count());
    database.close();
  });
}

/** The texts of the log by key; null for a removed one. */
export const readLog = (page) =>
  page.evaluate(async () => {
    const result = (request) => new Promise((done) => request.addEventListener('success', () => done(request.result)));
    const database = await result(indexedDB.open('renature'));
    const entries = await result(database.transaction('notes').objectStore('notes').getAll());
    database.close();
    return Object.fromEntries(entries.filter(({ key }) => key !== 'renature.journal').map(({ key, text }) => [key, text]));
  });

/** What localStorage holds of the page, without the number of the log's last entry. */
export async function readTexts(page) {
  const { 'renature.journal': number, ...texts } = await readStorage(page);
  return texts;
}

/** Waits until the log, which the page may have to create first, holds all that localStorage holds. */
export async function waitForWholeLog(page) {
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'renature'));
  await expect(async () => {
    const texts = await readTexts(page);
    expect(await readLog(page)).toEqual(expect.objectContaining(texts));
  }).toPass();
}

/** The fragment of a link to a game. */
export async function readLink() {
  const link = await readFile(join(import.meta.dirname, '../../saves/link-1.txt'), 'utf8');
  return link.trim().replace(/^.*#/, '#');
}

/** The keys of the saved games. */
export const gameKeys = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^renature\.game\.\d+$/.test(key)));

/** The actions of the saved game with this key, or of the first one, as texts. */
export async function readActions(page, game) {
  return page.evaluate((head) => {
    const text = localStorage.getItem(`${head}.${localStorage.getItem(head).split('\n')[0]}`);
    return JSON.parse(text).payload.record.log.map((entry) => JSON.stringify(entry));
  }, game ?? (await gameKeys(page))[0]);
}

/** Delays the log's answer to the next page by so many milliseconds. */
export async function delayLog(page, delay) {
  await page.addInitScript((delay) => {
    if (sessionStorage.getItem('delayed')) return;
    sessionStorage.setItem('delayed', 'yes');
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      const request = {};
      setTimeout(() => {
        const real = open.apply(this, args);
        real.addEventListener('success', () => {
          request.result = real.result;
          request.onsuccess();
        });
      }, delay);
      return request;
    };
  }, delay);
}

/**
 * Leaves the page and waits until it has released the log and all that it stored has arrived. Until then, the next page
 * repairs nothing, or takes what arrives for the changes of another tab.
 */
export async function leave(page) {
  const left = await readStorage(page);
  await page.goto('about:blank');
  const observer = await page.context().newPage();
  await observer.goto(`${baseURL()}icon.svg`);
  await observer.waitForFunction(async (left) => {
    const { held } = await navigator.locks.query();
    const isReleased = !held.some(({ name }) => name === 'renature.open');
    return isReleased && localStorage.length === Object.keys(left).length && Object.entries(left).every(([key, text]) => localStorage[key] === text);
  }, left);
  await observer.close();
}

/** Leaves the page and opens it again. */
export async function restart(page) {
  await leave(page);
  await page.goto(baseURL());
  await page.locator('main[data-screen], main.start').first().waitFor();
}

/** Resumes the game that the start screen offers. */
export async function resume(page) {
  await page.locator('button[data-action=resume]').click();
  await page.locator('main[data-screen=table]').waitFor();
}
