// The final scoring: its presentation, its table and its chart.
import { expect, test } from '@playwright/test';
import { designSizes, sizes } from '../driver/chromium.mjs';
import { loadRecord, openGame } from '../driver/game_records.mjs';
import { resize, waitForFrames } from '../driver/gestures.mjs';
import { action, choose, readFinalScores, readScores, table } from '../driver/table.mjs';

/** Opens the recorded game before its last action. */
async function openBeforeTheEnd(page, name) {
  const { log } = await loadRecord(name);
  await openGame(page, name, log.length - 1);
}

test.beforeEach(({ page }) => page.goto('./'));

for (const game of ['brook', 'valley']) {
  test(`${game}: Escape skips the presentation of the scoring`, async ({ page }) => {
    await openBeforeTheEnd(page, game);
    await action(page, 'end-turn').click();
    await expect(page.locator('.final-headline')).toBeVisible();
    await expect(page.locator('[data-winner]')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-winner]')).toBeVisible();
    const { result } = await loadRecord(game);
    expect(await readFinalScores(page)).toEqual(result.scores);
    expect(await readScores(page)).toEqual(result.scores);
  });
}

test('the whole presentation ends with the right scores', async ({ page }) => {
  await openGame(page, 'brook', 118);
  await choose(page, 'animations', 2);
  await page.goto('./');
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await expect(page.locator('.final-headline')).toBeVisible();
  await action(page, 'final-faster').click();
  await expect(page.locator('[data-winner]')).toBeVisible({ timeout: 30_000 });
  expect(await readFinalScores(page)).toEqual((await loadRecord('brook')).result.scores);
});

test('the presentation can be paused, stepped and sped up', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await action(page, 'final-pause').click();
  await expect(action(page, 'final-pause')).toHaveAccessibleName('Continue');
  const steps = () => page.locator('[data-final-steps]').getAttribute('data-final-steps').then(Number);
  const before = await steps();
  await action(page, 'final-next').click();
  expect(await steps()).toBe(before + 1);
  // A screen reader says each step that the player takes, and the result at the end.
  const spoken = page.locator('.announcements');
  await expect(spoken).toContainText(await page.locator('.final-headline').textContent());
  await expect(spoken).toContainText(/Ann [+−\d]+, Ben/);
  await page.locator('.final-headline').click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(before + 3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(steps).toBe(before + 2);
  const speed = action(page, 'final-faster');
  // A player's first presentation is slow.
  await expect(speed).toHaveText('Speed: slow');
  for (const next of ['normal', 'fast', 'fastest', 'slow']) {
    await speed.click();
    await expect(speed).toHaveAccessibleName(`Speed: ${next}`);
  }
  await page.locator('[data-action=final-skip]').click();
  await expect(spoken).toContainText((await page.locator('[data-winner]').textContent()).trim());
  await expect(page.locator('.celebration')).toBeAttached();
});

test('a step by hand pauses the final scoring', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await action(page, 'final-next').click();
  await expect(action(page, 'final-pause')).toHaveAccessibleName('Continue');
});

test('a chosen speed holds for later games', async ({ page }) => {
  for (const [label, next] of [['slow', 'normal'], ['normal', 'fast'], ['fast', 'fastest']]) {
    await openBeforeTheEnd(page, 'brook');
    await action(page, 'end-turn').click();
    const speed = action(page, 'final-faster');
    await expect(speed).toContainText(label);
    await speed.click();
    await expect(speed).toContainText(next);
    await page.goto('./');
  }
});

test('the banner keeps the winner to itself until all is counted', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await page.evaluate(() => {
    window.lines = [];
    const note = () => {
      const [line, isCounted] = [document.querySelector('.turn-line'), document.querySelector('[data-winner]')?.checkVisibility()];
      if (!isCounted && getComputedStyle(line).visibility === 'visible') window.lines.push(line.textContent);
      requestAnimationFrame(note);
    };
    note();
  });
  await action(page, 'end-turn').click();
  await expect(page.locator('.final-headline')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.turn-line')).toContainText('wins');
  const lines = await page.evaluate(() => window.lines);
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => line.includes('wins'))).toEqual([]);
});

test('the presentation steps back and can be watched again', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await action(page, 'final-pause').click();
  const headline = page.locator('.final-headline');
  // A slow machine may have paused at a later step.
  while (!(await page.locator('[data-final-steps="1"]').isVisible())) await action(page, 'final-back').click();
  const first = await headline.textContent();
  expect(first).toContain('The first player starts with 4');
  await action(page, 'final-next').click();
  await expect(headline).not.toHaveText(first);
  await action(page, 'final-back').click();
  await expect(headline).toHaveText(first);
  await action(page, 'final-skip').click();
  const scores = await readFinalScores(page);
  await action(page, 'final-replay').click();
  await expect(page.locator('[data-winner]')).toBeHidden();
  await page.keyboard.press('Escape');
  expect(await readFinalScores(page)).toEqual(scores);
});

