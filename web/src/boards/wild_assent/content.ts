/** What the server tells of the game's components. */

/** A sentence by language. */
export type Said = Record<string, string>;

export interface Numbers {
  health: number;
  speed: number;
  movement: 'normal' | 'swift' | 'flight';
  range: number;
  base: number;
  damage: 'physical' | 'magical';
  dice: number;
  physical: number;
  magical: number;
}

export interface Assent extends Numbers {
  momentum: number;
  slots: string[];
  skills: string[];
  cards: string[];
}

export interface Creature extends Numbers {
  size: 'large' | 'medium';
  skills: string[];
  summons: string | null;
}

export interface Skill {
  type: 'special' | 'passive' | 'defensive' | 'active';
  tokens: number;
  text: Said;
}

export interface Equipment {
  type: string;
  attack: Pick<Numbers, 'range' | 'base' | 'damage' | 'dice'> | null;
  physical: number;
  magical: number;
  skill: string | null;
}

export interface Silvestrem {
  kind: 'whim' | 'edict' | 'demand';
  text: Said;
  condition?: Said;
}

export interface Content {
  assents: Record<string, Assent>;
  creatures: Record<string, Creature>;
  summons: Record<string, Numbers & { figures: number }>;
  skills: Record<string, Skill>;
  equipment: Record<string, Equipment>;
  silvestrem: Record<string, Silvestrem>;
  columns: number;
  /** By columns and rows: the fields that a line to there crosses, as seen from its beginning. */
  lines: Record<string, [number, number][]>;
}

export function spoken(said: Said | undefined, language: string): string {
  return said?.[language] ?? said?.en ?? '';
}

/** The kind of a Gladiator by its name; one of several that are alike has a number behind it. */
export function kindOf(name: string): string {
  return name.replace(/-\d+$/, '');
}

export type Sort = 'assent' | 'creature' | 'summon';

export function sortOf(name: string, content: Content): Sort {
  const kind = kindOf(name);
  return kind in content.assents ? 'assent' : kind in content.summons ? 'summon' : 'creature';
}

/** What is printed on the card of a Gladiator. */
export function printedOf(name: string, content: Content): Numbers | undefined {
  const kind = kindOf(name);
  return content.assents[kind] ?? content.creatures[kind] ?? content.summons[kind];
}
