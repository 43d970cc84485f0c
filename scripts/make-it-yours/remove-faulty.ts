import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../app/load/faults.ts';
import { readContent } from '../../app/load/load.ts';
import { readSource, Written } from '../../app/load/source.ts';
import { listPlaces, removeAt } from './edit-yaml.ts';

const linkInText = /\[([^\][]+)\]\((\/[^()\s]*)\)/g;

/** Texts in which links to missing pages are plain words; undefined if there are none. */
function unlink(text: string, start: number, end: number, addresses: readonly string[]): string | undefined {
  const words = text.slice(start, end);
  // A link may be broken over two lines.
  const plain = words.replace(/\[([^\][]+)\]\(\s*(\/[^()\s]*)\s*\)/g, (all, label: string, to: string) =>
    addresses.includes(to.split('#')[0] ?? '') ? all : label,
  );
  return plain === words ? undefined : text.slice(0, start) + plain + text.slice(end);
}

/** Lists removals that could mend a fault, from the smallest to the largest: link, field, item, block. */
function listWays(file: string, text: string, { line }: Fault, addresses: readonly string[]): string[] {
  const at = (offset: number) => text.slice(0, offset).split('\n').length;
  const places = listPlaces(text);
  const [deepest] = places
    .filter(({ start }) => at(start) === line)
    .sort((one, other) => other.path.length - one.path.length);
  if (!deepest) return [];
  const above = places
    .filter(({ path }) => path.every((step, index) => deepest.path[index] === step))
    .sort((one, other) => other.path.length - one.path.length);
  const removals = above.map(({ path }) => removeAt(text, path));
  const plain = unlink(text, deepest.start, deepest.end, addresses);
  if (plain === undefined) return removals;
  const value = readSource(file, text);
  const words = deepest.path.reduce<unknown>(
    (found, step) => (found as Record<PropertyKey, unknown> | undefined)?.[step],
    value.data,
  );
  const links = words instanceof Written ? [...words.words.matchAll(linkInText)].map(([, , to = '']) => to) : [];
  const isDead = links.every((to) => !addresses.includes(to.split('#')[0] ?? ''));
  const [field, ...more] = removals;
  return isDead && field !== undefined ? [field, plain, ...more] : [plain, ...removals];
}

/** Facts and records are the owner's: nothing is removed from them. */
const canLose = /^content\/(?:pages|services|templates|words)\/[^/]+\.yaml$/;

const countOf = (faults: readonly Fault[], text: string) => faults.filter((fault) => fault.text === text).length;

interface Attempt {
  file: string;
  fault: Fault;
  before: readonly Fault[];
  original: string;
  text: string;
  rest: string[];
}

/**
 * Removes everything that the loader reports, such as links to removed pages and names of removed people: of each the
 * least after which nothing else is wrong. Tries all files together, since the loader reads all of them.
 * @param root has content/, of which files are changed
 * @returns faults that no removal mends
 */
export function removeFaulty(root: string): Fault[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const ask = () => readContent(root);
  const hopeless = new Set<string>();
  let { faults, names } = ask();
  let attempts: Attempt[] = [];
  const begin = () => {
    for (const file of new Set(faults.map((fault) => fault.file))) {
      if (hopeless.has(file) || attempts.some((attempt) => attempt.file === file)) continue;
      const before = faults.filter((fault) => fault.file === file);
      const [fault] = before;
      if (!fault) continue;
      const original = read(file);
      const [text, ...rest] = canLose.test(file) ? listWays(file, original, fault, names.addresses) : [];
      if (text === undefined) hopeless.add(file);
      else attempts.push({ file, fault, before, original, text, rest });
    }
  };
  for (begin(); attempts.length > 0; begin()) {
    for (const { file, text } of attempts) write(file, text);
    ({ faults, names } = ask());
    const after = (file: string) => faults.filter((fault) => fault.file === file);
    const going: Attempt[] = [];
    for (const attempt of attempts) {
      const { file, fault, before, original, rest } = attempt;
      const now = after(file);
      const isBetter =
        countOf(now, fault.text) < countOf(before, fault.text) &&
        now.every(({ text }) => countOf(now, text) <= countOf(before, text));
      if (isBetter) continue;
      const [text, ...others] = rest;
      if (text !== undefined) going.push({ ...attempt, text, rest: others });
      else {
        write(file, original);
        hopeless.add(file);
      }
    }
    attempts = going;
  }
  return ask().faults;
}
