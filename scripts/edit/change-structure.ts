/**
 * Moves, removes and adds items of lists, fields and records in the text of a YAML file. Only ranges of the text are cut and put
 * together: comments, order, quotes and blank lines of everything else stay as they are.
 */
import { type CST, isCollection, isMap, isPair, isScalar, isSeq, type Pair, parseDocument } from 'yaml';
import { EditError } from './write-words.ts';

/** Names of fields and numbers of items, from the top of the file. */
export type Place = readonly (string | number)[];

interface Span {
  start: number;
  end: number;
}

/** A part of a group or list, with the comments that belong to it. */
interface Member extends Span {
  /** Position of its dash or name, below its comments. */
  own: number;
}

interface Members {
  all: readonly Member[];
  /** Number of the named member. */
  index: number;
  /** Has braces or brackets. */
  isFlow: boolean;
  isList: boolean;
  /** Position after the colon of the field around it; a whole file or an item of another list has none. */
  colon: number | undefined;
}

const gone = () => new EditError('The file has no such place any more. Load the page again.');
const byHand = () => new EditError('A comment is between the items of this list, on its lines. Change it in the file.');

function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  const end = found < 0 ? text.length : found;
  return text[end - 1] === '\r' ? end - 1 : end;
}
const lineStart = (text: string, from: number) => text.lastIndexOf('\n', from - 1) + 1;
const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);
const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : String(key));

/** Finds the end of a value's last word, without comments behind it. */
function endOf(text: string, node: unknown, atLeast: number): number {
  if (isPair(node)) {
    const key = (node.key as { range?: [number, number, number] }).range?.[1] ?? atLeast;
    return endOf(text, node.value, key);
  }
  if (isCollection(node) && !node.flow) return endOf(text, node.items.at(-1), atLeast);
  const { range } = Object(node) as { range?: [number, number, number] };
  if (!range || range[1] <= range[0]) return atLeast;
  return Math.max(atLeast, range[0] + text.slice(range[0], range[1]).trimEnd().length);
}

type Token = CST.CollectionItem;
const blank = ['space', 'newline', 'comment', 'comma', 'flow-seq-start', 'flow-map-start'];

function startOf({ start, key, value }: Token, isDashed: boolean): number {
  const own = start.find(({ type }) => (isDashed ? type === 'seq-item-ind' : !blank.includes(type)));
  const offset = own?.offset ?? key?.offset ?? value?.offset;
  if (offset === undefined) throw gone();
  return offset;
}

/** Comments right below an item and further to the right are its own; those right above it, in its column, too. */
function addComments(text: string, own: readonly Span[]): Member[] {
  const tails = own.map(({ start, end }, index) => {
    const next = own[index + 1]?.start ?? text.length;
    let tail = end;
    for (;;) {
      const [line = ''] = /^\r?\n([ \t]*)#[^\n]*/.exec(text.slice(tail, next)) ?? [];
      const column = line.replace(/^\r?\n/, '').indexOf('#');
      if (line === '' || column <= columnOf(text, start)) return tail;
      tail = lineEnd(text, tail + line.length);
    }
  });
  return own.map(({ start }, index) => {
    let top = start;
    const above = tails[index - 1] ?? 0;
    for (;;) {
      const line = lineStart(text, top);
      const before = lineStart(text, line - 1);
      const comment = text.slice(before, line);
      const isComment = /^[ \t]*#/.test(comment) && comment.indexOf('#') === columnOf(text, start);
      // The comment at the top of a file is about all of it.
      if (line === 0 || before < above || !isComment || text.slice(line, top).trim() !== '') break;
      top = before + comment.indexOf('#');
    }
    const isAboutFile = index === 0 && top !== start && text.slice(0, top).trim() === '';
    return { own: start, start: isAboutFile ? start : top, end: tails[index] ?? 0 };
  });
}

