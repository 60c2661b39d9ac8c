// Chooses among what a player can press: the visible, uncovered controls of the page, sorted by their names.

/** Returns a control as `{ name, x, y }`, chosen by a share from 0 to below 1, or null. `kind` is `space` for a space of the board. */
export function pickControl(page, kind, share) {
  return page.evaluate(findControl, { kind, share });
}

/** Runs in the page. */
function findControl({ kind, share }) {
  const kinds = {
    space: '[data-space]',
    legal: '[data-space].legal',
    domino: '.hand [data-domino]',
    any: 'button, a[href], select, input, textarea, summary, [role=slider], [data-log-line], [data-explain]',
  };
  const nameOf = (element) => {
    const attribute = ['action', 'field', 'space', 'domino', 'plant', 'joker', 'logLine', 'at', 'explain'].find((key) => key in element.dataset);
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.localName} ${attribute ? `${attribute}=${element.dataset[attribute]}` : ''} “${words}”`;
  };
  /** True if a tap would leave the page, or open a window of the system. */
  const leadsAway = (element) => element.localName === 'a' && !element.hasAttribute('download') && !element.href.startsWith(new URL('./', document.baseURI).href);
  const describe = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInside = width > 0 && height > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!isInside || leadsAway(element) || !element.contains(document.elementFromPoint(x, y))) return [];
    return [{ name: nameOf(element), x: Math.round(x), y: Math.round(y) }];
  };
  const found = [...document.querySelectorAll(kinds[kind])].flatMap(describe);
  found.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.y - other.y || one.x - other.x));
  return found[Math.floor(share * found.length)] ?? null;
}

/** Returns the middle of the first element of the first selector that finds one as `{ name, x, y }`, scrolled into view, or null. */
export function locate(page, ...selectors) {
  return page.evaluate((selectors) => {
    const name = selectors.find((selector) => document.querySelector(selector));
    if (!name) return null;
    const element = document.querySelector(name);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { name, x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }, selectors);
}
