/** Where something can lie over the board without covering what it speaks of. */
export interface Place {
  /** Pixels from the top of the board's room. */
  top: number;
  /** Does it end there, instead of beginning? */
  low: boolean;
}

const EDGE = 10;

/** At that end of the drawing from which these elements are farther. */
export function placeAway(room: HTMLElement, elements: readonly string[]): Place {
  const nodes = elements.flatMap((element) => [...room.querySelectorAll(`svg [data-element="${CSS.escape(element)}"]`)]);
  const drawing = (nodes[0] ?? room.querySelector('svg [data-element]'))?.closest('svg')?.getBoundingClientRect();
  const all = room.getBoundingClientRect();
  if (!drawing) return { top: EDGE, low: false };
  const top = Math.max(drawing.top, all.top);
  const bottom = Math.min(drawing.bottom, all.bottom);
  const heights = nodes.map((node) => node.getBoundingClientRect()).map((box) => box.top + box.height / 2);
  const middle = heights.length ? heights.reduce((sum, one) => sum + one) / heights.length : bottom;
  const low = middle < (top + bottom) / 2;
  return { top: (low ? bottom - EDGE : top + EDGE) - all.top, low };
}
