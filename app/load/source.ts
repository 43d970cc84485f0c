import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { Faults } from './faults.ts';
import { findYamlFaults } from './yaml-faults.ts';

/** A value with its text in the file: `18`, `yes` and `01` are words in text fields. */
export class Written {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
  readonly words: string;
  /** UTF-16 units of the file, quotes included. */
  readonly range: readonly [start: number, end: number];

  constructor(place: Pick<Written, 'file' | 'line' | 'range'>, value: unknown, words: string) {
    this.file = place.file;
    this.line = place.line;
    this.range = place.range;
    this.value = value;
    this.words = words;
  }
}

/** The value as YAML reads it: a number, `true` or a text. */
export const toPlain = (value: unknown) => (value instanceof Written ? value.value : value);

export type Path = readonly PropertyKey[];

/** A YAML file with the place of everything in it. */
export interface Source {
  file: string;
  text: string;
  /** Groups and lists unchanged, every other value as `Written`; empty ones are undefined. */
  data: unknown;
  /** The line of a value, or of the nearest one above; with a name, of that field in it. */
  lineOf(path: Path, name?: string): number;
}

/**
 * Reads a file of YAML.
 * @param file its name in faults
 * @throws Faults when it is not YAML, or not what people mean by it
 */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => Math.max(1, lines.linePos(offset).line);
  const faults = findYamlFaults(document, text, lines);
  if (faults.length > 0) throw new Faults(faults.map(({ offset, text }) => ({ file, line: lineAt(offset), text })));

  const toData = (node: unknown): unknown => {
    if (isAlias(node)) return toData(node.resolve(document));
    if (isSeq(node)) return node.items.map(toData);
    if (isMap(node)) return Object.fromEntries(node.items.map(({ key, value }) => [String(key), toData(value)]));
    if (!isScalar(node) || node.value === null || !node.range) return undefined;
    const [start] = node.range;
    // The range of a text on its own lines includes the line break after it.
    const end = start + text.slice(start, node.range[1]).trimEnd().length;
    const place = { file, line: lineAt(start), range: [start, end] as const };
    return new Written(place, node.value, typeof node.value === 'string' ? node.value : (node.source ?? ''));
  };

  const lineOf = (path: Path, name?: string): number => {
    let at: unknown = document.contents;
    let line = lineAt((document.contents as Node | null)?.range?.[0]);
    for (const step of name === undefined ? path : [...path, name]) {
      const pair = isMap(at) ? at.items.find(({ key }) => String(key) === String(step)) : undefined;
      const next = isSeq(at) ? at.items[Number(step)] : pair;
      if (!next) return line;
      line = lineAt((isPair(next) ? (next.key as Node) : (next as Node)).range?.[0]);
      at = isPair(next) ? next.value : next;
    }
    return line;
  };

  return { file, text, data: toData(document.contents) ?? {}, lineOf };
}
