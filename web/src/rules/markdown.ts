/** The little Markdown that rulebooks and guides use, as data: nothing of it ever becomes HTML by itself. */
export type Span = { kind: 'text' | 'bold' | 'code' | 'rule'; text: string };

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; name: string; words: string };

/** A part of a page under its heading. */
export interface Section {
  title: string;
  blocks: Block[];
}

const ITEM = /^([-*]|\d+\.) /;
const PICTURE = /^!\[([^\]]*)\]\(([a-z0-9-]+)\)$/;
const SPANS = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{2}-[A-Z0-9]+-\d+)\b/g;

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, bold, code, rule] = match;
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'rule', text: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

/** A text in pieces, every other one of which is the sought word; a word that is not there leaves one piece. */
export function piecesAround(text: string, word: string): string[] {
  if (!word) return [text];
  const pieces: string[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + word.length));
    from = at + word.length;
  }
  return [...pieces, text.slice(from)];
}

function readRow(line: string): Span[][] {
  return line.split('|').slice(1, -1).map((cell) => readSpans(cell.trim()));
}

export function readBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && fits(lines[at]!)) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) {
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      blocks.push({ kind: 'code', text: take((next) => !next.startsWith('```')).join('\n') });
      at += 1;
    } else if (PICTURE.test(line)) {
      const [, words = '', name = ''] = PICTURE.exec(line)!;
      blocks.push({ kind: 'picture', name, words });
      at += 1;
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = take((next) => next.startsWith('|'));
      blocks.push({ kind: 'table', head: readRow(head), rows: rows.map(readRow) });
    } else if (ITEM.test(line)) {
      const items = take((next) => ITEM.test(next)).map((item) => readSpans(item.replace(ITEM, '')));
      blocks.push({ kind: 'list', ordered: /^\d/.test(line), items });
    } else {
      const text = take((next) => next.trim() !== '' && !ITEM.test(next) && !/^(```|\||!\[)/.test(next)).join(' ');
      blocks.push({ kind: 'paragraph', spans: readSpans(text) });
    }
  }
  return blocks;
}

/** The parts of a page: its title with what stands below it, then one part for each heading. */
export function readSections(source: string): Section[] {
  return source
    .split(/^(?=##? )/m)
    .filter((part) => part.trim())
    .map((part) => {
      const [head = '', ...rest] = part.split('\n');
      return { title: head.replace(/^#+ /, ''), blocks: readBlocks(rest.join('\n')) };
    });
}
