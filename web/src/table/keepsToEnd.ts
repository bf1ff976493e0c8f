/** A list that grows downwards and shows its newest lines, however its room changes; an attachment. While it is `held`, it stays where it is. */
export function keepsToEnd(list: HTMLElement, held: () => boolean = () => false): () => void {
  /** Whoever scrolled up reads on undisturbed until there is something new. */
  let atEnd = true;
  let room = list.clientHeight;
  /** Is there something above what is in sight? */
  const mark = () => list.toggleAttribute('data-more', list.scrollTop > 2);
  const toEnd = () => {
    if (!held()) list.scrollTop = list.scrollHeight;
    mark();
  };
  /** Where the room has just changed, it was not the reader who scrolled: the observer below goes to the end. */
  const note = () => {
    mark();
    if (list.clientHeight === room) atEnd = list.scrollTop + room >= list.scrollHeight - 4;
  };
  const sizes = new ResizeObserver(() => {
    room = list.clientHeight;
    if (atEnd) toEnd();
    mark();
  });
  const lines = new MutationObserver(toEnd);
  sizes.observe(list);
  lines.observe(list, { childList: true, characterData: true, subtree: true });
  list.addEventListener('scroll', note);
  toEnd();
  return () => {
    sizes.disconnect();
    lines.disconnect();
    list.removeEventListener('scroll', note);
  };
}
