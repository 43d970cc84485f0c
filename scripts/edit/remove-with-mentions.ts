/** Removes mentions of a removed person, post or page. */
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import type { Fault } from '../../app/load/faults.ts';
import { readContent } from '../../app/load/load.ts';
import { type ContentOverrides, listOverridden, readOverridden } from '../../app/load/open-content.ts';
import { type Place, remove } from './change-structure.ts';
import { EditError } from './write-words.ts';
import { changeYaml, splitFile } from './yaml-part.ts';

/** A text that names something, in its file. */
interface Mention {
  /** Empty in a Markdown text. */
  place: Place;
  line: number;
  start: number;
  end: number;
}

export interface Removal {
  /** Files after removal. */
  overrides: ContentOverrides;
  /** Parts that go with it, a line each: `content/pages/about.yaml:74: leela-varga in members`. */
  removed: string[];
  /** Remaining faults: the writer of the words has to mend them. */
  left: Fault[];
}

const linkTo = (name: string) => new RegExp(`\\[([^\\][]+)\\]\\(${RegExp.escape(name)}(?:#[^)]*)?\\)`, 'g');

/**
 * @param name of a record, or the address of a page
 * @returns texts that are the name, a link to it, or have one of its facts in braces; in Markdown the links alone
 */
export function findMentions(file: string, text: string, name: string): Mention[] {
  const one = RegExp.escape(name);
  const names = new RegExp(`^${one}(?:#.*)?$|\\]\\(${one}(?:#[^)]*)?\\)|\\{people\\.${one}\\.`, 'i');
  const { before, yaml, between, body } = splitFile(file, text);
  const { contents } = parseDocument(yaml, { schema: 'failsafe' });
  const top = before.length + yaml.length + between.length;
  const found = [...scalarsIn(contents, [])]
    .filter(({ value }) => names.test(value))
    .map(({ start, end, ...rest }) => ({ ...rest, start: start + before.length, end: end + before.length }));
  const links = [...body.matchAll(linkTo(name))].map(({ 0: { length }, index }) => ({
    place: [],
    start: top + index,
    end: top + index + length,
  }));
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return [...found, ...links].map(({ place, start, end }) => ({ place, line: lineAt(start), start, end }));
}

function* scalarsIn(node: unknown, place: Place): Generator<Omit<Mention, 'line'> & { value: string }> {
  if (isMap(node)) for (const { key, value } of node.items) yield* scalarsIn(value, [...place, String(key)]);
  if (isSeq(node)) for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...place, index]);
  if (isScalar(node) && node.range && typeof node.value === 'string')
    yield { place, value: node.value, start: node.range[0], end: node.range[1] };
}

const wordsOf = (fault: Fault) => `${fault.file}: ${fault.text}`;

/** Finds new faults, also a repeated one. */
function findNew(faults: readonly Fault[], known: readonly Fault[]): Fault[] {
  const left = Map.groupBy(known, wordsOf);
  return faults.filter((fault) => left.get(wordsOf(fault))?.pop() === undefined);
}

/** `the block "story"`, `action of the block "story"`, `item 3 of members of the block "story"` */
function tellPlace(yaml: string, place: Place): string {
  const data = parse(yaml) as { blocks?: { block?: string }[] };
  const isBlock = place[0] === 'blocks' && typeof place[1] === 'number';
  const block = isBlock ? `the block "${data.blocks?.[Number(place[1])]?.block}"` : '';
  const within = (isBlock ? place.slice(2) : place).map((step) =>
    typeof step === 'number' ? `item ${step + 1}` : `\`${step}\``,
  );
  return [...within.reverse(), block].filter((words) => words !== '').join(' of ');
}

interface Way {
  changed: string;
  text: string;
}

