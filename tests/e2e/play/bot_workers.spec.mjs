// The Web Workers that run the bots, and the page without them.
import { expect, test } from '@playwright/test';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { click } from '../driver/gestures.mjs';
import { expectNoFailure, leaveTable, playTo, playTurn, readTurn, startGame, waitForBots } from '../driver/player.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('workers run only during a match with bots', async ({ page }) => {
  expect(page.workers()).toHaveLength(0);
  await startGame(page, { controllers: ['person', 'person'] });
  await playTo(page, 'plant');
  expect(page.workers()).toHaveLength(0);
  await leaveTable(page);
  await startGame(page, { controllers: ['person', 'oak'] });
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await playTo(page, 'plant');
  await leaveTable(page);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a worker that dies is replaced', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTurn(page);
  await waitForBots(page);
  const workers = page.workers();
  expect(workers.length).toBeGreaterThan(0);
  // A closed worker sends no message.
  await Promise.all(workers.map((worker) => worker.evaluate(() => self.close())));
  await playTurn(page);
  await waitForBots(page);
  await expectNoFailure(page);
  expect(page.workers().length).toBeGreaterThan(0);
});

test('the job of a worker that dies is given to another one', async ({ page }) => {
  await page.addInitScript(killFirstWorker);
  await page.goto('./');
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTurn(page);
  await waitForBots(page);
  await expectNoFailure(page);
  const [lost, ...others] = await page.evaluate(() => globalThis.jobs);
  expect(others).toContain(lost);
});

/**
 * Runs in the page: records the jobs for workers and terminates the first worker that gets one. There is one
 * worker at a time: with several, the others might finish in time.
 */
function killFirstWorker() {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
  globalThis.jobs = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    post.call(this, message);
    if (!Array.isArray(message) || !JSON.parse(message[2]).TryOut) return;
    globalThis.jobs.push(message[2]);
    if (globalThis.jobs.length === 1) this.terminate();
  };
}

test('a worker refuses messages that it cannot read', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'bush'] });
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const answers = await page.evaluate(async () => {
    const worker = new Worker(thinkerFile('thinking.js'), { type: 'module' });
    worker.postMessage(undefined);
    const ask = (question, task) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data[1]);
        worker.postMessage([1, question, task]);
      });
    const answers = [await ask('{}', '"Consider"'), await ask('', ''), await ask('[1]', '{"Name":7}')];
    worker.terminate();
    return answers;
  });
  for (const answer of answers) expect(JSON.parse(answer)).toHaveProperty('Refused');
});

test('a worker that has run oak uses at most 16 MB', async ({ page }) => {
  await startGame(page, { board: 'valley', controllers: ['person', 'oak', 'oak', 'oak'] });
  await playTurn(page);
  await waitForBots(page);
  const sizes = await Promise.all(page.workers().map((worker) => worker.evaluate(memorySize)));
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(16 * 1024 * 1024);
});

/** Runs in a worker: returns the size of its module's memory in bytes. */
async function memorySize() {
  const { default: init } = await import(new URL('thinker.js', location.href).href);
  // The module is already initialized: this only returns its exports.
  return (await init()).memory.buffer.byteLength;
}

test('an undone turn sends no more jobs to workers', async ({ page }) => {
  await page.addInitScript(holdJobs);
  await page.goto('./');
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTurn(page);
  const sentJobs = () => page.evaluate(() => globalThis.jobs.sent);
  await expect.poll(async () => (await sentJobs()).length).toBeGreaterThan(0);
  await click(page, 'button[data-action=restart-turn]');
  await skipDoubleTapTime(page);
  await click(page, 'button[data-action=answer-yes]');
  await waitForBots(page);
  const sent = await sentJobs();
  await page.evaluate(() => globalThis.jobs.release());
  await playTo(page, 'plant');
  expect(await sentJobs()).toEqual(sent);
  // No job is larger than 200 playouts.
  for (const { turns, from, to } of sent) expect(turns.length * (to - from)).toBeLessThanOrEqual(200);
});

/** Runs in the page: records the jobs for workers and holds them back until they are released. */
function holdJobs() {
  const post = Worker.prototype.postMessage;
  const held = [];
  const sent = [];
  Worker.prototype.postMessage = function (message) {
    const job = Array.isArray(message) && JSON.parse(message[2]).TryOut;
    if (!job) return post.call(this, message);
    sent.push(job);
    held.push(() => post.call(this, message));
  };
  globalThis.jobs = { sent, release: () => held.splice(0).forEach((send) => send()) };
}

test.describe('without workers', () => {
  test('without workers bots run on the page', async ({ page }) => {
    await page.addInitScript(() => delete window.Worker);
    await page.goto('./');
    await startGame(page, { controllers: ['person', 'oak'] });
    await playTurn(page);
    await waitForBots(page);
    await expectNoFailure(page);
    expect(page.workers()).toHaveLength(0);
    expect((await readTurn(page)).phase).toBe('domino');
  });

  test('bots run on the page if their worker does not load', async ({ page }) => {
    await page.route('**/thinking.js*', (route) => route.abort());
    await startGame(page, { controllers: ['person', 'oak'] });
    await playTurn(page);
    await waitForBots(page);
    await expectNoFailure(page);
  });
});