test('the row of each step stays above the sums', async ({ page }) => {
  await resize(page, { width: 360, height: 540 });
  await openBeforeTheEnd(page, 'brook-four');
  await action(page, 'end-turn').click();
  await action(page, 'final-pause').click();
  let steps = 0;
  while (await page.locator('.final-headline').isVisible()) {
    // The row glides into its place.
    await expect.poll(() => page.locator('.final').evaluate((final) => {
      const shown = [...final.querySelectorAll('[data-final] tbody tr:not(.unseen)')].at(-1).getBoundingClientRect();
      const sums = final.querySelector('[data-final] tfoot th').getBoundingClientRect();
      const place = final.querySelector('.final-scroll').getBoundingClientRect();
      return Math.max(shown.bottom - sums.top, place.top - shown.top);
    }), { message: `step ${steps}` }).toBeLessThan(2);
    steps += 1;
    await page.locator('.final-headline').click();
  }
  expect(steps).toBeGreaterThan(6);
});

test('the result shows table and chart without scrolling', async ({ page }) => {
  for (const [width, height] of [[1920, 1080], [1440, 900], [1366, 768], [1280, 720], [1180, 820], [1024, 768], [820, 1180]]) {
    await resize(page, { width, height });
    await page.goto('./');
    await openGame(page, 'brook-four');
    await expect(page.locator('.chart-slider')).toBeVisible();
    await expect.poll(() => page.locator('.chart-slider').evaluate((slider) => {
      const place = slider.closest('.final-scroll').getBoundingClientRect();
      return slider.getBoundingClientRect().bottom - place.bottom;
    }), { message: `${width}x${height}` }).toBeLessThanOrEqual(0);
  }
});

test('a phone offers to watch the scoring again', async ({ page }) => {
  for (const size of [{ width: 390, height: 664 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    await page.goto('./');
    await openGame(page, 'brook');
    await readFinalScores(page);
    await action(page, 'final-replay').click();
    await expect(page.locator('[data-winner]')).toBeHidden();
  }
});

test('without animations the player steps through a replay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openGame(page, 'brook');
  await readFinalScores(page);
  await action(page, 'final-replay').click();
  await expect(page.locator('[data-final-steps="1"]')).toBeVisible();
  await expect(action(page, 'final-pause')).toBeHidden();
  await expect(action(page, 'final-next')).toBeFocused();
  await action(page, 'final-next').click();
  await expect(page.locator('[data-final-steps="2"]')).toBeVisible();
});

test('the end of the last turn is announced before the scoring', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').focus();
  await page.keyboard.press('Enter');
  const spoken = page.locator('.announcements');
  await expect(spoken).toContainText('The game is over. Final scoring. “Next step” reads out each step. Start. ');
  // A player with keys takes the steps by hand, so that each can be read aloud.
  await expect(action(page, 'final-pause')).toHaveAccessibleName('Continue');
  await action(page, 'final-next').press('Enter');
  await expect(page.locator('[data-final-steps="2"]')).toBeVisible();
  await expect(spoken).toContainText(await page.locator('.final-headline').textContent());
});

test('an area turns green when its scoring is shown', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  const green = page.locator('.area.scored');
  const before = await green.count();
  await action(page, 'end-turn').click();
  await action(page, 'final-pause').click();
  await expect(green).toHaveCount(before);
  const open = await page.locator('[data-final-area]').count();
  expect(open).toBeGreaterThan(0);
  const steps = () => page.locator('[data-final-steps]').getAttribute('data-final-steps').then(Number);
  // Start, planting, areas closed in play; then the first area that was left open.
  while ((await steps()) < 4) await action(page, 'final-next').click();
  await expect(green).toHaveCount(before + 1);
  await action(page, 'final-skip').click();
  await expect(green).toHaveCount(before + open);
});

test('a tooltip in the list of areas covers none of its lines', async ({ page }) => {
  await openGame(page, 'brook');
  await expect(page.locator('.final-tokens th')).toHaveText('Area tokens (tie-break)');
  await page.locator('[data-final-area]').first().hover();
  const tooltip = page.locator('.explanation');
  await expect(tooltip).toBeVisible();
  await waitForFrames(page, 2);
  const [note, list] = [await tooltip.boundingBox(), await page.locator('.final-areas').boundingBox()];
  const isBeside = note.x + note.width <= list.x || note.x >= list.x + list.width;
  expect(isBeside || note.y + note.height <= list.y || note.y >= list.y + list.height).toBe(true);
});

test('on a large screen no part of the result covers another', async ({ page }) => {
  await resize(page, { width: 1920, height: 1080 });
  await openGame(page, 'brook', (await loadRecord('brook')).log.length);
  await expect(page.locator('[data-winner]')).toBeVisible();
  const countCovered = () => page.locator('.final-scroll > :not(.final-by-area), .final-by-area > *').evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => overlap(box, other))).length;
  });
  expect(await countCovered()).toBe(0);
  for (const area of [0, 2, 4]) await page.locator('.final-area').nth(area).click();
  await expect(page.locator('.final-why')).toHaveCount(3);
  expect(await countCovered()).toBe(0);
});

