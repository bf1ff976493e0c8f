/** How the eight characters are told apart: each has a colour and a shape of its own (WN-RULING-11). */
export const COLOURS = ['#2b2b33', '#7a3fa0', '#e0b023', '#3c8f4a', '#c8402f', '#2f6fb8', '#d9772b', '#8a8f98'] as const;
export const INKS = ['#ffffff', '#ffffff', '#2b2112', '#ffffff', '#ffffff', '#ffffff', '#2b2112', '#1b1b20'] as const;

/** Shapes on a field from -10 to 10. */
export const SHAPES = [
  'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z',
  'M0-9L9 7H-9Z',
  'M-7-7H7V7H-7Z',
  'M0-9.5L2.6-3.2L9.3-2.8L4.1 1.5L5.8 8L0 4.4L-5.8 8L-4.1 1.5L-9.3-2.8L-2.6-3.2Z',
  'M0-10L7.5 0L0 10L-7.5 0Z',
  'M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z',
  'M4-8.5A9 9 0 1 0 4 8.5A7 7 0 1 1 4-8.5Z',
  'M-8 6Q-8-8 8-8Q8 6-8 6ZM-8 6L2-3',
] as const;

export const seatNumber = (name: string) => Number(name.slice(1)) - 1;
export const seatName = (seat: number) => `P${seat + 1}`;
