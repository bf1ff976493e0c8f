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

/** Never smaller than the room, never too large, and never dragged out of sight. */
export function held(pose: Pose, width: number, height: number, most: number): Pose {
  const scale = Math.min(most, Math.max(1, pose.scale));
  const inside = (value: number, size: number) => Math.min(0, Math.max(size - size * scale, value));
  return { scale, x: inside(pose.x, width), y: inside(pose.y, height) };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 12; // pixels of air around what comes into view

/** By how much the sheet must be shifted so that all of these are seen or, where they are too far apart, one of them. */
export function intoView(boxes: readonly Box[], room: Box): [dx: number, dy: number] {
  if (!boxes.length) return [0, 0];
  const seen = { left: room.left + EDGE, top: room.top + EDGE, right: room.right - EDGE, bottom: room.bottom - EDGE };
  const all: Box = {
    left: Math.min(...boxes.map(({ left }) => left)), top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const along = (low: number, high: number, least: number, greatest: number) =>
    low < least ? least - low : high > greatest ? greatest - high : 0;
  const shift = (box: Box): [number, number] => [along(box.left, box.right, seen.left, seen.right), along(box.top, box.bottom, seen.top, seen.bottom)];
  const wide = seen.right - seen.left;
  const high = seen.bottom - seen.top;
  if (all.right - all.left <= wide && all.bottom - all.top <= high) return shift(all);
  const shifts = boxes.map(shift).sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
  return shifts[0]!;
}
