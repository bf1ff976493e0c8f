/** Elements are `space:17`, `character:P1.3`, `card:1:melee 4`, `seat:P2`, `faction:guild` and `do:move`. */
export function split(element: string): [kind: string, name: string] {
  const colon = element.indexOf(':');
  return [element.slice(0, colon), element.slice(colon + 1)];
}

export function ofKind(elements: readonly string[], kind: string): string[] {
  return elements.filter((element) => split(element)[0] === kind);
}
