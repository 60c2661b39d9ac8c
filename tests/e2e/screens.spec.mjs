import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sizes } from './chromium.mjs';
import { before, open } from './games.mjs';
import { settled } from './hands.mjs';

/** The actions that end the steps of a turn. */
const kinds = ['place_domino', 'place_mushroom', 'place_plant', 'finish', 'end_turn'];

const screens = {
  start: async (_page) => {},
  'a domino to be laid': (page) => open(page, 'brook', 118),
  'a plant to be set': (page) => open(page, 'brook', 119),
  'the past': async (page) => {
    await open(page, 'brook', 118);
    await page.locator('button[data-action=step-back]').click();
  },
  'the end': (page) => open(page, 'brook'),
  Valley: (page) => open(page, 'valley', 142),
};

/** How far the page can be scrolled, in CSS pixels. */
function overflow(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
}

/** What of the table does not lie in the window as a whole: buttons, player boards, the hand. */
async function cutOff(page) {
  // How much room there is is told with the next frame, and what follows from it with the one after that.
  await settled(page);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let frames = 0; frames < 3; frames += 1) await page.evaluate(frame);
  return page.locator('main[data-screen=table]').locator('button:visible, [data-seat], [data-score], .hand').evaluateAll((parts) =>
    parts
      .filter((part) => !part.closest('.log-frame'))
      .filter((part) => {
        const { left, top, right, bottom, height } = part.getBoundingClientRect();
        return height === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((part) => part.dataset.action || part.dataset.seat || part.outerHTML),
  );
}

/** The timeline is to be seen as a whole, or else the tab that opens it with the log does show it. */
async function expectTimeline(page) {
  const timeline = page.locator('.timeline');
  const tab = page.locator('.log-tab');
  if (!(await timeline.isVisible())) await tab.click();
  await expect(timeline).toBeInViewport({ ratio: 1 });
  if (await tab.isVisible() && (await tab.getAttribute('aria-expanded')) === 'true') await tab.click();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
});

for (const [name, lead] of Object.entries(screens)) {
  test(`axe finds nothing on the screen "${name}"`, async ({ page }) => {
    await page.locator('button[data-action=start-game]').waitFor();
    await lead(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });
}

for (const size of sizes) {
  test(`the table needs no page scroll at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook', 119);
    expect(await overflow(page)).toEqual({ sideways: 0, down: 0 });
  });

  for (const game of ['brook-two', 'brook', 'brook-four', 'valley']) {
    for (const kind of kinds) {
      if (kind === 'place_mushroom' && game !== 'valley') continue;
      test(`${game}: nothing is cut off at ${size.width}x${size.height} before ${kind}, and the timeline can be had`, async ({ page }) => {
        await page.setViewportSize(size);
        await open(page, game, await before(game, kind));
        expect(await cutOff(page)).toEqual([]);
        await expectTimeline(page);
        await page.locator('button[data-action=joker]').click();
        expect(await cutOff(page)).toEqual([]);
      });
    }
  }

  test(`with long names how an area stands is told whole before a plant is set at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'brook', 102, ['Maximiliane', 'Bartholomäus', 'Konstantina']);
    await expect(page.locator('.awards > .award')).toHaveCount(4);
    for (const part of ['.awards', '.awards > .award:last-child']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    const [line, timeline] = await page.locator('.awards, .timeline').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    expect(timeline.height === 0 || line.bottom <= timeline.top || line.left >= timeline.right).toBe(true);
  });

  for (const game of ['brook', 'brook-four', 'valley']) {
    test(`${game}: nothing is cut off at ${size.width}x${size.height} while looking back`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, game, 120);
      for (let steps = 0; steps < 12; steps += 1) {
        await page.keyboard.press('ArrowLeft');
        await settled(page);
        expect(await cutOff(page)).toEqual([]);
      }
      expect(await overflow(page)).toEqual({ sideways: 0, down: 0 });
    });
  }

  test(`the start screen is never scrolled sideways at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.locator('button[data-action=start-game]').waitFor();
    expect((await overflow(page)).sideways).toBe(0);
  });
}

test('on a phone with two players the timeline stands in the same place in every step', async ({ page }) => {
  await page.setViewportSize(sizes[4]);
  const places = [];
  for (const kind of kinds.filter((kind) => kind !== 'place_mushroom')) {
    await page.goto('./');
    await open(page, 'brook-two', await before('brook-two', kind));
    await expect(page.locator('.timeline')).toBeInViewport({ ratio: 1 });
    places.push(await page.locator('.timeline').evaluate((timeline) => timeline.getBoundingClientRect().top));
  }
  expect(new Set(places).size).toBe(1);
});
