import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copy, insertAfter, move, type Place, remove } from './change-structure.ts';

const page = `# About this page
name: 'A page' # short
blocks:
  # the opening
  - block: hero
    heading: "One" # big
    # a note within

  # alone between blank lines

  # the second
  - block: faq
    items: [one, 'two', three]

  - block: way-on
    text: Go on,
      and on.
`;

describe('blocks of a page', () => {
  it('change places with their comments, and separate comments stay', () => {
    const moved = `# About this page
name: 'A page' # short
blocks:
  # the second
  - block: faq
    items: [one, 'two', three]

  # alone between blank lines

  # the opening
  - block: hero
    heading: "One" # big
    # a note within

  - block: way-on
    text: Go on,
      and on.
`;
    expect(move(page, ['blocks', 0], 'down')).toBe(moved);
    expect(move(page, ['blocks', 1], 'up')).toBe(moved);
    expect(move(moved, ['blocks', 0], 'down')).toBe(page);
  });

  it('move no further than to the beginning and to the end', () => {
    expect(() => move(page, ['blocks', 0], 'up')).toThrow('the first already');
    expect(() => move(page, ['blocks', 2], 'down')).toThrow('the last already');
  });

  it('are removed at the beginning, in the middle and at the end', () => {
    expect(remove(page, ['blocks', 0])).toBe(
      page.replace(/ {2}# the opening[\s\S]*?a note within\n\n {2}(?=# alone)/, '  '),
    );
    expect(remove(page, ['blocks', 1])).toBe(page.replace(/\n {2}# the second[\s\S]*?three\]\n/, ''));
    expect(remove(page, ['blocks', 2])).toBe(page.replace(/\n {2}- block: way-on[\s\S]*on\.\n/, ''));
  });

  it('are added below another, with the blank line that stands between blocks', () => {
    const added = insertAfter(page, ['blocks', 1], '- block: story\n  heading: New\n');
    expect(added).toBe(page.replace('three]\n', 'three]\n\n  - block: story\n    heading: New\n'));
    expect(remove(added, ['blocks', 2])).toBe(page);
    expect(insertAfter(page.trimEnd(), ['blocks', 2], '- block: story')).toBe(`${page}\n  - block: story`);
  });
});

describe('items of a list', () => {
  it('on one line are moved, removed and copied', () => {
    const items = (change: (place: Place) => string) => /items: (.*)/.exec(change(['blocks', 1, 'items', 1]))?.[1];
    expect(items((place) => move(page, place, 'up'))).toBe("['two', one, three]");
    expect(items((place) => remove(page, place))).toBe('[one, three]');
    expect(items((place) => copy(page, place))).toBe("[one, 'two', 'two', three]");
    expect(remove('members: [a, b]\n', ['members', 0])).toBe('members: [b]\n');
    expect(remove('members: [ a, b, ]\n', ['members', 1])).toBe('members: [ a, ]\n');
    expect(remove('members: [a] # who\n', ['members', 0])).toBe('members: [] # who\n');
    expect(remove('links:\n  - { label: A, to: /a }\n', ['links', 0, 'to'])).toBe('links:\n  - { label: A }\n');
  });

  it('leave an empty list where they were the last', () => {
    expect(remove('items: # none\n  # gone\n  - a\nnext: 1\n', ['items', 0])).toBe('items: [] # none\nnext: 1\n');
    expect(remove('items:\n- a\n', ['items', 0])).toBe('items: []\n');
    expect(remove('# head\n- a\n', [0])).toBe('# head\n[]\n');
    expect(remove('a: 1\n', ['a'])).toBe('{}\n');
  });

  it('keep texts of several lines, and lines below them', () => {
    const list = 'items:\n  - a: |\n      one\n\n      two\n  - b: >-\n      three\n\nend: 1\n';
    expect(move(list, ['items', 0], 'down')).toBe(
      'items:\n  - b: >-\n      three\n  - a: |\n      one\n\n      two\n\nend: 1\n',
    );
    expect(copy(list, ['items', 1])).toBe(list.replace('three\n', 'three\n  - b: >-\n      three\n'));
  });

  it('with comments on their own lines between brackets are left to an editor', () => {
    const list = 'items: [\n  a, # one\n  b,\n]\n';
    expect(() => remove(list, ['items', 1])).toThrow('Change it in the file');
  });

  it('keep the breaks of lines of the file', () => {
    const list = 'items:\r\n  - a\r\n  - b # x\r\n';
    expect(move(list, ['items', 0], 'down')).toBe('items:\r\n  - b # x\r\n  - a\r\n');
    expect(remove(list, ['items', 1])).toBe('items:\r\n  - a\r\n');
    expect(copy('items:\r\n  - a\r\n', ['items', 0])).toBe('items:\r\n  - a\r\n  - a\r\n');
  });
});

describe('fields and records', () => {
  const people = '# All\n\n# first\nanna:\n  name: Anna\n\nbo:\n  name: Bo # short\n';
  it('are removed by their names', () => {
    expect(remove(people, ['anna'])).toBe('# All\n\nbo:\n  name: Bo # short\n');
    expect(remove(people, ['bo'])).toBe('# All\n\n# first\nanna:\n  name: Anna\n');
    expect(remove('- a: 1 # x\n  # on b\n  b: 2\n', [0, 'a'])).toBe('- # on b\n  b: 2\n');
    expect(remove('- a: 1\n  b:\n    - 2\n  c:\n', [0, 'b'])).toBe('- a: 1\n  c:\n');
  });
  it('are copied under another name', () => {
    expect(copy(people, ['anna'], (words) => words.replace('anna:', 'new:'))).toBe(
      people.replace('Anna\n', 'Anna\n\nnew:\n  name: Anna\n'),
    );
  });
  it('that do not exist are named', () => {
    expect(() => remove(people, ['cleo'])).toThrow('no such place');
    expect(() => remove(people, ['anna', 'name', 0])).toThrow('no such place');
  });
});

/** Every list of a value, by its place. */
function listsIn(value: unknown, place: Place = []): [Place, unknown[]][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    listsIn(each, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [[place, value], ...inner] : inner;
}
const at = (value: unknown, place: Place) =>
  place.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);

const root = resolve(import.meta.dirname, '../..');
it.each(globSync('content/pages/*.yaml', { cwd: root }).sort().slice(0, 3))(
  'every item of %s is moved, removed and copied, and everything else keeps its meaning',
  (file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    for (const [place, items] of listsIn(parse(text)))
      for (const [index, item] of items.entries()) {
        const after = (changed: string) => at(parse(changed), place);
        expect(after(remove(text, [...place, index]))).toEqual(items.toSpliced(index, 1));
        const copied = copy(text, [...place, index]);
        expect(after(copied)).toEqual(items.toSpliced(index, 0, item));
        expect(remove(copied, [...place, index + 1])).toBe(text);
        if (index + 1 === items.length) continue;
        const moved = move(text, [...place, index], 'down');
        expect(after(moved)).toEqual(items.toSpliced(index, 2, items[index + 1], item));
        expect(move(moved, [...place, index], 'down')).toBe(text);
      }
  },
);