test('with reduced motion the final scoring shows at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await expect(page.locator('[data-winner]')).toBeVisible();
  await expect(page.locator('.final-headline')).toBeHidden();
});

test('a replay by keyboard waits at its first step', async ({ page }) => {
  await openGame(page, 'brook');
  await readFinalScores(page);
  await action(page, 'final-replay').press('Enter');
  await expect(action(page, 'final-pause')).toHaveAccessibleName('Continue');
  await expect(page.locator('[data-final-steps="1"]')).toBeVisible();
});

test('the focus moves on through the final scoring', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').focus();
  await page.keyboard.press('Enter');
  await expect(action(page, 'final-next')).toBeFocused();
  await page.locator('[data-action=final-skip]').press('Enter');
  await expect(page.locator('.final-scroll')).toBeFocused();
});

test('the final scoring can be put aside and shown again', async ({ page }) => {
  await openGame(page, 'brook');
  await action(page, 'final-aside').click();
  for (const part of ['.log-panel', '.timeline', '[data-seat="0"]', '.joker-track']) await expect(page.locator(part)).toBeVisible();
  await expect(page.locator('.final-again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-winner]')).toBeVisible();
  await expect(page.locator('.final-scroll')).toBeFocused();
});

test('stepping back at the end shows the table without scoring', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await expect(table(page)).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.final')).toBeVisible();
  // While it presents its steps, the arrow goes through them.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-winner]')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  for (const part of ['.log-panel', '.timeline', '[data-seat="0"]', '.joker-track']) await expect(page.locator(part)).toBeVisible();
  await expect(page.locator('.final')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.final')).toBeVisible();
  await expect(page.locator('.final button:focus')).toHaveCount(1);
});

test('areas beside the final scoring have cards at all sizes', async ({ page }) => {
  await openGame(page, 'brook');
  await expect(page.locator('[data-winner]')).toBeVisible();
  await page.locator('[data-space].soil').first().dispatchEvent('click');
  const card = page.locator('.area-card');
  for (const size of sizes) {
    await resize(page, size);
    await expect(card).toBeVisible();
    const { x, y, width, height } = await card.boundingBox();
    const fits = [x >= 0, y >= 0, x + width <= size.width, y + height <= size.height, height > 40];
    expect(fits, `${size.width}x${size.height}`).toEqual(Array(5).fill(true));
  }
});

test('the chart shows a turn’s scores to pointer and keyboard', async ({ page }) => {
  await openGame(page, 'brook');
  const readout = page.locator('[data-chart-readout]');
  const { result } = await loadRecord('brook');
  for (const score of result.scores) await expect(readout).toContainText(String(score));
  const slider = page.locator('.chart-slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toHaveText(/^Turn \d+: /);
  await expect(slider).toHaveAttribute('aria-valuetext', await readout.textContent());
  const chart = page.locator('svg.chart');
  await chart.hover({ position: { x: 4, y: 40 } });
  await expect(readout).toHaveText(/^Start: /);
  // A finger that comes down may be about to scroll; a tap selects.
  const { x, y, width } = await chart.boundingBox();
  const at = { clientX: x + width / 2, clientY: y + 40 };
  await chart.dispatchEvent('pointerdown', { ...at, pointerType: 'touch' });
  await expect(readout).toHaveText(/^Start: /);
  await chart.dispatchEvent('click', at);
  await expect(readout).toHaveText(/^Turn \d+: /);
  await expect(chart.locator('.chart-turn')).toContainText(['10', '20', 'end']);
  await expect(chart).toHaveAttribute('aria-label', /Start: .*Final scoring: /);
});

test('Tab reaches the areas during the presentation', async ({ page }) => {
  await openBeforeTheEnd(page, 'brook');
  await action(page, 'end-turn').click();
  await action(page, 'final-pause').click();
  const shown = page.locator('.final-areas tr:not(.unseen) .final-area');
  await expect(shown).not.toHaveCount(0);
  await expect(shown.last()).toHaveAttribute('tabindex', '0');
});

for (const size of designSizes) {
  test(`${size.width}x${size.height}: the final sums are visible`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, 'brook-four');
    await expect(page.locator('[data-winner]')).toHaveText(/! 1\.\s.+\s−?\d+(, \d\.\s.+\s−?\d+){3}$/);
    const sums = page.locator('[data-final-score]');
    await expect(sums).toHaveCount(4);
    const areUncovered = await sums.evaluateAll((cells) => cells.every((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }));
    expect(areUncovered).toBe(true);
  });
}

test('screen readers hear once who wins', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, 'brook-four');
  const region = page.locator('.announcements');
  await expect(region).toContainText('wins');
  const announcement = await region.textContent();
  expect(announcement.match(/wins/g), announcement).toHaveLength(1);
});

test('on a phone the final table names its players', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openGame(page, 'brook');
  await expect(page.locator('.final table[data-final] .whole-name').filter({ visible: true })).toHaveText(['Ann', 'Ben', 'Cleo']);
});
