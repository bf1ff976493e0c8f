/** Where areas lie (WN-GEO-01 to WN-GEO-10): pointy-topped hexagons in a strip of seven rows. */

/** An area by its coordinates: `q` grows eastwards, `r` to the south-east. */
export type Area = readonly [q: number, r: number];
export type Point = readonly [x: number, y: number];

export const ROWS = 7;
export const SIDE = 6;
/** The width of a hexagon on the drawing; everything else follows from it. */
export const WIDE = 100;
const CORNER = WIDE / Math.sqrt(3);
const ROW = CORNER * 1.5;

/** The six sides in the order of the compass: NE, E, SE, SW, W, NW. */
export const STEPS: readonly Area[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
export const opposite = (side: number) => (side + 3) % 6;

export const nameOfArea = ([q, r]: Area) => `${q},${r}`;

export function areaOf(name: string): Area {
  const [q, r] = name.split(',').map(Number);
  return [q!, r!];
}

/** The village is one area beyond the last tile (WN-GEO-07, WN-RULING-03). */
export function villageAt(tiles: number, contacts: number): Area {
  return [3 * tiles, contacts === 1 ? 6 : 5];
}

/** With `mirror_board` the same areas are drawn with the north below (WN-RULING-02). */
export class Chart {
  readonly tiles: number;
  readonly mirrored: boolean;
  readonly village: Area;

  constructor(tiles: number, mirrored: boolean, contacts: number) {
    this.tiles = tiles;
    this.mirrored = mirrored;
    this.village = villageAt(tiles, contacts);
  }

  get areas(): Area[] {
    return Array.from({ length: 3 * this.tiles * ROWS }, (_, index) => [index % (3 * this.tiles), Math.floor(index / (3 * this.tiles))]);
  }

  has([q, r]: Area): boolean {
    return q >= 0 && q < 3 * this.tiles && r >= 0 && r < ROWS;
  }

  centre([q, r]: Area): Point {
    return [(q + r / 2) * WIDE, (this.mirrored ? ROWS - 1 - r : r) * ROW];
  }

  /** The corners of an area, clockwise from the top; `grown` in shares of its size. */
  corners(area: Area, grown = 1): Point[] {
    const [x, y] = this.centre(area);
    return Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * 2 * Math.PI;
      return [x + Math.sin(angle) * CORNER * grown, y - Math.cos(angle) * CORNER * grown];
    });
  }

  /** The two ends of a side. */
  side(area: Area, side: number): [Point, Point] {
    const corners = this.corners(area);
    const shown = this.mirrored ? (8 - side) % 6 : side; // NE and SE, NW and SW change places
    return [corners[shown]!, corners[(shown + 1) % 6]!];
  }

  /** x, y, width and height of everything that is drawn. */
  get frame(): [number, number, number, number] {
    const right = this.centre(this.village)[0] + WIDE * 1.1;
    return [-WIDE * 0.75, -CORNER * 1.35, right + WIDE * 0.75, (ROWS - 1) * ROW + CORNER * 2.7];
  }
}

/** The slot (from 0) of the tile on which an area lies (WN-GEO-03). */
export function slotOf([q, r]: Area): number {
  const pair = Math.floor(q / SIDE);
  return q - SIDE * pair + r <= 5 ? 2 * pair : 2 * pair + 1;
}

/**
 * Where on its tile an area lies, and how many places on its sides are turned, for a tile turned clockwise so
 * many times (WN-GEO-09). The index counts the tile row by row from its base.
 */
export function onTile([q, r]: Area, turn: number): { index: number; turned: number } {
  const a = q % SIDE;
  const south = a + r <= 5;
  let [u, v, w] = south ? [a, r, 5 - a - r] : [5 - a, 6 - r, a + r - 6];
  for (let again = 0; again < turn; again++) [u, v, w] = [v, w, u];
  return { index: v * SIDE - (v * (v - 1)) / 2 + u, turned: (2 * turn + (south ? 0 : 3)) % 6 };
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Steps between two areas, whatever lies between them. */
export function steps([q, r]: Area, [p, s]: Area): number {
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}
