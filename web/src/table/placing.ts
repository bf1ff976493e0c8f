/** Where something can lie over the board without covering what it speaks of. */
export interface Place {
  /** Pixels from the top of the board's room. */
  top: number;
  /** Does it end there, instead of beginning? */
  low: boolean;
}

const EDGE = 10;
const BUTTONS = 56; // a pane has buttons in its lower corner
const HEIGHTS = 12;
/**
 * What covering something costs: what it speaks of and the way between, anything else that is to be seen; and what it costs
 * to lie in the middle of the board, or not at the end where the last one lay, so that eyes find it.
 */
const COSTS = { spoken: 12, seen: 4, middle: 9, elsewhere: 3 };
/** Of two elements the way from one to the other is looked at in so many places. */
const ON_THE_WAY = 5;

/**
 * Something in the middle of the room's width lies where it covers least of these elements and of the `others` that
 * are to be seen; at best at an end of the drawing, and there at the one from which the nearest of the elements is farther.
 * What comes again and again lies at an end and nowhere else (`heights` is 1), so that eyes find it.
 */
export function placeAway(
  room: HTMLElement, { width, height }: { width: number; height: number }, elements: readonly string[],
  others: (element: string) => boolean = () => false, lately: Place | null = null, heights = HEIGHTS,
): Place {
  const nodes = [...room.querySelectorAll<SVGElement>('svg [data-element]')];
  const spoken = nodes.filter((node) => elements.includes(node.dataset.element!));
  const svg = (spoken[0] ?? nodes[0])?.closest('svg');
  const all = room.getBoundingClientRect();
  if (!svg) return { top: all.height - EDGE, low: true }; // cards: what is asked stands above them
  // An enlarged map is larger than the pane through which it is seen.
  const pane = svg.closest('[data-pane]');
  const seen = [svg, pane, room].flatMap((node) => (node ? [node.getBoundingClientRect()] : []));
  const first = Math.max(...seen.map((box) => box.top)) + EDGE;
  const last = Math.min(...seen.map((box) => box.bottom)) - (pane ? BUTTONS : EDGE) - height;
  const middle = (all.left + all.right) / 2;
  const [left, right] = [middle - width / 2, middle + width / 2];
  const inTheWay = (boxes: DOMRect[]) => boxes.filter((box) => box.left < right && box.right > left);
  const covers = (boxes: DOMRect[], top: number) => boxes.filter((box) => box.top < top + height && box.bottom > top).length;
  const boxes = spoken.map((node) => node.getBoundingClientRect());
  const told = inTheWay([...boxes, ...between(boxes)]);
  const rest = inTheWay(nodes.filter((node) => !spoken.includes(node) && others(node.dataset.element!)).map((node) => node.getBoundingClientRect()));
  const middles = boxes.map((box) => box.top + box.height / 2);
  const lower = middles.length > 0 && last + height - Math.max(...middles) > Math.min(...middles) - first;
  const tops = Array.from({ length: heights + 1 }, (_, nth) => first + ((last - first) * (lower ? heights - nth : nth)) / heights);
  const cost = (top: number) =>
    COSTS.spoken * covers(told, top) + COSTS.seen * covers(rest, top) + (top === first || top === last ? 0 : COSTS.middle) +
    (lately === null || (top === last) === lately.low ? 0 : COSTS.elsewhere);
  const best = tops.reduce((least, top) => (cost(top) < cost(least) ? top : least));
  const low = best === last;
  return { top: (low ? best + height : best) - all.top, low };
}

/** Places on the way between the two that are farthest apart: there a piece goes. */
function between(boxes: readonly DOMRect[]): DOMRect[] {
  const pairs = boxes.flatMap((one, nth) => boxes.slice(nth + 1).map((other) => [one, other] as const));
  const far = ([one, other]: readonly [DOMRect, DOMRect]) => Math.hypot(one.x - other.x, one.y - other.y);
  const [farthest] = pairs.toSorted((one, other) => far(other) - far(one));
  if (!farthest) return [];
  const [from, to] = farthest;
  return Array.from({ length: ON_THE_WAY }, (_, nth) => {
    const part = (nth + 1) / (ON_THE_WAY + 1);
    return new DOMRect(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, from.width, from.height);
  });
}
