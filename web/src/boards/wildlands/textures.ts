/** What floors are made of, as tiles: joints, stones that are lighter or darker than their neighbours, and grain. */
export interface Texture {
  width: number;
  height: number;
  lines: string;
  light?: string;
  dark?: string;
}

export const TEXTURES: Record<string, Texture> = {
  flags: {
    width: 96, height: 72,
    lines: 'M0 1H96M0 37H96M30 1V37M74 1V37M12 37V73M54 37V73M40 12l7 3M82 50l5 -4',
    light: 'M32 3H72V35H32ZM0 39H10V71H0ZM56 39H96V71H56Z',
    dark: 'M14 39H52V71H14Z',
  },
  slabs: {
    width: 88, height: 88,
    lines: 'M0 1H88M0 45H88M1 1V45M45 45V89M20 8l6 3l2 6M60 70l9 -4M58 20l4 8',
    light: 'M47 47H88V87H47Z',
    dark: 'M0 47H43V87H0Z',
  },
  planks: {
    width: 120, height: 54,
    lines: 'M0 1H120M0 19H120M0 37H120M34 1V19M92 19V37M60 37V55M8 8q14 3 22 0M44 12q20 -5 40 0M10 28q30 5 70 -1M70 46q18 4 40 0M8 45q16 -3 34 1',
    light: 'M36 3H120V17H36ZM0 39H58V53H0Z',
    dark: 'M0 3H32V17H0ZM94 21H120V35H94Z',
  },
  cobbles: {
    width: 48, height: 40,
    lines:
      'M4 10q8 -9 17 -1q3 9 -6 10q-12 1 -11 -9zM26 8q10 -7 18 1q3 8 -7 9q-12 1 -11 -10z' +
      'M-8 30q9 -8 17 0q3 8 -7 9q-11 0 -10 -9zM14 29q9 -8 18 0q3 9 -7 9q-12 0 -11 -9zM40 30q9 -8 17 0q3 8 -7 9q-11 0 -10 -9z',
    light: 'M4 10q8 -9 17 -1q3 9 -6 10q-12 1 -11 -9zM14 29q9 -8 18 0q3 9 -7 9q-12 0 -11 -9z',
    dark: 'M26 8q10 -7 18 1q3 8 -7 9q-12 1 -11 -10z',
  },
  water: {
    width: 90, height: 44,
    lines: 'M0 12q22 -10 45 0t45 0M-20 34q22 -10 45 0t45 0t45 0',
    light: 'M8 8q14 -7 28 -2q-14 -1 -28 2ZM50 30q14 -7 28 -2q-14 -1 -28 2Z',
    dark: 'M50 20q14 -5 28 0q-14 3 -28 0Z',
  },
  grass: {
    width: 84, height: 70,
    lines: 'M10 20l3 -10M14 20l1 -12M18 20l4 -9M54 52l-3 -9M58 52l1 -12M62 52l4 -8M68 14l4 -3M30 60l5 -2M34 34l2 -6M38 34l3 -5',
    light: 'M50 10q16 -10 26 2q-10 10 -26 -2ZM4 48q16 -8 26 6q-18 8 -26 -6Z',
    dark: 'M20 24q18 -8 26 4q-14 10 -26 -4ZM60 62q12 -6 20 2q-10 8 -20 -2Z',
  },
  rubble: {
    width: 80, height: 70,
    lines: 'M8 12l12 -5l7 8l-9 7zM50 30l9 -9l12 6l-5 11l-12 1zM18 52l8 -4l5 7l-9 4zM60 60l6 -3M40 8l5 2',
    light: 'M8 12l12 -5l7 8l-9 7zM18 52l8 -4l5 7l-9 4z',
    dark: 'M50 30l9 -9l12 6l-5 11l-12 1z',
  },
  rings: {
    width: 36, height: 36,
    lines: 'M18 0L36 18L18 36L0 18ZM18 11L25 18L18 25L11 18Z',
    light: 'M18 11L25 18L18 25L11 18Z',
    dark: 'M0 0H18L0 18ZM36 36H18L36 18Z',
  },
  steps: { width: 60, height: 26, lines: 'M0 1H60M0 14H60', light: 'M0 2H60V6H0ZM0 15H60V19H0Z', dark: 'M0 9H60V13H0ZM0 22H60V26H0Z' },
};

/** A number from 0 to 1 that looks random and is always the same. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

export const GRAIN = 180;

/** Specks of dust: `which` chooses one of several sets. */
export function grain(which: number): string {
  const specks = Array.from({ length: 110 }, (_, index) => {
    const at = index * 3 + which * 1000;
    const size = 1 + Math.round(scatter(at + 2) * 2);
    return `M${Math.round(scatter(at) * GRAIN)} ${Math.round(scatter(at + 1) * GRAIN)}h${size}v${size}h${-size}Z`;
  });
  return specks.join('');
}
