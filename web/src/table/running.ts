/** A bar that runs down from what is left to nothing; started anew whenever the server says how much is left. */
export function runDown(endsAt: number | null, length: number) {
  return (bar: HTMLElement) => {
    if (endsAt === null || length <= 0) return;
    const left = Math.max(0, endsAt - performance.now());
    const from = Math.min(1, left / (length * 1000));
    const running = bar.animate([{ transform: `scaleX(${from})` }, { transform: 'scaleX(0)' }], {
      duration: left,
      fill: 'forwards',
    });
    return () => running.cancel();
  };
}
