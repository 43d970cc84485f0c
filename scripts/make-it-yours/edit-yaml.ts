/** Edits of YAML by ranges: comments, order, quotes and line breaks of everything else stay. */
import { isMap, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml';
import type { Path } from '../../app/load/source.ts';

/** A pair or an item, with its parent. */
interface Place {
  path: Path;
  start: number;
  /** After its last sign. */
  end: number;
}

const rangeOf = (node: unknown): readonly [number, number] => {
  const [start, end] = (node as Node).range ?? [0, 0];
  return [start, end];
};

/** Every removable part of a text, from the outside to the inside. */
export function listPlaces(text: string): Place[] {
  const places: Place[] = [];
  const walk = (node: unknown, path: Path): void => {
    const entries = isMap(node)
      ? node.items.map((pair): [PropertyKey, number, unknown] => [
          String(pair.key),
          rangeOf(pair.key)[0],
          pair.value ?? pair.key,
        ])
      : isSeq(node)
        ? node.items.map((item, index): [PropertyKey, number, unknown] => [index, rangeOf(item)[0], item])
        : [];
    for (const [step, start, value] of entries) {
      const end = start + text.slice(start, rangeOf(value)[1]).trimEnd().length;
      places.push({ path: [...path, step], start, end });
      walk(value, [...path, step]);
    }
  };
  walk(parseDocument(text).contents, []);
  return places;
}

const isWithin = (path: Path, parent: Path) =>
  path.length === parent.length + 1 && parent.every((step, index) => path[index] === step);

/** Removes a field or an item, and a group or list that would become empty. */
export function removeAt(text: string, path: Path): string {
  const places = listPlaces(text);
  const parent = path.slice(0, -1);
  const siblings = places.filter((place) => isWithin(place.path, parent));
  const index = siblings.findIndex((place) => place.path.at(-1) === path.at(-1));
  const place = siblings[index];
  if (!place) throw new Error(`there is nothing at ${path.join('.')}`);
  if (siblings.length === 1) return parent.length === 0 ? '' : removeAt(text, parent);
  const next = siblings[index + 1];
  if (next) return text.slice(0, place.start) + text.slice(next.start);
  return text.slice(0, siblings[index - 1]?.end) + text.slice(place.end);
}

/** Removes several, of which none is within another. */
export const removeAll = (text: string, paths: readonly Path[]): string =>
  paths.toReversed().reduce((rest, path) => removeAt(rest, path), text);

/** Replaces a value, or fills an empty one: a number, a text or a list of words. No words leave it empty. */
export function put(text: string, path: Path, value: string | number | boolean | readonly string[]): string {
  const document = parseDocument(text);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1));
  const found = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
  if (!found) throw new Error(`no field is called ${path.join('.')}`);
  const written =
    value === '' ? '' : Array.isArray(value) ? `[${value.join(', ')}]` : stringify(value, { lineWidth: 0 }).trim();
  const [start, end] = isScalar(found.value) && found.value.source === '' ? [0, 0] : rangeOf(found.value);
  const behind = rangeOf(found.key)[1] + 1;
  const from = end === 0 || end === start ? behind : start;
  const rest = text.slice(0, from);
  return `${written === '' ? rest.trimEnd() : rest}${from === behind && written !== '' ? ' ' : ''}${written}${text.slice(Math.max(from, end))}`;
}
