// Lengthens the page's texts as another language might.

/** Makes all words of the page 35 % longer, also of texts to come; pictures and players' names stay. */
export function lengthenTexts(page) {
  return page.evaluate(() => {
    const longTexts = new WeakMap();
    const lengthen = (text) => {
      let owed = 0.5;
      return text.replace(/\p{L}+/gu, (word) => {
        owed += word.length * 0.35;
        const letters = Math.floor(owed);
        owed -= letters;
        return word + 'n'.repeat(letters);
      });
    };
    const check = (node) => {
      const isFixed = node.parentElement?.closest('svg, script, style, .whole-name, .short-name, .award-name') !== null;
      if (isFixed || longTexts.get(node) === node.data) return;
      const long = lengthen(node.data);
      longTexts.set(node, long);
      if (long !== node.data) node.data = long;
    };
    const checkAll = (root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) check(node);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') check(target);
        for (const added of addedNodes) {
          if (added.nodeType === Node.TEXT_NODE) check(added);
          else if (added.nodeType === Node.ELEMENT_NODE) checkAll(added);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    checkAll(document.body);
  });
}
