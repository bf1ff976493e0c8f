/** Drag and drop on a drawn board, by mouse and by finger: the same as a click on the piece and one on the goal. */

import { carried } from './carried.svelte.ts';

export interface Dragging {
  /** May that piece be picked up now? */
  canDrag: (element: string) => boolean;
  ondrag: (element: string) => void;
  /** A piece that cannot be picked up is dragged all the same, on a board that does not move: it says why. */
  onrefuse?: (element: string) => void;
  /** Let go over the element that is topmost there, if any. */
  ondrop: (element: string) => void;
}

const SLACK = 6; // pixels that a hand trembles without meaning to drag

/** Attach to the SVG whose pieces carry `data-element`; the piece is followed by a copy of it until it is let go. */
export function dragging({ canDrag, ondrag, onrefuse, ondrop }: Dragging) {
  return (svg: SVGSVGElement) => {
    let held: { id: number; piece: SVGGElement; element: string; x: number; y: number } | null = null;
    let stuck: { id: number; element: string; x: number; y: number } | null = null;
    let copy: SVGGElement | null = null;
    let over: Element | null = null;
    /** A piece that said why it cannot be dragged does not say it once more when it is let go. */
    let swallowClick = false;

    function at({ clientX, clientY }: PointerEvent): Element | null {
      const found = document.elementFromPoint(clientX, clientY)?.closest('[data-element]') ?? null;
      return found && svg.contains(found) ? found : null;
    }

    /** A press that may become a drag; whatever moves the whole board must leave it alone. */
    function down(event: PointerEvent) {
      const piece = (event.target as Element).closest<SVGGElement>('[data-element]');
      const element = piece?.dataset.element;
      if (!piece || !element || !event.isPrimary || event.button !== 0) return;
      if (!canDrag(element)) {
        if (onrefuse) stuck = { id: event.pointerId, element, x: event.clientX, y: event.clientY };
        return;
      }
      event.preventDefault();
      held = { id: event.pointerId, piece, element, x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent) {
      if (stuck && event.pointerId === stuck.id && isDrag(event, stuck)) {
        onrefuse!(stuck.element);
        swallowClick = true;
        stuck = null;
      }
      if (!held || event.pointerId !== held.id) return;
      if (!copy) {
        if (!isDrag(event, held)) return;
        lift(held.piece);
        carried.now = true;
        svg.setPointerCapture(held.id);
        ondrag(held.element);
      }
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
      copy!.style.transform = `translate(${point.x}px, ${point.y}px) ${scaleOf(held.piece)}`;
      mark(at(event));
    }

    function isDrag(event: PointerEvent, from: { x: number; y: number }): boolean {
      return Math.hypot(event.clientX - from.x, event.clientY - from.y) >= SLACK;
    }

    function lift(piece: SVGGElement) {
      copy = piece.cloneNode(true) as SVGGElement;
      copy.removeAttribute('data-element');
      Object.assign(copy.style, { pointerEvents: 'none', transition: 'none', opacity: '0.85' });
      svg.append(copy);
    }

    function mark(next: Element | null) {
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    }

    function up(event: PointerEvent) {
      stuck = null;
      if (swallowClick) swallowNext();
      swallowClick = false;
      if (!held || event.pointerId !== held.id) return;
      const { element } = held;
      const dragged = copy !== null;
      const goal = dragged && event.type === 'pointerup' ? at(event) : null;
      if (dragged) carried.now = false;
      copy?.remove();
      mark(null);
      held = copy = null;
      if (dragged) swallowNext();
      const found = (goal as HTMLElement | null)?.dataset.element;
      if (found && found !== element) ondrop(found);
    }

    /** A finger that carries a piece does not scroll the page; `touch-action` does not count inside a drawing. */
    function hold(event: TouchEvent) {
      if (held && event.cancelable) event.preventDefault();
    }

    svg.addEventListener('touchmove', hold, { passive: false });
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    return () => {
      if (copy) carried.now = false;
      copy?.remove();
      svg.removeEventListener('touchmove', hold);
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', up);
    };
  };
}

function scaleOf(piece: SVGGElement): string {
  return /scale\([^)]*\)/.exec(piece.style.transform)?.[0] ?? '';
}

/** A drag ends in a click that nobody meant; by touch it may not come at all. */
export function swallowNext() {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
