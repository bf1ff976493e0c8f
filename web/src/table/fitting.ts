/** Words that are too long for their room are set smaller, in steps, so that they neither are cut nor cover what is below. */
const SIZES = ['', 'small', 'least'];

export function fitTo(words: HTMLElement, fits: () => boolean): void {
  for (const size of SIZES) {
    words.dataset.size = size;
    if (fits()) return;
  }
}

/** What lies in a room of its own fits if it is no taller. */
export function fitInto(words: HTMLElement, room: Element | null): void {
  fitTo(words, () => !room || words.offsetHeight <= room.clientHeight);
}
