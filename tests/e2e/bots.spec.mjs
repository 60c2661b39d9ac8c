// Bots think in workers, beside the page; without any they think on it.
import { expect, test } from '@playwright/test';
import { check } from './arena.mjs';
import { mouse } from './hands.mjs';
import { botsHavePlayed, exported, finalScores, look, playTo, playToTheEnd, start } from './player.mjs';

/** Ends the person's turn; then it is the bot's. */
async function takeATurn(page) {
  await playTo(page, 'end');
  await mouse(page, 'button[data-action=end-turn]');
}

/** Waits until it is the person's turn again. */
async function waitForPerson(page) {
  const table = page.locator('main[data-screen=table]');
  await expect(table).toHaveAttribute('data-holder', 'person', { timeout: 20_000 });
}

async function leave(page) {
  await mouse(page, 'button[data-action=menu]');
  await page.locator('dialog[open] button[data-action=new-game]').click();
  await page.locator('dialog[open] button[data-action=leave]').click();
  await page.locator('main[data-screen=start]').waitFor();
}

/** Nothing may be drawn at random in a bot's place, and nothing may break. */
async function expectOwnTurns(page) {
  await expect(page.locator('.crash')).toHaveCount(0);
  await expect(page.locator('.turn-line.refused')).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('a person plays a game against oak to its end', async ({ page }, info) => {
  test.setTimeout(300_000);
  await start(page, { holders: ['person', 'oak'] });
  while ((await look(page)).phase !== 'over') {
    await takeATurn(page);
    await botsHavePlayed(page);
    await expectOwnTurns(page);
  }
  const final = await finalScores(page);
  const record = await exported(page, info.outputPath('record.json'));
  expect(final).toEqual(record.result.scores);
});

test('no worker is started before a match with bots, and none is left after it', async ({ page }) => {
  expect(page.workers()).toHaveLength(0);
  await start(page, { holders: ['person', 'person'] });
  await playTo(page, 'plant');
  expect(page.workers()).toHaveLength(0);
  await leave(page);
  await start(page, { holders: ['person', 'oak'] });
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await playTo(page, 'plant');
  await leave(page);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('four bots of four kinds play a game to its end', async ({ page }, info) => {
  test.setTimeout(180_000);
  await start(page, { holders: ['oak', 'pine', 'bush', 'turf'] });
  await playToTheEnd(page);
  const final = await finalScores(page);
  const file = info.outputPath('record.json');
  const record = await exported(page, file);
  expect(await check(file)).toBe(`ok ${file}`);
  expect(final).toEqual(record.result.scores);
});

test('who leaves while oak thinks finds a page that answers, and comes back to the match as it was', async ({ page }) => {
  await start(page, { holders: ['person', 'oak'] });
  await takeATurn(page);
  const lines = await page.locator('.log-panel [data-log-line]').count();
  await leave(page);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.locator('button[data-action=resume]').click();
  await waitForPerson(page);
  expect(await page.locator('.log-panel [data-log-line]').count()).toBeGreaterThan(lines);
  await expectOwnTurns(page);
});

test('a worker that dies is replaced, and the game goes on', async ({ page }) => {
  await start(page, { holders: ['person', 'oak'] });
  await takeATurn(page);
  await waitForPerson(page);
  const workers = page.workers();
  expect(workers.length).toBeGreaterThan(0);
  // Dies without a word, as workers do.
  await Promise.all(workers.map((worker) => worker.evaluate(() => self.close())));
  await takeATurn(page);
  await waitForPerson(page);
  await expectOwnTurns(page);
  expect(page.workers().length).toBeGreaterThan(0);
});

test('a worker that dies with a piece under way is replaced, and the piece given again', async ({ page }) => {
  await page.addInitScript(killTheFirst);
  await page.reload();
  await start(page, { holders: ['person', 'oak'] });
  await takeATurn(page);
  await waitForPerson(page);
  await expectOwnTurns(page);
  const [lost, ...others] = await page.evaluate(() => globalThis.pieces);
  expect(others).toContain(lost);
});

/**
 * Runs in the page: notes the pieces that are given to workers, and ends the first worker that is given one. There is
 * one worker at a time, for with several the others might end the round in time.
 */
function killTheFirst() {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
  globalThis.pieces = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    post.call(this, message);
    if (!Array.isArray(message) || !JSON.parse(message[2]).TryOut) return;
    globalThis.pieces.push(message[2]);
    if (globalThis.pieces.length === 1) this.terminate();
  };
}

test('what a worker does not understand it refuses', async ({ page }) => {
  await start(page, { holders: ['person', 'bush'] });
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const answers = await page.evaluate(async () => {
    const worker = new Worker('thinking.js', { type: 'module' });
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

test('a worker in which oak has thought has at most 16 MB of memory', async ({ page }) => {
  await start(page, { board: 'valley', holders: ['person', 'oak', 'oak', 'oak'] });
  await takeATurn(page);
  await waitForPerson(page);
  const sizes = await Promise.all(page.workers().map((worker) => worker.evaluate(memory)));
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(16 * 1024 * 1024);
});

/** Runs in a worker: how many bytes of memory its module has. */
async function memory() {
  const { default: init } = await import(new URL('thinker.js', location.href).href);
  // It has begun already: this only hands over what it has.
  return (await init()).memory.buffer.byteLength;
}

test('once a question is dropped no piece of it is given out any more, and none was larger than 200 playouts', async ({ page }) => {
  await page.addInitScript(holdPieces);
  await page.reload();
  await start(page, { holders: ['person', 'oak'] });
  await takeATurn(page);
  const pieces = () => page.evaluate(() => globalThis.pieces.given);
  await expect.poll(async () => (await pieces()).length).toBeGreaterThan(0);
  await mouse(page, 'button[data-action=restart-turn]');
  // Sooner it would be a double tap, which undoes nothing.
  await page.waitForTimeout(600);
  await mouse(page, 'button[data-action=restart-turn]');
  await waitForPerson(page);
  const given = await pieces();
  await page.evaluate(() => globalThis.pieces.letGo());
  await playTo(page, 'plant');
  expect(await pieces()).toEqual(given);
  for (const { turns, from, to } of given) expect(turns.length * (to - from)).toBeLessThanOrEqual(200);
});

/** Runs in the page: notes the pieces that are given to workers, and keeps them from arriving until they are let go. */
function holdPieces() {
  const post = Worker.prototype.postMessage;
  const held = [];
  const given = [];
  Worker.prototype.postMessage = function (message) {
    const piece = Array.isArray(message) && JSON.parse(message[2]).TryOut;
    if (!piece) return post.call(this, message);
    given.push(piece);
    held.push(() => post.call(this, message));
  };
  globalThis.pieces = { given, letGo: () => held.splice(0).forEach((send) => send()) };
}

test.describe('without workers', () => {
  test('bots think on the page, which goes on answering', async ({ page }) => {
    await page.addInitScript(() => delete window.Worker);
    await page.reload();
    await start(page, { holders: ['person', 'oak'] });
    await takeATurn(page);
    await waitForPerson(page);
    await expectOwnTurns(page);
    expect(page.workers()).toHaveLength(0);
    expect((await look(page)).phase).toBe('domino');
  });

  test('the same where workers can be made but do not work', async ({ page }) => {
    await page.route('**/thinking.js*', (route) => route.abort());
    await start(page, { holders: ['person', 'oak'] });
    await takeATurn(page);
    await waitForPerson(page);
    await expectOwnTurns(page);
  });
});

test('while oak thinks a ring at its player board fills, and goes when it acts', async ({ page }) => {
  await start(page, { holders: ['person', 'oak'] });
  // Slow enough to be seen, even where oak is done at once.
  await mouse(page, 'button[data-action=menu]');
  await page.locator('dialog[open] [data-field=bot-speed] input').first().check();
  await page.keyboard.press('Escape');
  await takeATurn(page);
  const ring = page.locator('[data-seat="1"] [role=progressbar]');
  await expect(ring).toHaveAccessibleName('Otter thinks');
  await expect(ring).toHaveAttribute('aria-valuenow', '100');
  await expect(page.locator('[data-seat="0"] [data-thinking]')).toHaveCount(0);
  await expect(ring).toHaveCount(0);
});

test('who looks at areas all the time while oak thinks does not keep it from playing', async ({ page }) => {
  await start(page, { holders: ['person', 'oak'] });
  await takeATurn(page);
  // The page goes before the workers, but not for ever.
  const looked = await page.evaluate(lookAllTheTime);
  expect(looked).toBeGreaterThan(0);
  // The last of them may come in one's own turn, and be refused.
  await expect(page.locator('.crash')).toHaveCount(0);
});

/** Runs in the page: clicks on one space of an area after the other, in each frame, until a person is to act; gives how often. */
async function lookAllTheTime() {
  const table = document.querySelector('main[data-screen=table]');
  const spaces = [...document.querySelectorAll('[data-space].soil')];
  let looked = 0;
  for (; table.dataset.holder === 'bot'; looked += 1) {
    spaces[(looked * 17) % spaces.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  return looked;
}

test('bots wait while somebody is asked whether to undo a whole turn', async ({ page }) => {
  await start(page, { holders: ['person', 'bush', 'bush', 'bush'] });
  await mouse(page, 'button[data-action=menu]');
  await page.locator('dialog[open] [data-field=bot-speed] input').nth(1).check();
  await page.keyboard.press('Escape');
  await takeATurn(page);
  // Sooner it would be a double tap.
  await page.waitForTimeout(600);
  await mouse(page, 'button[data-action=restart-turn]');
  // Longer than a bot pauses between two actions.
  await page.waitForTimeout(1_500);
  await mouse(page, 'button[data-action=restart-turn]');
  await waitForPerson(page);
  expect(await look(page)).toMatchObject({ phase: 'domino', turn: '0' });
  await expect(page.locator('.log-panel [data-log-line]')).toHaveCount(0);
});

test('who undoes the turn while oak thinks is not overtaken by it', async ({ page }) => {
  // Oak thinks as long as this does not come.
  await page.route('**/thinker_bg.wasm*', () => {});
  await start(page, { holders: ['person', 'oak'] });
  await takeATurn(page);
  const ring = page.locator('[data-seat="1"] [role=progressbar]');
  await expect(ring).toBeVisible();
  await mouse(page, 'button[data-action=restart-turn]');
  // Sooner it would be a double tap, which undoes nothing.
  await page.waitForTimeout(600);
  await mouse(page, 'button[data-action=restart-turn]');
  await waitForPerson(page);
  await expect(ring).toHaveCount(0);
  expect(await look(page)).toMatchObject({ phase: 'domino', turn: '0' });
  await playTo(page, 'plant');
  await expectOwnTurns(page);
});
