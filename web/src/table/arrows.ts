/** Where the guide's arrows stand: at what they point at, inside the board's room, and never over anything written. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of an arrow, and how far it is turned from pointing down. */
export interface Arrow {
  x: number;
  y: number;
  turn: number;
}

/** What an arrow points at: of something large it may be a part, for above a whole space it would stand in the next one. */
export function pointIn(node: Element): DOMRect {
  return (node.querySelector('[data-point]') ?? node).getBoundingClientRect();
}

const REACH = 11; // half of an arrow, with a little air
const APART = 3 * REACH;

function overlaps({ x, y }: Arrow, box: Box): boolean {
  return x + REACH > box.left && x - REACH < box.right && y + REACH > box.top && y - REACH < box.bottom;
}

/** From above if that is free, else from below or from the sides; where nothing is free, or two would touch, there is no arrow. */
export function arrowsFor(targets: readonly Box[], written: readonly Box[], room: Box): Arrow[] {
  const found = targets.flatMap((box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) return []; // it is out of sight
    const spots: Arrow[] = [
      { x, y: box.top - REACH, turn: 0 },
      { x, y: box.bottom + REACH, turn: 180 },
      { x: box.left - REACH, y, turn: -90 },
      { x: box.right + REACH, y, turn: 90 },
    ];
    const inside = (spot: Arrow) =>
      spot.x - REACH >= room.left && spot.x + REACH <= room.right && spot.y - REACH >= room.top && spot.y + REACH <= room.bottom;
    return spots.filter((spot) => inside(spot) && !written.some((words) => overlaps(spot, words))).slice(0, 1);
  });
  const touch = (one: Arrow, other: Arrow) => one !== other && Math.hypot(one.x - other.x, one.y - other.y) < APART;
  return found.filter((one) => !found.some((other) => touch(one, other)));
}
