/** Where something can lie over the board without covering what it speaks of. */
export interface Place {
  /** Pixels from the top of the board's room. */
  top: number;
  /** Does it end there, instead of beginning? */
  low: boolean;
}

const EDGE = 10;
const BUTTONS = 56; // a pane has buttons in its lower corner

/** At that end of the drawing from which the nearest of these elements is farther; where there are none, where fewer of the others lie. */
export function placeAway(room: HTMLElement, elements: readonly string[], others: readonly string[] = []): Place {
  const drawn = (element: string) => [...room.querySelectorAll(`svg [data-element="${CSS.escape(element)}"]`)];
  const nodes = elements.flatMap(drawn);
  const svg = (nodes[0] ?? room.querySelector('svg [data-element]'))?.closest('svg');
  const all = room.getBoundingClientRect();
  if (!svg) return { top: all.height - EDGE, low: true }; // cards: what is asked stands above them
  // An enlarged map is larger than the pane through which it is seen.
  const pane = svg.closest('[data-pane]');
  const seen = [svg, pane, room].flatMap((node) => (node ? [node.getBoundingClientRect()] : []));
  const top = Math.max(...seen.map((box) => box.top));
  const bottom = Math.min(...seen.map((box) => box.bottom));
  const heightsOf = (found: Element[]) => found.map((node) => node.getBoundingClientRect()).map((box) => box.top + box.height / 2);
  const heights = heightsOf(nodes);
  const beside = heightsOf(others.flatMap(drawn));
  const near = (edge: number) => beside.filter((height) => Math.abs(height - edge) < (bottom - top) / 4).length;
  const low = heights.length ? bottom - Math.max(...heights) > Math.min(...heights) - top : near(top) > near(bottom);
  return { top: (low ? bottom - (pane ? BUTTONS : EDGE) : top + EDGE) - all.top, low };
}
