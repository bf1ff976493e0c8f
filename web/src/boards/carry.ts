/** Something that lies beside the board is carried onto it, by mouse or finger: the same as a click on it and one on the goal. */
import type { Attachment } from 'svelte/attachments';

const SLACK = 6; // pixels that a hand trembles without meaning to drag

/** A click stays with what is clicked inside it, so the pointer is followed everywhere and captured nowhere. */
export function carry(able: () => boolean, onlift: () => void, onput: (element: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { id: number; x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    function down(event: PointerEvent) {
      if (start || !able() || !event.isPrimary || event.button !== 0) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', up);
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      if (!copy) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        copy = lift();
        onlift();
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
      const swallow = (click: MouseEvent) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      if (event.type !== 'pointerup') return;
      const goal = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-element]')?.dataset.element;
      if (goal) onput(goal);
    }

    function letGo() {
      copy?.remove();
      start = copy = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    }

    node.addEventListener('pointerdown', down);
    return () => {
      letGo();
      node.removeEventListener('pointerdown', down);
    };
  };
}
