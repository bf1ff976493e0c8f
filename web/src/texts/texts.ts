import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts, GameEvent, Language } from '../wire.ts';

const NOTHING = '-'; // an empty list
const NUMBERED = /^(.+)-([0-9]+)$/; // one of several that are alike

/** As a sentence begins. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * The messages of one Fluent file; the counterpart of engine/texts.py. A name may have further forms as attributes:
 * the form `den` of the fact `target` is `$target-den`, and the name itself where it has no such form.
 */
export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly forms: string[];

  constructor(source: string, language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    const named = resource.body.filter(({ id }) => id.startsWith('name-'));
    this.forms = [...new Set(named.flatMap(({ attributes }) => Object.keys(attributes)))];
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its facts; an unknown message is shown by its own name. */
  say(message: string, facts: Facts = {}): string {
    return this.format(message, facts)?.text ?? message;
  }

  /** The name of a thing in a form, or the value itself where it has none; the names of a list, joined. */
  name(value: unknown, form = ''): string {
    return String(this.named(value, form));
  }

  /**
   * The log line of an event. Where some facts are secret, `-own` is the line for those who have them all; where a
   * line has the form `you`, that is what the seat reads whose event it is.
   */
  tell({ event, ...facts }: GameEvent, reader = ''): string {
    const own = this.format(`event-${event}-own`, facts);
    const line = `event-${event}${own?.complete ? '-own' : ''}`;
    const you = reader !== '' && facts.seat === reader ? this.format(line, facts, 'you') : null;
    const said = you?.text ?? this.say(line, facts);
    return this.has(line) ? capital(said) : said;
  }

  private format(message: string, facts: Facts, attribute = ''): { text: string; complete: boolean } | null {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return null;
    const named: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(facts)) {
      named[key] = this.named(value);
      for (const form of this.forms) named[`${key}-${form}`] = this.named(value, form);
    }
    const errors: Error[] = [];
    return { text: this.bundle.formatPattern(pattern, named, errors), complete: errors.length === 0 };
  }

  /** One of several that are alike is called by their name and its number: `wolf-2` is "wolf 2". */
  private named(value: unknown, form = ''): FluentVariable {
    if (Array.isArray(value)) return value.map((one) => this.name(one, form)).join(', ') || NOTHING;
    if (typeof value !== 'string') return typeof value === 'number' ? value : String(value);
    const key = `name-${value.replaceAll(' ', '-')}`;
    if (this.has(key)) return this.format(key, {}, form)?.text ?? this.say(key);
    const [, base = '', number = ''] = NUMBERED.exec(value) ?? [];
    return this.has(`name-${base}`) ? `${this.name(base, form)} ${number}` : value;
  }
}
