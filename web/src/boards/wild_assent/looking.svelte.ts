/** Which Gladiator somebody looks at, on the board or in a list: board, hand and panels show the same. */
class Looking {
  name = $state.raw<string | null>(null);
  /** The card that lies open at full size. */
  card = $state.raw<string | null>(null);
}

export const looking = new Looking();
