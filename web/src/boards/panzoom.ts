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
