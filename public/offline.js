// Installs the service worker and announces new versions. It is apart from the page's WebAssembly: if a version fails to
// start, the next one still arrives.
//
// It shares names with the page. The attribute `data-update` on the root element is present while a new version
// waits. The event `renature:update` announces it, and the page sends `renature:begin-update` to start it. The script
// also waits for `TrunkApplicationStarted`, `renature:failed` and `renature:game-arrived`.
(() => {
  const PATIENCE = 15_000;
  const { serviceWorker, locks } = navigator;
  if (!serviceWorker) return;
  const root = document.documentElement;
  const version = (root.dataset.files || '').replace(/\W/g, '');
  // The service worker keeps the files of this version as long as a page holds this lock.
  if (locks) locks.request(`renature.version ${version}`, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
  let registration;
  let asked = false;
  /** Resolves when one of the events has happened, or after PATIENCE milliseconds. */
  const eitherOf = (...names) =>
    new Promise((resolve) => {
      for (const name of names) addEventListener(name, resolve);
      setTimeout(resolve, PATIENCE);
    });
  const started = eitherOf('TrunkApplicationStarted', 'renature:failed');
  const complete = eitherOf('renature:game-arrived', 'renature:failed');

  const begin = () => {
    asked = true;
    // Another tab may have started it already.
    if (registration?.waiting) registration.waiting.postMessage('begin');
    else location.reload();
  };
  const failedToStart = () => root.dataset.failed !== undefined;
  const announce = () => {
    root.dataset.update = '';
    // No game is running that could be lost.
    if (failedToStart()) begin();
    else dispatchEvent(new Event('renature:update'));
  };
  const follow = (worker) =>
    worker?.addEventListener('statechange', () => {
      // On the first visit there is no older version.
      if (worker.state === 'installed' && serviceWorker.controller) announce();
    });

  addEventListener('renature:begin-update', begin);
  addEventListener('renature:failed', () => root.dataset.update !== undefined && begin());
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled) announce();
    controlled = true;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => {});
  });
  addEventListener('load', async () => {
    // On the first visit, its downloads would compete with those of the page.
    if (!(await serviceWorker.getRegistration().catch(() => {}))) await complete;
    try {
      registration = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
    } catch {
      // The browser forbids service workers: the page works, but needs the network on the next visit.
      return;
    }
    if (registration?.waiting && serviceWorker.controller) announce();
    started.then(() => serviceWorker.controller?.postMessage('started'));
    follow(registration?.installing);
    registration?.addEventListener('updatefound', () => follow(registration.installing));
  });
})();
