// The English names of what a learner presses, as a screen reader says them.

/** The names of the buttons by their action. */
const buttons = {
  'answer-yes': 'Score',
  'end-turn': 'End turn',
  'extra-turn': 'Extra turn, 3 clouds',
  finish: 'Draw a domino',
  joker: 'Joker, 2 clouds',
  'next-step': 'Next',
  'place-domino': 'Place',
  'place-mushroom': 'Place',
  'play-first-game': 'Play your first game',
  'return-plant': 'Take plant back, 1 to 4 clouds',
  'skip-mushroom': 'No mushroom',
  'skip-plant': 'No plant',
};

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

/** The element with the role and the name of the one that the selector finds. */
export function byName(page, selector) {
  const [, kind, value] = /data-(\w+)="?([\w-]+)"?\]/.exec(selector);
  const button = (name) => page.getByRole('button', { name, exact: true });
  switch (kind) {
    case 'action':
      return button(buttons[value]);
    case 'domino':
      return page.getByRole('button', { name: new RegExp(`^${capitalized(value).replace('-', '–')}`) });
    case 'joker':
      return button(`Make ${value} the joker`);
    case 'plant': {
      const [plant, stock] = value.split('-');
      return page.getByRole('button', { name: new RegExp(`^${stock === 'own' ? 'orange' : 'neutral'} ${plant},`, 'i') });
    }
    default:
      return page.getByRole('gridcell', { name: new RegExp(`^${value}\\b`) });
  }
}
