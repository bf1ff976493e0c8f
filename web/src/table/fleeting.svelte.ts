/** Something that is so for a while and then no more; where it is said again, the while begins anew. */
export class Fleeting {
  on = $state.raw(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** For so many milliseconds. */
  constructor(private readonly time: number) {}

  set(on: boolean): void {
    clearTimeout(this.timer);
    this.on = on;
    if (on) this.timer = setTimeout(() => (this.on = false), this.time);
  }
}
