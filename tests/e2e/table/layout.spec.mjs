// What is needed keeps its place from step to step, at every window size.
import { expect, test } from '@playwright/test';
import { designSizes, sizes } from '../driver/chromium.mjs';
import { cutOff } from '../driver/fit.mjs';
import { openGame, positionBefore, stepEnds } from '../driver/game_records.mjs';
import { resize } from '../driver/gestures.mjs';
import { exportRecord, playStep } from '../driver/player.mjs';

const steps = stepEnds.filter((kind) => kind !== 'place_mushroom');

/** The number of elements that are not wholly in the window, or have no size. */
function countOutside(page, selector) {
  return page.locator(selector).evaluateAll((parts) =>
    parts.filter((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      return width < 8 || height < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).length,
  );
}

/** Opens the recorded game before each step's end, and calls the function at each of the sizes in turn. */
async function atEachSize(page, game, kinds, measure, all = designSizes) {
  for (const kind of kinds) {
    await page.goto('./');
    await openGame(page, game, await positionBefore(game, kind));
    for (const size of all) {
      await resize(page, size);
      await measure(kind, size, `${size.width}x${size.height} before ${kind}`);
    }
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('on a phone the timeline keeps its place in every step', async ({ page }) => {
  const tops = new Set();
  const phone = sizes.filter(({ width }) => width === 390);
  await atEachSize(page, 'brook-two', steps, async () => {
    await expect(page.locator('.timeline')).toBeInViewport({ ratio: 1 });
    tops.add(await page.locator('.timeline').evaluate((timeline) => timeline.getBoundingClientRect().top));
  }, phone);
  expect(tops.size).toBe(1);
});

test('the timeline can be seen, or opens with the log', async ({ page }) => {
  await atEachSize(page, 'brook-four', ['place_domino', 'place_plant'], async (kind, size, where) => {
    const timeline = page.locator('.timeline');
    const tab = page.locator('.log-tab');
    const isShut = !(await timeline.isVisible());
    if (isShut) await tab.click();
    await expect(timeline, where).toBeInViewport({ ratio: 1 });
    if (isShut) await page.keyboard.press('Escape');
  });
});

test('tracks and steps are visible in every step', async ({ page }) => {
  await atEachSize(page, 'brook-four', steps, async (kind, size, where) => {
    for (const [selector, count] of [['[data-track]', 10], ['.score-lane', 4], ['.step', 3]]) {
      await expect(page.locator(selector).filter({ visible: true }), where).toHaveCount(count);
      expect(await countOutside(page, selector), `${selector} at ${where}`).toBe(0);
    }
    // Low windows show a panel in their place.
  }, sizes);
});

test('the main button keeps its place', async ({ page }) => {
  const corners = new Map();
  await atEachSize(page, 'brook-four', ['place_domino', 'finish', 'end_turn'], async (kind, { width, height }, where) => {
    const primary = page.locator('.step-buttons > .button-primary');
    // A low phone shows it once there is a domino to place.
    if (!(await primary.isVisible())) await page.locator('.hand-domino:not(.fits-nowhere)').first().click();
    await primary.waitFor();
    const box = await primary.boundingBox();
    const corner = [Math.round(box.x + box.width), Math.round(box.y)];
    const name = `${width}x${height}`;
    expect(corner, where).toEqual(corners.get(name) ?? corner);
    corners.set(name, corner);
    // Not even a long message moves it.
    const line = page.locator('.turn-line > span');
    const before = await line.textContent();
    const change = (text) => line.evaluate((line, text) => { line.textContent = text; }, text);
    await change('It takes clouds equal to its value, and room. '.repeat(4));
    expect(await primary.boundingBox(), where).toEqual(box);
    await change(before);
  });
});

test('upright tablets keep hand and joker track in place', async ({ page }) => {
  const upright = sizes.filter(({ width }) => width === 820);
  for (const game of ['brook-two', 'brook-four']) {
    const places = new Set();
    await atEachSize(page, game, ['place_domino', 'place_plant'], async () => {
      const boxes = await page.locator('.hand, .joker-track').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      places.add(JSON.stringify(boxes));
    }, upright);
    expect(places.size, game).toBe(1);
  }
});

/** Landscape windows between phone and tablet, such as a notebook's at 150 % zoom. */
const lowLandscape = [[1024, 690], [1199, 640], [1152, 614], [1093, 614], [960, 600], [853, 683], [800, 600], [731, 585], [711, 569], [911, 512], [1366, 650], [1280, 680], [1440, 700]].map(([width, height]) => ({ width, height }));

test('low landscape windows keep the hand in place', async ({ page }) => {
  for (const game of ['brook-four', 'brook', 'brook-two']) {
    const tops = {};
    await atEachSize(page, game, ['place_domino', 'place_plant'], async (kind, { width }) => {
      (tops[width] ??= []).push(await page.locator('.hand').evaluate((hand) => Math.round(hand.getBoundingClientRect().top)));
    }, lowLandscape);
    const moved = Object.entries(tops).filter(([, [one, other]]) => Math.abs(one - other) > 2);
    expect(moved, game).toEqual([]);
  }
});

test('low windows keep hand and buttons in place', async ({ page }) => {
  const windows = [[844, 390], [740, 360], [667, 375], [853, 512], [640, 512]].map(([width, height]) => ({ width, height }));
  for (const game of ['brook-four', 'brook', 'brook-two']) {
    const edges = {};
    await atEachSize(page, game, steps, async (kind, { width }) => {
      for (const part of ['.hand', '.step-buttons', '.cloud-buttons']) {
        const { y, height } = await page.locator(part).boundingBox();
        (edges[`${part} at ${width}`] ??= []).push(y + height);
      }
    }, windows);
    const moved = Object.entries(edges).filter(([, all]) => Math.max(...all) - Math.min(...all) > 2);
    expect(moved, game).toEqual([]);
  }
});

test('phones in landscape with browser bars scroll in no step', async ({ page }) => {
  const phones = [[844, 330], [667, 331]].map(([width, height]) => ({ width, height }));
  for (const game of ['brook', 'brook-two']) {
    await atEachSize(page, game, steps, async (kind, size, where) => {
      expect(await cutOff(page), `${game} at ${where}`).toEqual([]);
    }, phones);
  }
});

test('in landscape three player boards stand in a row', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 118, ['Person Eins', 'Otter', 'Biber']);
  for (const [width, height] of [[844, 390], [683, 384]]) {
    await resize(page, { width, height });
    const boards = await page.locator('.player-board').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(boards).size).toBe(1);
    const names = await page.locator('.seat-name').evaluateAll((all) => all.map((name) => [name.getBoundingClientRect().height < 24, name.scrollWidth <= name.clientWidth + 1]));
    expect(names.flat(), `${width}`).not.toContain(false);
  }
});

