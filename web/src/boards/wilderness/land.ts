/** The land as far as it is turned up: what the view and the tiles of the content say together. */
import type { Content } from './content.ts';
import { Chart, nameOfArea, onTile, opposite, slotOf, STEPS, type Area } from './geometry.ts';
import type { WildernessView } from './view.ts';

export interface Ground {
  area: Area;
  name: string;
  terrain: string;
  /** Sides with a river, by the order of the compass. */
  rivers: boolean[];
  lair: string | null;
  /** An extra area lies over what was there (WN-RULING-19). */
  laid: boolean;
}

/** Every area that can be seen, by its name. */
export function landOf(chart: Chart, view: WildernessView, content: Content): Map<string, Ground> {
  const land = new Map<string, Ground>();
  for (const area of chart.areas) {
    const slot = view.tiles[slotOf(area)];
    const tile = slot ? content.tiles[slot.tile] : undefined;
    if (!slot || !tile) continue;
    const { index, turned } = onTile(area, slot.turn);
    const name = nameOfArea(area);
    const printed = tile.rivers[index] ?? 0;
    const rivers = STEPS.map((_, side) => (printed & (1 << ((side - turned + 6) % 6))) !== 0);
    const extra = view.extra[name];
    land.set(name, {
      area, name, rivers,
      terrain: extra ?? tile.terrain[index]!,
      lair: tile.lairs[index] ?? null,
      laid: extra !== undefined,
    });
  }
  // A side is a river if either tile prints one there (WN-RULING-07).
  for (const { area, rivers } of land.values()) {
    for (const [side, [dq, dr]] of STEPS.entries()) {
      const beside = land.get(nameOfArea([area[0] + dq, area[1] + dr]));
      if (beside?.rivers[opposite(side)]) rivers[side] = true;
    }
  }
  return land;
}
