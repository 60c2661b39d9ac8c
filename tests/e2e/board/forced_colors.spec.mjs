// Colours that the system forces on the page, such as those of high contrast in Windows.
import { expect, test } from '@playwright/test';
import { openGame } from '../driver/game_records.mjs';
import { playStep } from '../driver/turns.mjs';
import { action } from '../driver/table.mjs';

/** The computed value of a property of the first element that matches. */
function style(page, selector, property) {
  return page.locator(selector).first().evaluate((element, property) => getComputedStyle(element)[property], property);
}

/** The colour that the system has for this name. */
function systemColor(page, name) {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

test('forced colours tell chosen, disabled and legal apart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('./');
  const language = (chosen) => style(page, `.language:has(input${chosen ? ':checked' : ':not(:checked)'})`, 'backgroundColor');
  expect(await language(true)).toBe(await systemColor(page, 'Highlight'));
  expect(await language(false)).not.toBe(await language(true));
  await openGame(page, 'brook-four', 60);
  const place = 'button[data-action=place-domino]';
  const [highlight, gray] = [await systemColor(page, 'Highlight'), await systemColor(page, 'GrayText')];
  await expect(action(page, 'place-domino')).toHaveAttribute('aria-disabled', 'true');
  expect([await style(page, place, 'color'), await style(page, place, 'borderTopStyle')]).toEqual([gray, 'dashed']);
  await playStep(page);
  expect(await style(page, '[data-domino][aria-pressed=true]', 'backgroundColor')).toBe(highlight);
  expect(await style(page, '[data-domino][aria-pressed=false]', 'backgroundColor')).not.toBe(highlight);
  expect(await style(page, '[data-space].legal', 'stroke')).not.toBe(await style(page, '[data-space]:not(.legal)', 'stroke'));
  await playStep(page);
  // The plants come first: the button that places the domino alone is not filled.
  expect(await style(page, place, 'backgroundColor')).not.toBe(highlight);
  // The pieces keep their own colours.
  const wood = () => style(page, '.board .domino-wood', 'fill');
  const forced = await wood();
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await wood()).toBe(forced);
});

test('forced colours highlight the way to legal spaces', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('./');
  await openGame(page, 'brook', 118);
  const { x, y } = await page.locator('[data-space=o15]').boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await page.locator('button[data-domino]:not(.fits-nowhere)').first().click();
  await page.locator('.pan-button.leads').first().waitFor();
  expect(await style(page, '.pan-button.leads', 'backgroundColor')).toBe(await systemColor(page, 'Highlight'));
});
