// The lessons of the tutorial, step by step: what a learner presses, and a wrong move.

const place = (domino, space) => [`[data-domino="${domino}"]`, `[data-space="${space}"]`, 'button[data-action=place-domino]'];
const plant = (kind) => [`[data-plant="${kind}"]`];
const next = ['button[data-action=next-step]'];
const endTurn = ['button[data-action=end-turn]'];
const closeAreas = [...endTurn, 'button[data-action=answer-yes]'];
const joker = 'button[data-action=joker]';

/** Each step of each lesson: `right` is pressed in order, `wrong`, if there is one, is refused with a reason; on phones it may be another, `wrongOnPhone`. The last step ends the lesson. */
export const lessons = {
  base: [
    { right: next, wrong: '[data-domino="frog-fox"]' },
    { right: place('frog-fox', 'c3'), wrong: '[data-domino="frog-hedgehog"]' },
    { right: plant('turf-own'), wrong: '[data-plant="oak-own"]' },
    // Nothing else can be pressed yet.
    { right: endTurn },
    { right: place('frog-hedgehog', 'd2'), wrong: '[data-domino="butterfly-owl"]' },
    { right: [...plant('bush-own'), ...endTurn], wrong: 'button[data-action=skip-plant]' },
    { right: place('butterfly-owl', 'd4'), wrong: '[data-domino="salamander-badger"]' },
    { right: [...plant('pine-own'), ...endTurn], wrong: '[data-plant="pine-neutral"]' },
    { right: [joker, '[data-joker="badger"]'], wrong: '[data-domino="owl-hedgehog"]' },
    { right: place('salamander-badger', 'a2'), wrong: '[data-domino="owl-hedgehog"]' },
    { right: plant('bush-own'), wrong: '[data-plant="bush-neutral"]' },
    // On phones this step shows neither the hand nor buttons for clouds.
    { right: closeAreas, wrong: joker, wrongOnPhone: '[data-space="a6"]' },
    // The learner reads the area's points, then those of two areas that Blue scores.
    { right: [...next, ...next, ...next], wrong: '[data-domino="owl-hedgehog"]' },
    { right: place('owl-hedgehog', 'e6'), wrong: joker },
    { right: plant('oak-neutral'), wrong: '[data-plant="oak-own"]' },
    { right: closeAreas, wrong: 'button[data-action=return-plant]' },
  ],
  valley: [
    { right: next, wrong: '[data-domino="turtle-fox"]' },
    { right: place('turtle-fox', 'b3'), wrong: '[data-domino="snail-fox"]' },
    { right: ['[data-space="c2"]', 'button[data-action=place-mushroom]'], wrong: 'button[data-action=skip-mushroom]' },
    { right: plant('bush-own'), wrong: '[data-plant="turf-own"]' },
    { right: ['button[data-action=extra-turn]'], wrong: 'button[data-action=end-turn]' },
    { right: place('snail-fox', 'd3'), wrong: '[data-domino="woodpecker-snail"]' },
    { right: [...plant('pine-own'), ...endTurn], wrong: '[data-plant="oak-own"]' },
    { right: place('woodpecker-snail', 'e4'), wrong: joker },
    { right: [...plant('oak-own'), ...endTurn], wrong: '[data-plant="oak-neutral"]' },
  ],
};

/** The coach's panel. */
export const coach = (page) => page.locator('.coach');

/** Opens the dialog with the lessons and begins one. */
export async function beginLesson(page, name) {
  await page.locator('button[data-action=learn]').click();
  await page.locator(`dialog[open] button[data-action=lesson-${name}]`).click();
  await coach(page).waitFor();
}
