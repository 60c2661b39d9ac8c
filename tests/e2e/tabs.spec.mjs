// One game in two tabs: one plays, the other watches and can take it over.
import { expect, test } from '@playwright/test';
import { look, playTo, start, step } from './player.mjs';

/** A game of Ann against a bot or a person, open in two tabs: the first one plays. */
async function twoTabs(context, other = 'greedy', press) {
  const first = await context.newPage();
  await first.emulateMedia({ reducedMotion: 'reduce' });
  await first.goto('./');
  await start(first, { holders: ['person', other], names: ['Ann'], press });
  const second = await context.newPage();
  await second.emulateMedia({ reducedMotion: 'reduce' });
  await second.goto('./');
  await second.locator('button[data-action=resume]').click();
  await second.locator('main[data-screen=table]').waitFor();
  return [first, second];
}

const bar = (page) => page.locator('[data-watching]');

test('the second tab watches live what the first one plays', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await expect(bar(second)).toBeVisible();
  await expect(bar(first)).toHaveCount(0);
  await playTo(first, 'plant');
  await expect(second.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
});

test('a hand that is open in one tab is not open in another that watches, nor once that plays', async ({ context }) => {
  const [first, second] = await twoTabs(context, 'person', 'button[data-action=take-screen]');
  await expect(first.locator('.hand [data-domino]')).toHaveCount(3);
  await expect(bar(second)).toBeVisible();
  await expect(second.locator('.hand [data-domino]')).toHaveCount(0);
  await playTo(first, 'plant');
  await expect(second.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
  await expect(second.locator('.hand [data-domino]')).toHaveCount(0);
  await second.locator('[data-action=take-over]').click();
  await expect(second.locator('button[data-action=take-screen]')).toBeVisible();
  await expect(second.locator('.hand [data-domino]')).toHaveCount(0);
});

test('who watches changes nothing', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await expect(bar(second)).toBeVisible();
  const before = await first.evaluate(() => ({ ...localStorage }));
  await second.locator('[data-domino]').first().click();
  await expect(second.locator('.turn-line')).toContainText('another tab');
  expect(await first.evaluate(() => ({ ...localStorage }))).toEqual(before);
});

test('a game that is taken over is played in one tab only', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await second.locator('[data-action=take-over]').click();
  await expect(bar(second)).toHaveCount(0);
  await expect(bar(first)).toBeVisible();
  await playTo(second, 'plant');
  await expect(first.locator('main[data-screen=table]')).toHaveAttribute('data-phase', 'plant');
  expect((await look(second)).phase).toBe('plant');
});

test('when the tab that plays is closed, the other one plays on', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await step(first);
  await first.close();
  await expect(bar(second)).toHaveCount(0);
  await playTo(second, 'plant');
});

test('when the tab that plays does not answer, the game is taken from it', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await first.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await second.locator('[data-action=take-over]').click();
  await expect(bar(second)).toHaveCount(0);
  await expect(bar(first)).toBeVisible();
});
