/** The options of a game in words: what was chosen, and what was chosen otherwise than usual. */
import type { Texts } from '../texts/texts.ts';
import type { Option, Value } from '../wire.ts';
import { seatValues } from './perSeat.ts';

/** Messages are written small: `option-seelie_third-gnome` for the value "Gnome". */
export function valueInWords(option: Option, value: Value, texts: Texts): string {
  const message = `option-${option.name}-${String(value).toLowerCase()}`;
  return texts.has(message) ? texts.say(message) : texts.name(value);
}

/** An option with the value that a table has. */
export interface Chosen {
  option: Option;
  value: Value;
  /** A value for each seat, where the option has that. */
  bySeat: string[] | null;
}

/** The options of a table, those first that say what is played. */
export function chosenOf(options: readonly Option[], values: Record<string, unknown>, seats: number): Chosen[] {
  const chosen = options.map((option): Chosen => {
    const value = (values[option.name] ?? option.default) as Value;
    const bySeat = option.kind === 'per_seat' ? seatValues(option, value, seats) : null;
    return { option, value, bySeat };
  });
  const order = ['match', 'rules', 'table'];
  return chosen.sort((one, other) => order.indexOf(one.option.scope) - order.indexOf(other.option.scope)); // stable
}

/** Is it otherwise than usual? */
export function differs({ option, value, bySeat }: Chosen): boolean {
  return bySeat ? bySeat.some((one) => one !== option.default) : value !== option.default;
}
