/** Takes out what names something that is removed: a person, a page. */
import { isMap, isScalar, isSeq, LineCounter, parse, parseDocument } from 'yaml';
import type { Fault } from '../../app/load/faults.ts';
import { readContent } from '../../app/load/load.ts';
import { listTried, readTried, type Tried } from '../../app/load/open-content.ts';
import { type Place, remove } from './change-structure.ts';
import { Objection } from './write-words.ts';

/** More of them are not a removal but another site; each takes the loader once or more. */
const mostMentions = 40;

/** A text that names something, in its file. */
interface Mention {
  place: Place;
  line: number;
  start: number;
  end: number;
}

export interface TakenOut {
  /** Files as they would be. */
  tried: Tried;
  /** Parts that go with it, a line each: `content/pages/about.yaml:74: leela-varga in members`. */
  taken: string[];
  /** Faults that stay: whoever wrote the words has to mend them. */
  left: Fault[];
}

/**
 * @param name of a record, or the address of a page
 * @returns texts that are the name, a link to it, or have one of its facts in braces
 */
export function findMentions(text: string, name: string): Mention[] {
  const one = RegExp.escape(name);
  const names = new RegExp(`^${one}(?:#.*)?$|\\]\\(${one}(?:#[^)]*)?\\)|\\{people\\.${one}\\.`, 'i');
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines, schema: 'failsafe' });
  return [...scalarsIn(contents, [])].flatMap(({ place, value, start, end }) =>
    names.test(value) ? [{ place, line: lines.linePos(start).line, start, end }] : [],
  );
}

function* scalarsIn(node: unknown, place: Place): Generator<Omit<Mention, 'line'> & { value: string }> {
  if (isMap(node)) for (const { key, value } of node.items) yield* scalarsIn(value, [...place, String(key)]);
  if (isSeq(node)) for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...place, index]);
  if (isScalar(node) && node.range && typeof node.value === 'string')
    yield { place, value: node.value, start: node.range[0], end: node.range[1] };
}

const wordsOf = (fault: Fault) => `${fault.file}: ${fault.text}`;

/** Finds new faults; one that stands there more often than before counts for each time. */
function findNew(faults: readonly Fault[], known: readonly Fault[]): Fault[] {
  const left = Map.groupBy(known, wordsOf);
  return faults.filter((fault) => left.get(wordsOf(fault))?.pop() === undefined);
}

/** Replaces a link in a text by its words. */
function unlink(text: string, { start, end }: Mention, name: string): string {
  const link = new RegExp(`\\[([^\\][]+)\\]\\(${RegExp.escape(name)}(?:#[^)]*)?\\)`, 'g');
  return text.slice(0, start) + text.slice(start, end).replace(link, '$1') + text.slice(end);
}

/** `the block "story"`, `action of the block "story"`, `item 3 of members of the block "story"` */
function tellPlace(text: string, place: Place): string {
  const data = parse(text) as { blocks?: { block?: string }[] };
  const isBlock = place[0] === 'blocks' && typeof place[1] === 'number';
  const block = isBlock ? `the block "${data.blocks?.[Number(place[1])]?.block}"` : '';
  const within = (isBlock ? place.slice(2) : place).map((step) =>
    typeof step === 'number' ? `item ${step + 1}` : `\`${step}\``,
  );
  return [...within.reverse(), block].filter((words) => words !== '').join(' of ');
}

/** Ways to take a mention out, the smallest first: the words of a link, the text, the group or item it stands in, the block. */
function* listWays(text: string, mention: Mention, name: string): Generator<{ changed: string; told: string }> {
  const unlinked = unlink(text, mention, name);
  if (unlinked !== text) yield { changed: unlinked, told: `the link in ${tellPlace(text, mention.place)}` };
  for (let depth = mention.place.length; depth > 0; depth--) {
    const place = mention.place.slice(0, depth);
    try {
      yield { changed: remove(text, place), told: tellPlace(text, place) };
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
    }
  }
}

/**
 * Removes something and all that names it, as the loader tells.
 * @param removal the files as they are after the removal alone
 * @param name of a record, or the address of a page
 */
export function takeOut(root: string, removal: Tried, name: string): TakenOut {
  const faultsOf = (tried: Tried) => readContent(root, { tried }).faults;
  const known = faultsOf({});
  const taken: string[] = [];
  let tried = removal;
  let faults = findNew(faultsOf(tried), known);
  if (faults.length > mostMentions) return { tried, taken, left: faults };
  const files = listTried(root, 'content/**/*.yaml', removal);
  // Lines are told as the file is now: from its end to its beginning they stay what they were.
  for (const file of files.filter((each) => faults.some((fault) => fault.file === each))) {
    for (const mention of findMentions(readTried(root, file, tried) ?? '', name).reverse()) {
      const text = readTried(root, file, tried) ?? '';
      const isGone = !findMentions(text, name).some(({ start }) => start === mention.start);
      if (isGone) continue;
      for (const { changed, told } of listWays(text, mention, name)) {
        const next = { ...tried, [file]: changed };
        const nextFaults = findNew(faultsOf(next), known);
        if (nextFaults.length >= faults.length || findNew(nextFaults, faults).length > 0) continue;
        [tried, faults] = [next, nextFaults];
        taken.push(`${file}:${mention.line}: ${told}`);
        break;
      }
    }
  }
  return { tried, taken: taken.reverse(), left: faults };
}
