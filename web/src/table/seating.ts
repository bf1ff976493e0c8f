/** In which order the seats of a table are listed for one of them. */

/** Your own seat first, then in turn order; partners stand together. */
export function orderFor(own: number, sides: readonly (readonly number[])[]): number[] {
  const first = sides.findIndex((side) => side.includes(own));
  const [yours = [], ...others] = [...sides.slice(first), ...sides.slice(0, first)];
  const from = yours.indexOf(own);
  return [...yours.slice(from), ...yours.slice(0, from), ...others.flat()];
}