test('news in a low window cover neither turn nor hand', async ({ page }) => {
  await page.goto('./');
  await openGame(page, 'brook', 77);
  for (const size of [{ width: 640, height: 512 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    await page.keyboard.press('s');
    const news = await page.locator('.toast').boundingBox();
    const side = await page.locator('.side-head').boundingBox();
    expect(news.x + news.width).toBeLessThanOrEqual(side.x);
    await page.locator('.toast').click();
    await expect(page.locator('.toast')).toHaveCount(0);
  }
});

test('a toast is not shown anew when the player acts', async ({ page }, testInfo) => {
  await page.goto('./');
  await openGame(page, 'brook-two', 36);
  await exportRecord(page, testInfo.outputPath('game.json'));
  const toast = await page.locator('.toast').elementHandle();
  await page.keyboard.press('Escape');
  await playStep(page);
  expect(await toast.evaluate((shown) => shown.isConnected)).toBe(true);
});

test('low landscape windows show all plants and buttons', async ({ page }) => {
  for (const game of ['brook-four', 'brook', 'brook-two']) {
    await atEachSize(page, game, ['place_plant'], async (kind, size, where) => {
      expect(await countOutside(page, '.plant-choice, .step-buttons > button, .cloud-buttons > button:not([data-action=redo])'), `${game} at ${where}`).toBe(0);
    }, lowLandscape);
  }
});

/** High windows beside whose board the side is narrow, and one of 1366 pixels at 150, 175 and 200 % zoom. */
const narrowSides = [[1280, 1024], [1366, 1024], [1280, 960], [911, 512], [781, 439], [683, 384]].map(([width, height]) => ({ width, height }));

test('dominoes of the hand are large beside a narrow side', async ({ page }) => {
  for (const game of ['brook-four', 'brook-two']) {
    await atEachSize(page, game, ['place_domino', 'place_plant'], async (kind, { width }, where) => {
      const widths = await page.locator('.hand-domino svg').evaluateAll((all) => all.map((domino) => domino.getBoundingClientRect().width));
      // As many pixels of the screen as at 100 %.
      const isZoomed = width < 1000;
      expect(Math.min(...widths) * (isZoomed ? 1366 / width : 1), `${game} at ${where}`).toBeGreaterThan(isZoomed ? 107 : 48);
    }, narrowSides);
  }
});

/** A square screen at 150, 165, 175, 180, 200 and 250 % zoom. */
const zoomedSquare = [[853, 683], [776, 621], [731, 585], [711, 569], [640, 512], [512, 410]].map(([width, height]) => ({ width, height }));

test('the board loses at most a fifth at each zoom of the page', async ({ page }) => {
  const sizes = [];
  await atEachSize(page, 'brook', ['place_domino'], async (kind, { width }) => {
    const rim = await page.locator('svg.board .rim').first().boundingBox();
    sizes.push((rim.width * 1280) / width);
  }, zoomedSquare);
  expect(Math.min(...sizes), sizes.map(Math.round).join(', ')).toBeGreaterThan(670);
});

test('on a wide window each cloud button keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of ['en', 'de', 'fr']) {
    const places = async (position) => {
      await page.goto('./');
      await page.locator(`.languages input[value="${language}"]`).check({ force: true });
      await openGame(page, 'brook-two', position);
      return page.locator('.cloud-buttons > button').evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().x)));
    };
    // At the beginning the last button takes a whole turn back, later it restarts the turn.
    expect(await places(60)).toEqual(await places(111));
  }
});

for (const locale of ['en-US', 'de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('labels stay within their buttons at all sizes', async ({ page }) => {
      await page.goto('./');
      await openGame(page, 'brook-two', await positionBefore('brook-two', 'place_plant'));
      // Repeat takes a place of its own.
      await page.locator('button[data-action=undo]').click();
      await expect(page.locator('button[data-action=redo]')).not.toHaveAttribute('aria-disabled', 'true');
      for (const size of designSizes) {
        await resize(page, size);
        const wide = await page.locator('.corner-label, .action-label').evaluateAll((labels) =>
          labels
            .filter((label) => label.checkVisibility())
            .filter((label) => {
              const [inner, outer] = [label, label.closest('button')].map((part) => part.getBoundingClientRect());
              return label.scrollWidth > label.clientWidth && label.matches('.corner-label') || inner.left < outer.left || inner.right > outer.right;
            })
            .map((label) => label.textContent),
        );
        expect(wide, `${size.width}x${size.height}`).toEqual([]);
      }
    });
  });
}
