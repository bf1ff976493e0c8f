/** Where a sheet lies in its room: shifted by pixels, then enlarged from its top left. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
}

/** The whole sheet in view. */
export const FIT: Pose = { x: 0, y: 0, scale: 1 };

/** Enlarge so that what lies under a point of the room stays under it. */
export function aroundPoint(pose: Pose, scale: number, x: number, y: number): Pose {
  const factor = scale / pose.scale;
  return { scale, x: x - (x - pose.x) * factor, y: y - (y - pose.y) * factor };
}

/** Never smaller than the room, never too large, and never dragged out of sight; an enlarged one may leave so many pixels free below it. */
export function held(pose: Pose, width: number, height: number, most: number, foot = 0): Pose {
  const scale = Math.min(most, Math.max(1, pose.scale));
  const inside = (value: number, size: number, free: number) => Math.min(0, Math.max(size - size * scale - free, value));
  return { scale, x: inside(pose.x, width, 0), y: inside(pose.y, height, scale > 1 ? foot : 0) };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 12; // pixels of air around what comes into view

/**
 * By how much the sheet must be shifted so that all of these are seen or, where they are too far apart, one of them. What
 * lies `ahead` of them is seen as well if there is room for all of it.
 */
export function intoView(boxes: readonly Box[], room: Box, ahead: readonly Box[] = []): [dx: number, dy: number] {
  if (!boxes.length) return [0, 0];
  const fits = (all: readonly Box[]) =>
    Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left)) <= room.right - room.left - 2 * EDGE &&
    Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top)) <= room.bottom - room.top - 2 * EDGE;
  if (ahead.length && fits([...boxes, ...ahead])) return intoView([...boxes, ...ahead], room);
  const all: Box = {
    left: Math.min(...boxes.map(({ left }) => left)), top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  // What is wholly in sight stays where it is, however near the edge.
  const along = (low: number, high: number, least: number, greatest: number) =>
    low < least ? least + EDGE - low : high > greatest ? greatest - EDGE - high : 0;
  const shift = (box: Box): [number, number] => [along(box.left, box.right, room.left, room.right), along(box.top, box.bottom, room.top, room.bottom)];
  if (fits(boxes)) return shift(all);
  const shifts = boxes.map(shift).sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
  return shifts[0]!;
}
