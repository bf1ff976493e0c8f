/**
 * An option of the kind `per_seat`: "guild,gnomads" has a value for each seat, and the option's default, alone or
 * for one seat, says that nothing is settled beforehand.
 */
import type { Option, Value } from '../wire.ts';

/** The value of each seat, at a table of that size. */
export function seatValues(option: Option, value: Value, seats: number): string[] {
  const named = String(value).split(',');
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? String(option.default));
}

/** The option's value for these values of the seats. */
export function joined(option: Option, values: readonly string[]): string {
  return values.every((one) => one === option.default) ? String(option.default) : values.join(',');
}

/** What a seat can choose: the default, and the values that no other seat has where they must differ. */
export function offeredTo(seat: number, option: Option, values: readonly string[]): string[] {
  const taken = option.distinct ? values.filter((_, other) => other !== seat) : [];
  return [String(option.default), ...option.values.map(String).filter((one) => !taken.includes(one))];
}
