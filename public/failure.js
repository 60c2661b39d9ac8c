// Shows any error before the page has started: without this the splash screen would stay for ever.
addEventListener(
  'error',
  () => {
    const words = document.getElementById('waiting-words');
    if (!words) return;
    words.textContent =
      'Renature could not start: it needs a browser of 2023 or later, with WebAssembly allowed. Reloading may help.';
    document.documentElement.dataset.failed = '';
    dispatchEvent(new Event('renature:failed'));
  },
  true,
);
