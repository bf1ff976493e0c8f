/** Words that are too long for their room are set smaller, in steps, so that they neither are cut nor cover what is below. */
const SIZES = ['', 'small', 'least'];

export function fitTo(words: HTMLElement, room: HTMLElement | null): void {
  for (const size of SIZES) {
    words.dataset.size = size;
    if (!room || words.offsetHeight <= room.clientHeight) return;
  }
}
