/** Our own drawings, as paths around (0, 0). Fae, stones and the Mortal are about 30 in radius, signs about 16. */
import type { Environment, FaeKind, Season } from './view.ts';

function around(points: number, from: (index: number) => [radius: number, turn: number]): [number, number][] {
  return Array.from({ length: points }, (_, index) => {
    const [radius, turn] = from(index);
    const angle = (turn / points) * 2 * Math.PI - Math.PI / 2;
    return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Seelie: a blossom of twelve petals. */
function blossom(radius: number): string {
  const [first, ...rest] = around(12, (index) => [radius * 0.92, index]);
  const arc = radius * 0.27;
  const step = ([x, y]: [number, number]) => `A${round(arc)} ${round(arc)} 0 0 1 ${x} ${y}`;
  return `M${first!.join(' ')}${[...rest, first!].map(step).join('')}Z`;
}

/** Unseelie: a star of eight thorns. */
function thorns(radius: number): string {
  const points = around(16, (index) => [index % 2 ? radius * 0.8 : radius * 1.1, index]);
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

function octagon(radius: number): string {
  return `M${around(8, (index) => [radius, index + 0.5]).map((point) => point.join(' ')).join('L')}Z`;
}

export const BASE = { S: blossom(30), U: thorns(30) };
export const FACE = { S: 'M0-23a23 23 0 1 1-.01 0Z', U: octagon(24.5) };

/** Dark shape, and the lines cut out of it in the colour below. */
export const FAE_SIGN: Record<FaeKind, { shape: string; cut: string }> = {
  Sylph: {
    shape:
      'M-1.6-8C-6-17-17-17-17.500-10C-18-4-8-1-1.600-2ZM1.600-8C6-17 17-17 17.500-10C18-4 8-1 1.600-2Z' +
      'M-1.600 0C-9 1-13.500 6-11.500 11C-9 15.500-3 10-1.600 4ZM1.600 0C9 1 13.500 6 11.500 11C9 15.500 3 10 1.600 4Z' +
      'M-1.700-11H1.700V13L0 18L-1.700 13Z',
    cut: '',
  },
  Salamander: {
    shape:
      'M1-18C4-9 13-5 11.500 6C10.500 13 5.500 17 0 17C-6 17-11.500 12.500-11.500 5.500C-11.500 0-8-2.500-7-8C-3.500-6-2-3.500-2-.500C1.500-4.500 2.500-11 1-18Z',
    cut: 'M0 13.500C-4.500 12-5 7.500-1 3.500C-.500 6 4.500 6.500 3.500 10.500C3 12.500 1.500 13.500 0 13.500Z',
  },
  Gnome: {
    shape: 'M3-19L10.500 1.500H-10.500ZM-9.500 3H9.500C9.500 11 5 17 0 18C-5 17-9.500 11-9.500 3Z',
    cut: 'M0 2.500a3.600 3.600 0 1 1-.010 0Z',
  },
  Undine: {
    shape: 'M0-18C4-9.500 11.500-3.500 11.500 5A11.500 11.500 0 0 1-11.500 5C-11.500-3.500-4-9.500 0-18Z',
    cut: 'M-7.500 4.500q3.750-5 7.500-.500t7.500-.500v3.500q-3.750 4-7.500 0t-7.500 1Z',
  },
};

export const PEBBLE = 'M-27-4C-27-19-14-27 2-26C18-25 28-15 28-1C28 15 17 26 0 26C-17 26-27 13-27-4Z';

export const SEASON_SIGN: Record<Season, string> = {
  Spring:
    'M0-4.500C-6-8-5.500-17 0-17C5.500-17 6-8 0-4.500ZM4.300-1.400C5.700-8.200 14.400-10.500 16.200-5.200C17.900 0 9.500 3.600 4.300-1.400Z' +
    'M2.600 3.600C9.600 3 14.400 10.600 10 13.800C5.500 17 .100 9.700 2.600 3.600ZM-2.600 3.600C-.100 9.700-5.500 17-10 13.800C-14.400 10.600-9.600 3-2.600 3.600Z' +
    'M-4.300-1.400C-9.500 3.600-17.900 0-16.200-5.200C-14.400-10.500-5.700-8.200-4.300-1.400Z',
  Summer:
    'M0-8.500a8.500 8.500 0 1 1-.010 0ZM-1.500-18H1.500V-11.500H-1.500ZM-1.500 11.500H1.500V18H-1.500ZM-18-1.500H-11.500V1.500H-18ZM11.500-1.500H18V1.500H11.500Z' +
    'M-13.800-11.700L-11.700-13.800L-7.200-9.300L-9.300-7.200ZM13.800-11.700L11.700-13.800L7.200-9.300L9.300-7.200ZM-13.800 11.700L-11.700 13.800L-7.200 9.300L-9.300 7.200ZM13.800 11.700L11.700 13.800L7.200 9.300L9.300 7.200Z',
  Autumn:
    'M-1.200 18V8C-12 9-15-3-10-7C-8.500-3-6-2-5-2.500C-8-9-4-15 0-18C4-15 8-9 5-2.500C6-2 8.500-3 10-7C15-3 12 9 1.200 8V18Z',
  Winter:
    'M-1.300-18H1.300V-12.500L5-15L6.500-12.800L1.300-9.200V-2.200L7.300-5.700L7.800-12L10.400-11.800L10.100-7.300L14.900-10.100L16.200-7.900L11.500-5.200L15.400-3.200L14.200-.900L8.600-3.500L2.600 0L8.600 3.500L14.200.900L15.400 3.200L11.500 5.200L16.200 7.900L14.900 10.100L10.100 7.300L10.400 11.800L7.800 12L7.300 5.700L1.300 2.200V9.200L6.500 12.800L5 15L1.300 12.500V18H-1.300V12.500L-5 15L-6.500 12.800L-1.300 9.200V2.200L-7.300 5.700L-7.800 12L-10.400 11.800L-10.100 7.300L-14.900 10.100L-16.200 7.900L-11.500 5.200L-15.400 3.200L-14.200.900L-8.600 3.500L-2.600 0L-8.600-3.500L-14.200-.900L-15.400-3.200L-11.500-5.200L-16.200-7.900L-14.900-10.100L-10.100-7.300L-10.400-11.800L-7.800-12L-7.300-5.700L-1.300-2.200V-9.200L-6.500-12.800L-5-15L-1.300-12.500Z',
};

export const GROUND_SIGN: Record<Environment, string> = {
  Mountain: 'M-18 13L-6-12L-.500-2L5-9L18 13ZM-6-12L-9.200-5L-6.500-6.500L-4-4.500L-2.500-5.500Z',
  Plains:
    'M-1 15C-1 4-1-4 0-15C1-4 1 4 1 15ZM-9 15C-11 6-12 0-14-7C-9.500-1-8 7-7 15ZM9 15C11 6 12 0 14-7C9.500-1 8 7 7 15Z' +
    'M-1-6C-6-7-7-11-6-14C-3-12-1-10-1-6ZM1-6C6-7 7-11 6-14C3-12 1-10 1-6ZM-1 1C-6 0-7-4-6-7C-3-5-1-3-1 1ZM1 1C6 0 7-4 6-7C3-5 1-3 1 1Z',
  Forest: 'M0-17L8-6H4.500L11 3H6.500L14 12H2V17H-2V12H-14L-6.500 3H-11L-4.500-6H-8Z',
  River:
    'M-17-8q4.250-6 8.500 0t8.500 0t8.500 0t8.500 0v3.600q-4.250 6-8.500 0t-8.500 0t-8.500 0t-8.500 0Z' +
    'M-17 1q4.250-6 8.500 0t8.500 0t8.500 0t8.500 0v3.600q-4.250 6-8.500 0t-8.500 0t-8.500 0t-8.500 0Z' +
    'M-17 10q4.250-6 8.500 0t8.500 0t8.500 0t8.500 0v3.600q-4.250 6-8.500 0t-8.500 0t-8.500 0t-8.500 0Z',
};