/** Parts to remove with a mention, smallest first: the words of a link, the text, its group or item, the block. */
function* listWays(file: string, text: string, { place, start, end }: Mention, name: string): Generator<Way> {
  const { yaml } = splitFile(file, text);
  const words = text.slice(start, end).replace(linkTo(name), '$1');
  const link = place.length === 0 ? `the link of "${words}"` : `the link in ${tellPlace(yaml, place)}`;
  if (words !== text.slice(start, end)) yield { changed: text.slice(0, start) + words + text.slice(end), text: link };
  for (let depth = place.length; depth > 0; depth--) {
    const above = place.slice(0, depth);
    try {
      yield { changed: changeYaml(file, text, (all) => remove(all, above)), text: tellPlace(yaml, above) };
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }
}

/** Removes mentions from a file one by one, from end to beginning: line numbers stay those that the owner sees. */
class Attempt {
  readonly file: string;
  text: string;
  faults: readonly Fault[];
  mention: Mention | undefined;
  readonly #name: string;
  readonly #mentions: Mention[];
  #ways: Iterator<Way> | undefined;

  constructor(file: string, text: string, name: string, faults: readonly Fault[]) {
    this.file = file;
    this.text = text;
    this.faults = faults;
    this.#name = name;
    this.#mentions = findMentions(file, text, name);
  }

  /** @returns the next part to remove; undefined if none is left */
  next(): Way | undefined {
    for (;;) {
      const way = this.#ways?.next();
      if (way && !way.done) return way.value;
      const mention = this.#mentions.pop();
      this.mention = mention;
      if (!mention) return undefined;
      // A mention in a file without faults means something else.
      if (mention.place.length > 0 && this.faults.length === 0) continue;
      const isThere = findMentions(this.file, this.text, this.#name).some(({ start }) => start === mention.start);
      this.#ways = isThere ? listWays(this.file, this.text, mention, this.#name) : undefined;
    }
  }

  /** @returns whether that removed the mention: the file has fewer faults, or a link in Markdown became plain words */
  take({ changed }: Way, faults: readonly Fault[]): boolean {
    const isLink = this.mention?.place.length === 0;
    const isBetter = faults.length < this.faults.length || isLink;
    if (!isBetter || findNew(faults, this.faults).length > 0) return false;
    this.text = changed;
    this.faults = faults;
    this.#ways = undefined;
    return true;
  }
}

/**
 * Removes a part and all its mentions, which the loader finds. Tries all files together: the loader reads all of them.
 * @param removal the files after the removal alone
 * @param name of a record, or the address of a page
 */
export function removeWithMentions(root: string, removal: ContentOverrides, name: string): Removal {
  const known = readContent(root).faults;
  const faultsOf = (overrides: ContentOverrides) => findNew(readContent(root, { overrides }).faults, known);
  const ofFile = (faults: readonly Fault[], file: string) => faults.filter((fault) => fault.file === file);
  const first = faultsOf(removal);
  const attempts = listOverridden(root, 'content/**/*.{yaml,md,markdown}', removal)
    .filter((file) => !file.endsWith('.yaml') || ofFile(first, file).length > 0)
    .map((file) => new Attempt(file, readOverridden(root, file, removal) ?? '', name, ofFile(first, file)));
  const removed: { file: string; line: number; text: string }[] = [];
  const changed = () => Object.fromEntries(attempts.map(({ file, text }) => [file, text]));
  for (;;) {
    const steps = attempts.flatMap((attempt) => {
      const way = attempt.next();
      return way ? [{ attempt, way }] : [];
    });
    if (steps.length === 0) break;
    const next = Object.fromEntries(steps.map(({ attempt, way }) => [attempt.file, way.changed]));
    const faults = faultsOf({ ...removal, ...changed(), ...next });
    for (const { attempt, way } of steps)
      if (attempt.take(way, ofFile(faults, attempt.file)))
        removed.push({ file: attempt.file, line: attempt.mention?.line ?? 1, text: way.text });
  }
  const overrides: Record<string, string | undefined> = { ...removal };
  for (const { file, text } of attempts) if (text !== readOverridden(root, file, removal)) overrides[file] = text;
  removed.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  return {
    overrides,
    removed: removed.map(({ file, line, text }) => `${file}:${line}: ${text}`),
    left: faultsOf(overrides),
  };
}
