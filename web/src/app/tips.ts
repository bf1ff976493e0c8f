interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AIR = 6;

/**
 * Where a tip stands: above what it is about, or below it where there is no room, and inside the window. What is part of a
 * whole (a row of a card) keeps all of it in sight; `below`, where what matters stands above it.
 */
export function besideOf(node: Box, tip: { width: number; height: number }, width: number, height: number, whole: Box = node, below = false): { x: number; y: number } {
  const x = node.left + node.width / 2 - tip.width / 2;
  const above = whole.top - tip.height - AIR;
  const y = above >= AIR && !below ? above : Math.min(whole.top + whole.height + AIR, height - tip.height - AIR);
  return { x: Math.max(AIR, Math.min(x, width - tip.width - AIR)), y };
}
