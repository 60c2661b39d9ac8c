// The names of what a learner presses, as a screen reader says them in English, German and French.

const languages = ['en', 'de', 'fr'];

const buttons = {
  'answer-yes': ['Score', 'Werten', 'Décompter'],
  'end-turn': ['End turn', 'Zug beenden', 'Fin du tour'],
  'extra-turn': ['Extra turn, 3 clouds', 'Weiterer Zug, 3 Wolken', 'Nouveau tour, 3 nuages'],
  joker: ['Joker, 2 clouds', 'Joker, 2 Wolken', 'Joker, 2 nuages'],
  'next-step': ['Next', 'Weiter', 'Suivant'],
  'place-domino': ['Place', 'Platzieren', 'Placer'],
  'place-mushroom': ['Place', 'Platzieren', 'Placer'],
  'play-first-game': ['Play your first game', 'Dein erstes Spiel beginnen', 'Jouer une première partie'],
  'return-plant': ['Take plant back, 1 to 4 clouds', 'Pflanze zurückholen, 1 bis 4 Wolken', 'Récupérer une plante, 1 à 4 nuages'],
  'skip-mushroom': ['No mushroom', 'Kein Pilz', 'Sans champignon'],
  'skip-plant': ['No plant', 'Keine Pflanze', 'Sans plante'],
};

const dominoes = {
  'butterfly-owl': ['Butterfly–owl', 'Schmetterling–Eule', 'Papillon–hibou'],
  'frog-fox': ['Frog–fox', 'Frosch–Fuchs', 'Grenouille–renard'],
  'frog-hedgehog': ['Frog–hedgehog', 'Frosch–Igel', 'Grenouille–hérisson'],
  'owl-hedgehog': ['Owl–hedgehog', 'Eule–Igel', 'Hibou–hérisson'],
  'salamander-badger': ['Salamander–badger', 'Salamander–Dachs', 'Salamandre–blaireau'],
  'snail-fox': ['Snail–fox', 'Schnecke–Fuchs', 'Escargot–renard'],
  'turtle-fox': ['Turtle–fox', 'Schildkröte–Fuchs', 'Tortue–renard'],
  'woodpecker-snail': ['Woodpecker–snail', 'Specht–Schnecke', 'Pic–escargot'],
};

const plants = {
  'turf-own': ['Orange turf', 'orangefarbenes Gras', 'gazon orange'],
  'bush-own': ['Orange bush', 'orangefarbener Busch', 'buisson orange'],
  'bush-neutral': ['Neutral bush', 'neutraler Busch', 'buisson neutre'],
  'pine-own': ['Orange pine', 'orangefarbene Kiefer', 'pin orange'],
  'pine-neutral': ['Neutral pine', 'neutrale Kiefer', 'pin neutre'],
  'oak-own': ['Orange oak', 'orangefarbene Eiche', 'chêne orange'],
  'oak-neutral': ['Neutral oak', 'neutrale Eiche', 'chêne neutre'],
};

const jokers = {
  badger: ['Make the badger the joker: then 2 of your dominoes fit', 'Dachs zum Jokertier machen: dann passen 2 deiner Dominosteine', 'Faire du blaireau l’animal joker : 2 de vos dominos pourront alors être placés'],
};

/** The element with the role and, in this language, the name of the one that the selector finds. */
export function byName(page, selector, language) {
  const [, kind, value] = /data-(\w+)="?([\w-]+)"?\]/.exec(selector);
  const inLanguage = (names) => names[value][languages.indexOf(language)];
  const button = (name) => page.getByRole('button', { name, exact: true });
  switch (kind) {
    case 'action':
      return button(inLanguage(buttons));
    case 'joker':
      return button(inLanguage(jokers));
    case 'domino':
      return page.getByRole('button', { name: new RegExp(`^${inLanguage(dominoes)}`) });
    case 'plant':
      return page.getByRole('button', { name: new RegExp(`^${inLanguage(plants)},`, 'i') });
    default:
      return page.getByRole('gridcell', { name: new RegExp(`^${value}\\b`) });
  }
}
