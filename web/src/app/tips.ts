interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AIR = 6;

/** Where a tip stands: above what it is about, or below it where there is no room, and inside the window. */
export function besideOf(node: Box, tip: { width: number; height: number }, width: number, height: number): { x: number; y: number } {
  const x = node.left + node.width / 2 - tip.width / 2;
  const above = node.top - tip.height - AIR;
  const y = above >= AIR ? above : Math.min(node.top + node.height + AIR, height - tip.height - AIR);
  return { x: Math.max(AIR, Math.min(x, width - tip.width - AIR)), y };
}
