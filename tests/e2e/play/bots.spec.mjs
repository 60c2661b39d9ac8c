// Games with bots: they play on, wait, and never get in a person's way.
import { expect, test } from '@playwright/test';
import { checkRecord } from '../driver/arena.mjs';
import { skipDoubleTapTime } from '../driver/clock.mjs';
import { click, waitForUpdates } from '../driver/gestures.mjs';
import { expectNoFailure, exportRecord, leaveTable, playTo, playToTheEnd, playTurn, readTurn, startGame, waitForBots } from '../driver/player.mjs';
import { action, actionCount, choose, crashDialog, readFinalScores, table } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('a person plays oak to the end', async ({ page }, info) => {
  test.setTimeout(300_000);
  await startGame(page, { controllers: ['person', 'oak'] });
  while ((await readTurn(page)).phase !== 'over') {
    await playTurn(page);
    await waitForBots(page);
    await expectNoFailure(page);
  }
  const final = await readFinalScores(page);
  const record = await exportRecord(page, info.outputPath('record.json'));
  expect(final).toEqual(record.result.scores);
});

test('four bots of four levels play to the end', async ({ page }, info) => {
  await startGame(page, { controllers: ['pine', 'bush', 'turf', 'seedling'] });
  await playToTheEnd(page);
  const final = await readFinalScores(page);
  const file = info.outputPath('record.json');
  const record = await exportRecord(page, file);
  expect(await checkRecord(file)).toBe(`ok ${file}`);
  expect(final).toEqual(record.result.scores);
});

test('a match left while oak thinks can be resumed', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTurn(page);
  const lines = await page.locator('.log-panel [data-log-line]').count();
  await leaveTable(page);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.locator('button[data-action=resume]').click();
  await waitForBots(page);
  await waitForUpdates(page);
  expect(await page.locator('.log-panel [data-log-line]').count()).toBeGreaterThan(lines);
  await expectNoFailure(page);
});

test('a progress ring fills while oak thinks', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'oak'] });
  // Slow enough to be seen even if oak is done at once.
  await choose(page, 'bot-speed', 0);
  await playTurn(page);
  const ring = page.locator('[data-seat="1"] [role=progressbar]');
  await expect(ring).toHaveAccessibleName('Otter thinks');
  await expect(ring).toHaveAttribute('aria-valuenow', '100');
  await expect(page.locator('[data-seat="0"] [data-thinking]')).toHaveCount(0);
  await expect(ring).toHaveCount(0);
});

test('clicking areas all the time does not stop oak', async ({ page }) => {
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTurn(page);
  // Clicks go before the workers' answers, but not for ever.
  const clicks = await page.evaluate(clickAllTheTime);
  expect(clicks).toBeGreaterThan(0);
  // The last click may come in the person's own turn and be refused.
  await expect(crashDialog(page)).toHaveCount(0);
});

/** Runs in the page: clicks an area in each frame until a person is to act; returns the number of clicks. */
async function clickAllTheTime() {
  const table = document.querySelector('main[data-screen=table]');
  const spaces = [...document.querySelectorAll('[data-space].soil')];
  let clicks = 0;
  for (; table.dataset.holder === 'bot'; clicks += 1) {
    spaces[(clicks * 17) % spaces.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  return clicks;
}

test('bots wait while a person is asked to confirm an undo', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  await startGame(page, { controllers: ['person', 'bush', 'bush', 'bush'] });
  await choose(page, 'bot-speed', 1);
  await playTurn(page);
  await skipDoubleTapTime(page);
  await click(page, 'button[data-action=restart-turn]');
  // Longer than bots pause between two actions, and than most people read.
  await page.clock.runFor(15_000);
  await click(page, 'button[data-action=answer-yes]');
  await waitForBots(page);
  expect(await readTurn(page)).toMatchObject({ phase: 'domino', turn: '0' });
  await expect(page.locator('.log-panel [data-log-line]')).toHaveCount(0);
});

test('undoing a turn stops oak’s thinking', async ({ page }) => {
  // Oak cannot finish without this file.
  await page.route('**/thinker_bg.wasm*', () => {});
  await startGame(page, { controllers: ['person', 'oak'] });
  await playTurn(page);
  const ring = page.locator('[data-seat="1"] [role=progressbar]');
  await expect(ring).toBeVisible();
  await click(page, 'button[data-action=restart-turn]');
  await skipDoubleTapTime(page);
  await click(page, 'button[data-action=answer-yes]');
  await waitForBots(page);
  await expect(ring).toHaveCount(0);
  expect(await readTurn(page)).toMatchObject({ phase: 'domino', turn: '0' });
  await playTo(page, 'plant');
  await expectNoFailure(page);
});

test('leaving the table while bots play does not crash', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  // As in a covered window: frames come late, some after the table has gone.
  await page.evaluate(() => {
    window.requestAnimationFrame = (then) => setTimeout(then, 500);
  });
  // Bots that think for a while, so that the game is not over before.
  await startGame(page, { controllers: ['pine', 'pine'] });
  await page.locator('[data-laid]').first().waitFor({ state: 'attached' });
  await page.locator('button[data-action=menu]').click();
  await page.locator('dialog[open] button[data-action=new-game]').click();
  await page.locator('dialog[open] button[data-action=leave]').click();
  await page.locator('main[data-screen=start]').waitFor();
  await page.clock.runFor(600);
  await expect(crashDialog(page)).toHaveCount(0);
});

test('a button and Enter end the time to read a scoring', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  await startGame(page, { controllers: ['person', 'acorn'] });
  await choose(page, 'bot-speed', 0);
  const goOn = action(page, 'go-on');
  const presses = [() => goOn.click(), () => page.keyboard.press('Enter')];
  for (const press of presses) {
    // Enter follows a bot's own scoring, which leaves it at the end of its turn.
    const isWanted = async () => (await goOn.isVisible()) && (press === presses[0] || (await table(page).getAttribute('data-phase')) === 'end');
    while (!(await isWanted())) {
      expect(await table(page).getAttribute('data-phase')).not.toBe('over');
      if ((await table(page).getAttribute('data-holder')) === 'person') await playTurn(page);
      else await page.clock.runFor(300);
    }
    // The pause of 1.2 seconds is longer by 4 seconds after an area.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10));
    const before = await actionCount(page);
    await page.clock.runFor(700);
    expect(await actionCount(page)).toBe(before);
    await skipDoubleTapTime(page);
    await press();
    await page.clock.runFor(1_300);
    await expect.poll(() => actionCount(page)).toBeGreaterThan(before);
    await expect(goOn).toHaveCount(0);
    await page.clock.resume();
  }
});
