/** A list that grows downwards and shows its newest lines, however its room changes; an attachment. */
export function keepsToEnd(list: HTMLElement): () => void {
  /** Whoever scrolled up reads on undisturbed until there is something new. */
  let atEnd = true;
  const toEnd = () => (list.scrollTop = list.scrollHeight);
  const note = () => (atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 4);
  const sizes = new ResizeObserver(() => atEnd && toEnd());
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
