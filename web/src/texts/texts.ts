import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts, GameEvent, Language } from '../wire.ts';

const NOTHING = '-'; // an empty list

/** The messages of one Fluent file; the counterpart of engine/texts.py. */
export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(source: string, language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its facts; an unknown message is shown by its own name. */
  say(message: string, facts: Facts = {}): string {
    return this.format(message, facts)?.text ?? message;
  }

  /** The name of a thing, or the value itself where it has none; the names of a list, joined. */
  name(value: unknown): string {
    return String(this.named(value));
  }

  /** The log line of an event. Where some facts are secret, `-own` is the line for those who have them all. */
  tell({ event, ...facts }: GameEvent): string {
    const own = this.format(`event-${event}-own`, facts);
    return own?.complete ? own.text : this.say(`event-${event}`, facts);
  }

  private format(message: string, facts: Facts): { text: string; complete: boolean } | null {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return null;
    const named = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, this.named(value)]));
    const errors: Error[] = [];
    return { text: this.bundle.formatPattern(pattern, named, errors), complete: errors.length === 0 };
  }

  private named(value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((one) => this.name(one)).join(', ') || NOTHING;
    if (typeof value === 'number') return value;
    const written = String(value);
    const key = `name-${written.replaceAll(' ', '-')}`;
    return typeof value === 'string' && this.has(key) ? this.say(key) : written;
  }
}
