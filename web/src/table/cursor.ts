/** The cursor that arrow keys move over the board, wherever the focus was before. */
type Focusable = HTMLElement | SVGElement;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export function isArrow({ key, shiftKey }: KeyboardEvent): boolean {
  return key in ARROWS && !shiftKey;
}

/** The element of the board that something belongs to. */
export function elementAt(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest<Focusable>('.board [data-element]')?.dataset.element ?? null;
}

/** What can have the focus on the board and stands for that element. */
export function nodeOf(element: string): Focusable | undefined {
  const nodes = document.querySelectorAll<Focusable>('.board :is([tabindex], button)[data-element]');
  return [...nodes].find((node) => node.dataset.element === element);
}

/** Let the board move its cursor from there, as if the key had been pressed there. */
export function pressOn(node: Focusable, key: string): void {
  node.focus();
  node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

export interface Point {
  x: number;
  y: number;
}

/** Which of some points lies nearest in the direction of an arrow, and not too far off it; -1 where none does. */
export function nearest(from: Point, others: readonly Point[], key: string): number {
  const [right, down] = ARROWS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  others.forEach(({ x, y }, index) => {
    const along = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    if (along < 1 || aside > along * 2 || along + 2 * aside >= least) return;
    [best, least] = [index, along + 2 * aside];
  });
  return best;
}

/** Where a board consists of buttons and moves no cursor itself, the arrows go to the nearest one. */
export function stepFrom(node: Element, key: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.board button[data-element]:not(:disabled)')];
  const middle = (one: Element): Point => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  buttons[nearest(middle(node), buttons.map(middle), key)]?.focus();
}
