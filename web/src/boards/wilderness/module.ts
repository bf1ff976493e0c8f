/** The answers of Wilderness to what the shell asks of a board. */
import { can, say } from '../../texts/spoken.svelte.ts';
import type { Texts } from '../../texts/texts.ts';
import type { GameEvent, View } from '../../wire.ts';
import { listed } from '../../table/words.ts';
import type { Race } from '../board.ts';
import type { Content } from './content.ts';
import { steps } from './geometry.ts';
import { seatNumber } from './seats.ts';
import { SIGNS } from './signs.ts';
import { chartOf, tracksOf, whereIs, type WildernessView } from './view.ts';

export function split(element: string): [kind: string, name: string] {
  const colon = element.indexOf(':');
  return [element.slice(0, colon), element.slice(colon + 1)];
}

export function nameOf(element: string, view: View, texts: Texts): string {
  const [kind, name] = split(element);
  if (kind === 'area') return name === 'village' ? say('wn-village') : say('wn-area', { area: name });
  if (kind === 'player') return seatNumber(name) === view.seat ? say('wn-you') : say('wn-player', { number: seatNumber(name) + 1 });
  if (kind === 'do') return can(`wn-do-${name}`) ? say(`wn-do-${name}`) : texts.name(name);
  if (kind === 'card') return name.split(':').map((part) => (can(`wn-${part}`) ? say(`wn-${part}`) : texts.name(part))).join(': ');
  return texts.name(name);
}

export function isOnBoard(element: string): boolean {
  return split(element)[0] !== 'do';
}

export function standsOn(element: string, view: View): string | null {
  const [kind, name] = split(element);
  const area = kind === 'player' && (view as WildernessView).players[seatNumber(name)]?.area;
  return area ? `area:${area}` : null;
}

/** The areas that an event names. */
export function areasIn(event: GameEvent): string[] {
  return [event.area, event.from, event.to].filter((area) => typeof area === 'string' && (area === 'village' || /^\d+,\d+$/.test(area))) as string[];
}

export function elementsOf(event: GameEvent): string[] {
  return [
    ...areasIn(event).map((area) => `area:${area}`),
    ...(typeof event.player === 'string' ? [`player:${event.player}`] : []),
    ...(typeof event.animal === 'string' ? [`animal:${event.animal}`] : []),
  ];
}

export function whoActs(view: View): number[] {
  const own = view as WildernessView;
  if (own.asked?.length) return own.asked.map(seatNumber);
  return own.active ? [seatNumber(own.active)] : [];
}

/** Who is attacked or, in a turn, whose turn it is. */
export function concerned(view: View): number | null {
  const { about, attack, active } = view as WildernessView;
  if (about === 'attack') return attack ? seatNumber(attack.seat) : null;
  return active ? seatNumber(active) : null;
}

/** The dice that lie there, where a window follows on a throw. */
export function occasion(_: readonly GameEvent[], view: View): string {
  const { roll } = view as WildernessView;
  return roll ? say('wn-thrown', { dice: roll.faces.length, faces: listed(roll.faces.map(String)) }) : '';
}

/** The dead watch (WN-DEATH-02). */
export function isOut(view: View, seat: number): boolean {
  return (view as WildernessView).players[seat]?.alive === false;
}

export function ratio(view: View): number {
  const [, , width, height] = chartOf(view as WildernessView).frame;
  return Math.min(2.4, width / height);
}

/** How one wins: the village first, or alive at last; how near everybody is, in steps. */
export function race(view: View, content: unknown): Race | null {
  const own = view as WildernessView;
  const chart = chartOf(own);
  const longest = steps([0, 0], chart.village);
  const skull = tracksOf(content as Content, own).exhaustion.length + 1;
  return {
    goal: say('wn-goal'),
    meters: own.players.map(({ area, alive, exhaustion }) => {
      const far = area ? steps(whereIs(area, chart), chart.village) : longest;
      const left = Math.max(0, skull - exhaustion);
      return alive
        ? [
            { have: longest - far, need: longest, words: say('wn-steps-left', { steps: far }), sign: { path: SIGNS.village, text: String(far) } },
            { have: left, need: skull, words: say('wn-strength-left', { steps: left }), sign: { path: SIGNS.skull, text: String(left) } },
          ]
        : [{ have: 0, need: 1, words: say('wn-dead'), sign: { path: SIGNS.skull, text: '†' } }];
    }),
  };
}
