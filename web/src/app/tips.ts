interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AIR = 6;

/**
 * Where a tip stands: above what it is about, or below it where there is no room, and inside the window. What is part of a
 * whole (a row of a card) keeps all of it in sight; `below`, where what matters stands above it.
 */
export function besideOf(node: Box, tip: { width: number; height: number }, width: number, height: number, whole: Box = node, below = false): { x: number; y: number } {
  const x = node.left + node.width / 2 - tip.width / 2;
  const above = whole.top - tip.height - AIR;
  const y = above >= AIR && !below ? above : Math.min(whole.top + whole.height + AIR, height - tip.height - AIR);
  return { x: Math.max(AIR, Math.min(x, width - tip.width - AIR)), y };
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Is a tip written there already, so that all of it can be read? What is cut off, or there for screen readers alone, cannot. */
export function repeats(node: Element, words: string): boolean {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let read = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.getClientRects().length && !parentElement.closest('.unseen')) read += textContent;
  }
  if (!plain(read).includes(plain(words))) return false;
  const whole = (one: Element) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
  return [node, ...node.querySelectorAll('*')].every((one) => getComputedStyle(one).overflowX === 'visible' || whole(one));
}
