// Requests the lazy parts of the page's WebAssembly, for `snippets/parts.js` (see xtask/split-bindgen).
// While the player waits for one, the splash screen shows how much of it has arrived. The event `renature:game-arrived`
// says that all of the game part has.
(() => {
  // Without these two, older browsers compile a module when it has arrived.
  for (const name of ['compile', 'instantiate']) {
    WebAssembly[`${name}Streaming`] ??= async (source, ...rest) => WebAssembly[name](await (await source).arrayBuffer(), ...rest);
  }

  /** The responses that are requested but not yet used, by address. */
  const early = new Map();
  /** The size of the game part in bytes; `cargo xtask seal` sets it in the published page. */
  const total = Number(document.documentElement.dataset.gameBytes);

  const showProgress = async (response) => {
    const reader = response.body.getReader();
    for (let arrived = 0; ; ) {
      const { done, value } = await reader.read();
      arrived = done ? total : arrived + value.length;
      const bar = document.getElementById('waiting-progress');
      if (bar && total) bar.value = arrived / total;
      if (done) return dispatchEvent(new Event('renature:game-arrived'));
    }
  };

  const request = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    if (address.includes('game')) showProgress(response.clone()).catch(() => {});
    return response;
  };

  /** Requests a part that is used soon. */
  globalThis.requestEarly = (address) => {
    const response = request(address);
    response.catch(() => early.delete(address));
    early.set(address, response);
  };
  /** Requests a part, or takes the response of an earlier request. */
  globalThis.requestPart = ({ href }) => {
    const response = early.get(href) ?? request(href);
    early.delete(href);
    return response;
  };
})();
