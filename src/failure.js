// Shows any error before the page has started: without this the splash screen would stay for ever. Trunk
// writes this script into index.html: it must work even if all other files are damaged.
(() => {
  /** The sentence and the button, by the page's language. */
  const texts = {
    en: [
      'Renature could not start. Load everything again: no game is lost. If that does not help, the browser may be older than 2023, or may forbid WebAssembly.',
      'Load everything again',
    ],
    de: [
      'Renature konnte nicht starten. Lade alles neu: Kein Spiel geht verloren. Wenn das nicht hilft, ist der Browser vielleicht älter als 2023 oder verbietet WebAssembly.',
      'Alles neu laden',
    ],
    fr: [
      'Renature n’a pas pu démarrer. Rechargez tout : aucune partie n’est perdue. Si cela ne suffit pas, le navigateur date peut-être d’avant 2023, ou interdit WebAssembly.',
      'Tout recharger',
    ],
  };

  /** Under this key, a tab notes that it has started anew by itself. */
  const RESTARTED = 'renature.restarted';
  const { serviceWorker } = navigator;

  /** True if an error comes from the page's own files, and not from an extension of the browser. */
  const isOurs = ({ target, filename }) => {
    const file = String(target.src || target.href || filename);
    return file.startsWith(new URL('./', document.baseURI).href);
  };

  /** True once, if the service worker may be at fault: browsers may end it in the middle of an answer. */
  const mayRestart = () => {
    try {
      if (!serviceWorker || !serviceWorker.controller || sessionStorage.getItem(RESTARTED)) return false;
      sessionStorage.setItem(RESTARTED, 'yes');
      return true;
    } catch {
      // The browser blocks the storage.
      return false;
    }
  };

  /** Removes the service worker and the files that it has stored. */
  const removeStored = async () => {
    const registration = await serviceWorker.getRegistration();
    const scope = registration ? registration.scope : new URL('./', location.href).href;
    const ours = (await caches.keys()).filter((name) => name.startsWith(`renature ${scope} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    if (registration) await registration.unregister();
  };

  /** Removes all stored files of the page, never its saves, and requests them again. */
  const loadAnew = async () => {
    try {
      // Without a service worker, nothing is stored.
      await removeStored().catch(() => {});
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      // The browser's own cache may hold damaged files, too.
      await Promise.all([location.pathname, ...files].map((file) => fetch(file, { cache: 'reload' }).catch(() => {})));
    } finally {
      location.reload();
    }
  };

  /** True after the request for a reload; until the new page comes, the scripts run on. */
  let isRestarting = false;

  addEventListener(
    'error',
    (event) => {
      const words = document.getElementById('waiting-words');
      const { dataset, lang } = document.documentElement;
      // The page has its own message once it has started.
      if (!words || isRestarting || 'started' in dataset) return;
      isRestarting = isOurs(event) && mayRestart();
      if (isRestarting) return location.reload();
      if ('failed' in dataset) return;
      dataset.failed = '';
      const [sentence, label] = texts[lang];
      words.textContent = sentence;
      const button = document.createElement('button');
      Object.assign(button, { textContent: label, onclick: loadAnew });
      button.dataset.action = 'load-anew';
      words.after(button);
      dispatchEvent(new Event('renature:failed'));
    },
    true,
  );

  addEventListener('TrunkApplicationStarted', () => {
    // Otherwise the next page would restart for the same error, too.
    if (isRestarting) return;
    // An error may come from elsewhere, such as an extension of the browser.
    delete document.documentElement.dataset.failed;
    try {
      sessionStorage.removeItem(RESTARTED);
    } catch {
      // The browser blocks the storage.
    }
  });
})();
