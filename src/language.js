// Names the page's language and translates the splash screen, which stands in `index.html` in English. Trunk writes
// this script into the page behind the splash screen, before its first paint. `src/text/language.rs` has the same
// choice for the rest of the page: the player's language, or else the first of the browser's that the page has.
(() => {
  const root = document.documentElement;
  const texts = {
    en: {},
    de: {
      tagline: 'Bring Tiere zurück an den Bach, pflanze neu, was verloren ging, und lass das Tal wieder grün werden.',
      unofficial: 'Inoffizielles Fanprojekt mit eigenen Spielplänen',
      loading: 'Renature wird geladen\u00a0…',
    },
    fr: {
      tagline: 'Placez des animaux le long du ruisseau, replantez ce qui a disparu et faites reverdir la vallée.',
      unofficial: 'Projet de fans non officiel, avec ses propres plateaux',
      loading: 'Chargement de Renature…',
    },
  };
  const chosen = () => {
    try {
      return JSON.parse(localStorage.getItem('renature.preferences')).language;
    } catch (error) {
      // Nothing is stored, or the browser blocks the storage.
      return null;
    }
  };
  const tags = [chosen()].concat(navigator.languages).map((tag) => String(tag).split('-')[0].toLowerCase());
  root.lang = tags.find((tag) => tag in texts) || 'en';
  for (const element of document.querySelectorAll('#waiting [data-words]')) {
    element.textContent = texts[root.lang][element.dataset.words] || element.textContent;
  }
  // From now on screen readers hear what changes; before, they would hear English.
  document.getElementById('waiting-words').setAttribute('role', 'status');
  if (root.lang !== 'en') document.querySelector('link[rel=manifest]').href = `manifest.${root.lang}.webmanifest`;
})();
