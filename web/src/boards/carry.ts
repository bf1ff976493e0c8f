/** Something that lies beside the board is carried onto it, by mouse or finger: the same as a click on it and one on the goal. */
import type { Attachment } from 'svelte/attachments';
import { carried } from './carried.svelte.ts';
import { swallowNext } from './dragging.ts';

const SLACK = 6; // pixels that a hand trembles without meaning to drag

export interface Carrying {
  able: (element: string) => boolean;
  onlift: (element: string, node: HTMLElement) => void;
  onput: (goal: string) => void;
}

/**
 * Made once for all that a board has beside it: an attachment that changed with what is picked would let go of what is
 * carried. A click stays with what is clicked inside it, so the pointer is followed everywhere and captured nowhere.
 */
export function carry({ able, onlift, onput }: Carrying): Attachment<HTMLElement> {
  return (node) => {
    const element = () => node.dataset.element ?? node.dataset.copy ?? '';
    let start: { id: number; x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    function down(event: PointerEvent) {
      if (start || !able(element()) || !event.isPrimary || event.button !== 0) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', up);
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      if (!copy) {
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        if (Math.hypot(x, y) < SLACK) return;
        // It lies among others that scroll: a flat drag is theirs until it leaves the row.
        const flat = event.pointerType === 'touch' && Math.abs(x) > Math.abs(y) && getComputedStyle(node).touchAction === 'pan-x';
        if (flat && event.clientY > node.getBoundingClientRect().top) return;
        copy = lift();
        carried.now = true;
        onlift(element(), node);
      }
      copy.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    }

    function lift(): HTMLElement {
      const lifted = node.cloneNode(true) as HTMLElement;
      lifted.removeAttribute('data-element');
      Object.assign(lifted.style, {
        position: 'fixed', zIndex: '50', pointerEvents: 'none', opacity: '0.85', margin: '0', left: '0', top: '0',
        width: `${node.offsetWidth}px`, height: `${node.offsetHeight}px`, transition: 'none', animation: 'none',
      });
      document.body.append(lifted);
      return lifted;
    }

    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      const dragged = copy !== null;
      letGo();
      if (!dragged) return;
      swallowNext();
      if (event.type !== 'pointerup') return;
      const goal = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-element]')?.dataset.element;
      if (goal) onput(goal);
    }

    /** What is carried is no beginning of a scroll: after one, Chromium would take the next tap for its end. */
    function hold(event: TouchEvent) {
      if (copy && event.cancelable) event.preventDefault();
    }

    function letGo() {
      if (copy) carried.now = false;
      copy?.remove();
      start = copy = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('touchmove', hold, { passive: false });
    return () => {
      letGo();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', hold);
    };
  };
}
