/** Where figures stand in an area that several share, so that all of them are seen. */
import type { Chart, Point } from './geometry.ts';
import { seatName } from './seats.ts';
import { whereIs, type WildernessView } from './view.ts';

export interface Standing {
  element: string;
  area: string;
  x: number;
  y: number;
  scale: number;
  seat: number | null;
  kind: string | null;
}

/** The places of so many figures around the middle of an area. */
function places(count: number): Point[] {
  if (count === 1) return [[0, 14]];
  const across = count <= 4 ? 2 : 4;
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    const gap = count <= 4 ? 38 : 21;
    return [(index % across - (inRow - 1) / 2) * gap, 14 + (row - (rows - 1) / 2) * 30];
  });
}

export function crowdOf(view: WildernessView, chart: Chart): Standing[] {
  const all = [
    ...view.animals.map(({ name, kind, area }) => ({ element: `animal:${name}`, area, seat: null, kind })),
    ...view.players.map(({ area }, seat) => ({ element: `player:${seatName(seat)}`, area, seat, kind: null })),
  ].filter((one): one is typeof one & { area: string } => Boolean(one.area));
  const found: Standing[] = [];
  for (const area of new Set(all.map((one) => one.area))) {
    const here = all.filter((one) => one.area === area);
    const [x, y] = chart.centre(whereIs(area, chart));
    const scale = here.length === 1 ? 1.25 : here.length <= 4 ? 0.92 : 0.62;
    for (const [index, [dx, dy]] of places(here.length).entries()) {
      found.push({ ...here[index]!, x: x + dx, y: y + dy, scale });
    }
  }
  // Nearer figures cover those behind them; the order of equals never changes, so that figures move and do not jump.
  return found.sort((one, other) => one.element.localeCompare(other.element));
}
