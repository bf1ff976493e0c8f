/** Something that lies beside the board is carried onto it, by mouse or finger: the same as a click on it and one on the goal. */
import type { Attachment } from 'svelte/attachments';

const SLACK = 6; // pixels that a hand trembles without meaning to drag

export function carry(able: () => boolean, onlift: () => void, onput: (element: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { id: number; x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    function down(event: PointerEvent) {
      if (!able() || !event.isPrimary || event.button !== 0) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      node.setPointerCapture(start.id); // a quick hand has left it before it moves once
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      if (!copy) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        copy = node.cloneNode(true) as HTMLElement;
        copy.removeAttribute('data-element');
        Object.assign(copy.style, { position: 'fixed', zIndex: '50', pointerEvents: 'none', opacity: '0.85', margin: '0', left: '0', top: '0' });
        document.body.append(copy);
        onlift();
      }
      copy.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    }

    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return;
      const dragged = copy !== null;
      copy?.remove();
      start = copy = null;
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

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      copy?.remove();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
}
