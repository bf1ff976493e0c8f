/** Which rulebook lies open, and at which rule. */
interface Open {
  game: string;
  rule: string | null;
}

let open = $state.raw<Open | null>(null);

export function openBook(): Open | null {
  return open;
}

export function openRules(game: string, rule: string | null = null): void {
  open = { game, rule };
}

export function closeRules(): void {
  open = null;
}
