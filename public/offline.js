// Installs the service worker and tells of new versions. It stands apart from the page's WebAssembly: should a version
// ever fail to start, the next one still arrives.
//
// The page and this script know each other by three words: `data-update` on the root element says that a new version
// waits, the event `renature:update` says so once more when it comes, and `renature:begin-update` asks for it.
(() => {
  const PATIENCE = 15_000;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const root = document.documentElement;
  let registration;
  let asked = false;
  /** When the page has started, has failed to, or takes so long (in milliseconds) that it may never do either. */
  const started = new Promise((resolve) => {
    for (const name of ['TrunkApplicationStarted', 'renature:failed']) addEventListener(name, resolve);
    setTimeout(resolve, PATIENCE);
  });

  const begin = () => {
    asked = true;
    // Another tab may have begun it already.
    if (registration?.waiting) registration.waiting.postMessage('begin');
    else location.reload();
  };
  const failedToStart = () => root.dataset.failed !== undefined;
  const announce = () => {
    root.dataset.update = '';
    // Nothing is under way that could be lost.
    if (failedToStart()) begin();
    else dispatchEvent(new Event('renature:update'));
  };
  const follow = (worker) =>
    worker?.addEventListener('statechange', () => {
      // On the first visit there is no older version to tell apart.
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
    // On the first visit all that it keeps would be asked for beside what the page needs to start.
    if (!(await serviceWorker.getRegistration().catch(() => {}))) await started;
    try {
      registration = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
    } catch {
      // Where workers are forbidden, the page plays on; it only needs the network again the next time.
      return;
    }
    if (registration?.waiting && serviceWorker.controller) announce();
    follow(registration?.installing);
    registration?.addEventListener('updatefound', () => follow(registration.installing));
  });
})();
