// The names of what a learner presses, as a screen reader says them in each language.

const english = {
  buttons: {
    'answer-yes': 'Score',
    'end-turn': 'End turn',
    'extra-turn': 'Extra turn, 3 clouds',
    joker: 'Joker, 2 clouds',
    'next-step': 'Next',
    'place-domino': 'Place',
    'place-mushroom': 'Place',
    'play-first-game': 'Play your first game',
    'return-plant': 'Take plant back, 1 to 4 clouds',
    'skip-mushroom': 'No mushroom',
    'skip-plant': 'No plant',
  },
  dominoes: {
    'butterfly-owl': 'Butterfly–owl',
    'frog-fox': 'Frog–fox',
    'frog-hedgehog': 'Frog–hedgehog',
    'owl-hedgehog': 'Owl–hedgehog',
    'salamander-badger': 'Salamander–badger',
    'snail-fox': 'Snail–fox',
    'turtle-fox': 'Turtle–fox',
    'woodpecker-snail': 'Woodpecker–snail',
  },
  plants: {
    'turf-own': 'Orange turf',
    'bush-own': 'Orange bush',
    'bush-neutral': 'Neutral bush',
    'pine-own': 'Orange pine',
    'pine-neutral': 'Neutral pine',
    'oak-own': 'Orange oak',
    'oak-neutral': 'Neutral oak',
  },
  jokers: { badger: 'Make badger the joker: then one of your dominoes fits' },
};

const german = {
  buttons: {
    'answer-yes': 'Werten',
    'end-turn': 'Zug beenden',
    'extra-turn': 'Weiterer Zug, 3 Wolken',
    joker: 'Joker, 2 Wolken',
    'next-step': 'Weiter',
    'place-domino': 'Platzieren',
    'place-mushroom': 'Platzieren',
    'play-first-game': 'Dein erstes Spiel beginnen',
    'return-plant': 'Pflanze zurückholen, 1 bis 4 Wolken',
    'skip-mushroom': 'Kein Pilz',
    'skip-plant': 'Keine Pflanze',
  },
  dominoes: {
    'butterfly-owl': 'Schmetterling–Eule',
    'frog-fox': 'Frosch–Fuchs',
    'frog-hedgehog': 'Frosch–Igel',
    'owl-hedgehog': 'Eule–Igel',
    'salamander-badger': 'Salamander–Dachs',
    'snail-fox': 'Schnecke–Fuchs',
    'turtle-fox': 'Schildkröte–Fuchs',
    'woodpecker-snail': 'Specht–Schnecke',
  },
  plants: {
    'turf-own': 'orangefarbenes Gras',
    'bush-own': 'orangefarbener Busch',
    'bush-neutral': 'neutraler Busch',
    'pine-own': 'orangefarbene Kiefer',
    'pine-neutral': 'neutrale Kiefer',
    'oak-own': 'orangefarbene Eiche',
    'oak-neutral': 'neutrale Eiche',
  },
  jokers: { badger: 'Dachs zum Jokertier machen: dann passt einer deiner Dominosteine' },
};

const french = {
  buttons: {
    'answer-yes': 'Décompter',
    'end-turn': 'Fin du tour',
    'extra-turn': 'Nouveau tour, 3 nuages',
    joker: 'Joker, 2 nuages',
    'next-step': 'Suivant',
    'place-domino': 'Placer',
    'place-mushroom': 'Placer',
    'play-first-game': 'Jouer une première partie',
    'return-plant': 'Récupérer une plante, 1 à 4 nuages',
    'skip-mushroom': 'Sans champignon',
    'skip-plant': 'Sans plante',
  },
  dominoes: {
    'butterfly-owl': 'Papillon–hibou',
    'frog-fox': 'Grenouille–renard',
    'frog-hedgehog': 'Grenouille–hérisson',
    'owl-hedgehog': 'Hibou–hérisson',
    'salamander-badger': 'Salamandre–blaireau',
    'snail-fox': 'Escargot–renard',
    'turtle-fox': 'Tortue–renard',
    'woodpecker-snail': 'Pic–escargot',
  },
  plants: {
    'turf-own': 'gazon orange',
    'bush-own': 'buisson orange',
    'bush-neutral': 'buisson neutre',
    'pine-own': 'pin orange',
    'pine-neutral': 'pin neutre',
    'oak-own': 'chêne orange',
    'oak-neutral': 'chêne neutre',
  },
  jokers: { badger: 'Faire du blaireau l’animal joker : un de vos dominos pourra alors être placé' },
};

const names = { en: english, de: german, fr: french };

/** The element with the role and, in this language, the name of the one that the selector finds. */
export function byName(page, selector, language) {
  const [, kind, value] = /data-(\w+)="?([\w-]+)"?\]/.exec(selector);
  const { buttons, dominoes, plants, jokers } = names[language];
  const button = (name) => page.getByRole('button', { name, exact: true });
  switch (kind) {
    case 'action':
      return button(buttons[value]);
    case 'joker':
      return button(jokers[value]);
    case 'domino':
      return page.getByRole('button', { name: new RegExp(`^${dominoes[value]}`) });
    case 'plant':
      return page.getByRole('button', { name: new RegExp(`^${plants[value]},`, 'i') });
    default:
      return page.getByRole('gridcell', { name: new RegExp(`^${value}\\b`) });
  }
}
