// The mushroom, which joins areas in Valley.
import { expect, test } from '@playwright/test';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { action } from '../driver/table.mjs';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

test('the largest joined areas show their size', async ({ page }) => {
  const { log } = await loadRecord('valley');
  await openGame(page, 'valley', log.findIndex(({ action }, index) => index >= 40 && action.type === 'place_mushroom'));
  const joining = page.locator('.space.legal:not(.lesser)');
  await expect(joining).not.toHaveCount(0);
  expect(await joining.count()).toBeGreaterThan(8);
  await expect(page.locator('.ghosts .points')).toHaveCount(8);
  await expect(page.locator('.space.lesser')).not.toHaveCount(0);
  await expect(joining.first()).toHaveAttribute('aria-label', /joins areas [A-Z+]+( and|,) [A-Z+]+.* into one of \d+ spaces/);
});

test('pointing at a space previews the joined area', async ({ page }) => {
  const { log } = await loadRecord('valley');
  await openGame(page, 'valley', log.findLastIndex(({ action }) => action.type === 'place_mushroom'));
  const space = page.locator('[data-space=b1].legal');
  await space.hover();
  await expect(page.locator('[data-joined]')).toContainText('Area A+B, 10 spaces');
  await expect(page.locator('.area-outline.previewed')).toHaveCount(1);
  await space.click();
  // It stays after a tap, when the pointer has gone.
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-joined]')).toContainText('Area A+B, 10 spaces');
  await expect(page.locator('[data-joined][role=status]')).toHaveCount(0);
  await expect(page.locator('.announcements')).toContainText('Area A+B, 10 spaces');
});

test('a chosen mushroom is placed, not skipped by one tap', async ({ page }) => {
  const { log } = await loadRecord('valley');
  await openGame(page, 'valley', log.findLastIndex(({ action }) => action.type === 'place_mushroom'));
  await page.locator('[data-space=b1].legal').click();
  await action(page, 'skip-mushroom').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'mushroom');
  await action(page, 'answer-no').click();
  await action(page, 'place-mushroom').click();
  await expect(page.locator('.area-letter', { hasText: 'A+B' })).toHaveCount(1);
});
