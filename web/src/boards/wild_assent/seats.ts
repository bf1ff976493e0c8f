/** Each seat has a shape besides its colour, on a field from -10 to 10. */
export const SHAPES = [
  'M0-9L8-5V2Q8 8 0 10Q-8 8-8 2V-5Z',
  'M0-10L7.500 0L0 10L-7.500 0Z',
  'M0-8.500A8.500 8.500 0 1 1 0 8.500A8.500 8.500 0 1 1 0-8.500Z',
  'M-7.500-7.500H7.500V7.500H-7.500Z',
] as const;
/** Before the draft roll has named the sides red and blue. */
export const COLOUR = '#5b4f43';
