/** A number between 0 and 1 that looks like chance and is always the same for the same seed. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
