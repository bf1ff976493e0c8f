/** What grows and lies in an area: symbols with their places, the same for the same area at every look. */
import type { Ground } from './land.ts';
import { scatter, seedOf } from './scatter.ts';

export interface Thing {
  symbol: string;
  x: number;
  y: number;
  size: number;
  flipped: boolean;
}

interface Kind {
  symbols: readonly string[];
  places: readonly (readonly [x: number, y: number])[];
  /** How far a thing may stand from its place. */
  loose: number;
  size: readonly [least: number, most: number];
}

const RING: Kind['places'] = [[-27, -17], [3, -31], [27, -14], [-8, -5], [22, 12], [-29, 13], [-3, 22], [9, 39]];

const KINDS: Record<string, Kind> = {
  grassland: { symbols: ['tuft', 'tuft', 'flower', 'tuft', 'bush'], places: RING, loose: 8, size: [0.75, 1.15] },
  rocky: { symbols: ['boulder', 'stones', 'boulder', 'stones', 'crag'], places: RING.slice(0, 7), loose: 6, size: [0.7, 1.15] },
  desert: { symbols: ['dune', 'dune', 'dune', 'dune', 'cactus', 'cactus', 'bone'], places: [[-18, -22], [17, -12], [-14, 6], [18, 22], [-8, 32]], loose: 7, size: [0.85, 1.1] },
  forest: { symbols: ['fir', 'oak', 'fir', 'fir', 'oak'], places: [...RING, [-17, 31], [31, -1], [-36, -1]], loose: 5, size: [0.85, 1.2] },
  swamp: { symbols: ['pool', 'reeds', 'pool', 'reeds', 'snag'], places: [[-20, -18], [14, -24], [19, 4], [-12, 8], [4, 30], [-30, 3]], loose: 5, size: [0.8, 1.1] },
  mountain: { symbols: ['peak', 'peak', 'hill'], places: [[-17, -2], [19, 4], [-4, 26]], loose: 3, size: [0.95, 1.12] },
  lake: { symbols: ['wave'], places: [[-20, -20], [14, -28], [20, 2], [-16, 8], [8, 28]], loose: 7, size: [0.8, 1.2] },
  tribe: { symbols: ['tent', 'tent', 'tent', 'fire'], places: [[-22, -10], [20, -14], [-4, 24], [2, 2]], loose: 1, size: [1, 1] },
};

/** From the back to the front, so that what stands nearer covers what stands behind it. */
export function growthOf({ area: [q, r], terrain }: Ground): Thing[] {
  const kind = KINDS[terrain];
  if (!kind) return [];
  const things = kind.places.map(([x, y], index): Thing => {
    const chance = (what: number) => scatter(seedOf(q, r, index * 5 + what));
    const symbols = kind.symbols;
    const [least, most] = kind.size;
    return {
      symbol: terrain === 'tribe' ? symbols[index]! : symbols[Math.floor(chance(0) * symbols.length)]!,
      x: x + (chance(1) - 0.5) * 2 * kind.loose,
      y: y + (chance(2) - 0.5) * 2 * kind.loose,
      size: least + chance(3) * (most - least),
      flipped: chance(4) > 0.5,
    };
  });
  return things.sort((one, other) => one.y - other.y);
}