/** @throws Objection when the file has no such place */
function findMembers(text: string, place: Place): Members {
  const document = parseDocument(text, { keepSourceTokens: true });
  let at: unknown = document.contents;
  let colon: number | undefined;
  for (const step of place.slice(0, -1)) {
    if (!isCollection(at)) throw gone();
    const pair = isMap(at) ? at.items.find((each) => keyOf(each) === String(step)) : undefined;
    const item = isSeq(at) ? at.items[Number(step)] : undefined;
    colon = pair?.srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset;
    at = pair ? pair.value : item;
  }
  if (!isCollection(at) || !(isMap(at) || isSeq(at))) throw gone();
  const last = place.at(-1);
  const index = isMap(at) ? at.items.findIndex((each) => keyOf(each) === String(last)) : Number(last);
  const isFlow = at.flow === true;
  const isList = isSeq(at);
  const tokens = (at.srcToken as { items?: Token[] } | undefined)?.items ?? [];
  const spans = at.items.map((item, number) => {
    const token = tokens[number];
    if (!token) throw gone();
    const start = startOf(token, isList && !isFlow);
    const end = endOf(text, item, start + 1);
    return { start, end: isFlow ? end : lineEnd(text, end) };
  });
  if (!spans[index]) throw gone();
  const all = isFlow ? spans.map((span) => ({ ...span, own: span.start })) : addComments(text, spans);
  return { all, index, isFlow, isList, colon: colon === undefined ? undefined : colon + 1 };
}

const replace = (text: string, { start, end }: Span, words: string) => text.slice(0, start) + words + text.slice(end);

/** @throws Objection when a comment would be lost */
function keepComments(between: string): string {
  if (between.includes('#')) throw byHand();
  return between;
}

/**
 * Moves an item of a list or a record of a group up or down by one.
 * @throws Objection when there is nothing to change places with
 */
export function move(text: string, place: Place, to: 'up' | 'down'): string {
  const { all, index } = findMembers(text, place);
  const [first, second] = to === 'up' ? [all[index - 1], all[index]] : [all[index], all[index + 1]];
  if (!first || !second) throw new EditError(`This is the ${to === 'up' ? 'first' : 'last'} already.`);
  const between = text.slice(first.end, second.start);
  const swapped = text.slice(second.start, second.end) + between + text.slice(first.start, first.end);
  return replace(text, { start: first.start, end: second.end }, swapped);
}

/** Removes an item, a field or a record. An empty list or group remains as `[]` or `{}`. */
export function remove(text: string, place: Place): string {
  const { all, index, isFlow, isList, colon } = findMembers(text, place);
  const [before, { start, end }, after] = [all[index - 1], all[index] as Member, all[index + 1]];
  if (isFlow) {
    if (before) keepComments(text.slice(before.end, end));
    else if (after) keepComments(text.slice(start, after.start));
    return replace(text, before ? { start: before.end, end } : { start, end: after?.start ?? end }, '');
  }
  const above = text.slice(0, start).trimEnd();
  if (before) return replace(text, { start: lineEnd(text, above.length), end }, '');
  if (after) return replace(text, { start, end: end + text.slice(end).search(/\S/) }, '');
  const empty = isList ? '[]' : '{}';
  if (colon === undefined) return replace(text, { start, end }, empty);
  const without = replace(text, { start: Math.max(colon, lineEnd(text, above.length)), end }, '');
  return replace(without, { start: colon, end: colon }, ` ${empty}`);
}

/** Reads the line breaks between two members: one between items, more between blocks with blank lines. */
function readGap(text: string, { all, index }: Members): string {
  const pairs = [
    [all[index - 1], all[index]],
    [all[index], all[index + 1]],
  ];
  const gaps = pairs.flatMap(([one, other]) => (one && other ? [text.slice(one.end, other.start)] : []));
  const gap = gaps.find((each) => each.trim() === '');
  return gap?.replace(/[^\r\n]/g, '') ?? (text.includes('\r\n') ? '\r\n' : '\n');
}

/**
 * Adds below an item of a list, or a record of a group.
 * @param written its lines, unindented, dash or name included; between brackets only the value
 * @param gap line breaks in place of those that the neighbors have
 */
export function insertAfter(text: string, place: Place, written: string, gap?: string): string {
  const members = findMembers(text, place);
  const at = members.all[members.index] as Member;
  if (members.isFlow) return replace(text, { start: at.end, end: at.end }, `, ${written}`);
  const indent = ' '.repeat(columnOf(text, at.own));
  const lines = written.trimEnd().replaceAll(/^(?=.)/gm, indent);
  return replace(text, { start: at.end, end: at.end }, (gap ?? readGap(text, members)) + lines);
}

/**
 * Adds below an item a copy of it, without the comments above it.
 * @param rename makes other words of the copy
 */
export function copy(text: string, place: Place, rename = (words: string) => words): string {
  const members = findMembers(text, place);
  const { own, end } = members.all[members.index] as Member;
  const column = members.isFlow ? 0 : columnOf(text, own);
  const lines = text.slice(own, end).replaceAll(new RegExp(`^ {${column}}`, 'gm'), '');
  return insertAfter(text, place, rename(lines));
}
