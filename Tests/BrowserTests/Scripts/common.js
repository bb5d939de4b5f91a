// What the checks of a page share. A check's own file follows this one; together they are the body of a function that
// returns its findings, one text each.

const isVisible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

const described = (element) => {
  const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
  return `<${element.localName}${element.className ? ` class="${element.getAttribute("class")}"` : ""}> "${text}"`;
};

/** The text nodes below `root` that can be seen. */
const visibleTexts = (root) => {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() !== "" && isVisible(node.parentElement)) found.push(node);
  }
  return found;
};

/** Fulfilled when every animation and transition has ended. */
const hasSettled = () => Promise.all(document.getAnimations().map((animation) => animation.finished));
