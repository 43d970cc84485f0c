import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { editorSchemas } from '../../app/load/editor-schema.ts';
import { readContent } from '../../app/load/load.ts';
import { readFields, type Schema, setFields } from './record-fields.ts';

const { page, people, plans } = editorSchemas(readContent(resolve(import.meta.dirname, '../..')).names) as Record<
  string,
  Schema
>;

const team = `# Everybody
anna:
  name: Anna # short
  role: 'Head: of all'
  text: What she does,
    in two lines.

bo:
  name: Bo
`;
const fields = (schema: Schema | undefined, text: string, place: (string | number)[]) =>
  readFields(schema as Schema, text, place).map(({ path, value }) => `${path.join('.')}=${value}`);
const set = (
  text: string,
  place: (string | number)[],
  path: string,
  value: string,
  kind: 'text' | 'plain' | 'flag' = 'text',
) => setFields(text, place, [{ path: path.split('.'), value, kind }]);

it('a form has the fields that stand in the file, and those that may', () => {
  expect(fields(people, team, ['anna'])).toEqual(
    expect.arrayContaining(['name=Anna', 'role=Head: of all', 'text=What she does, in two lines.', 'photograph.alt=']),
  );
  expect(fields(plans, '- name: A\n  price: { monthly: 2, annually: 20 }\n', [0])).toEqual(
    expect.arrayContaining(['price.monthly=2', 'featured=']),
  );
  expect(fields(plans, '- name: A\n  price: { amount: 2, period: month }\n', [0])).toEqual(
    expect.arrayContaining(['price.amount=2', 'price.period=month', 'price.from=']),
  );
  const story = 'name: A\nblocks:\n  - block: story\n    side: end\n    image: { name: x, alt: y }\n';
  expect(fields(page, story, ['blocks', 0])).toEqual(
    expect.arrayContaining(['heading=', 'side=end', 'image.alt=y', 'action.to=']),
  );
  expect(fields(page, story, [])).toEqual(expect.arrayContaining(['name=A', 'footer.column=', 'unlisted=']));
});

it('a field is changed where it stands, with comments and everything else kept', () => {
  expect(set(team, ['anna'], 'name', 'Anna: B')).toBe(team.replace('Anna #', "'Anna: B' #"));
  expect(set(team, ['anna'], 'text', 'Much.')).toBe(team.replace(/What she does,\n.*/, 'Much.'));
});

it('a missing field is added below the last one, with its group', () => {
  const added = set(team, ['anna'], 'sample', 'true', 'flag');
  expect(added).toBe(team.replace('lines.\n', 'lines.\n  sample: true\n'));
  const photograph = setFields(
    team,
    ['bo'],
    [
      { path: ['photograph', 'name'], value: 'people/bo.jpg', kind: 'plain' },
      { path: ['photograph', 'alt'], value: 'Bo at #1', kind: 'text' },
    ],
  );
  expect(photograph).toBe(`${team}  photograph:\n    name: people/bo.jpg\n    alt: 'Bo at #1'\n`);
  expect(set('- { a: 1 }\n', [0], 'b.c', 'x')).toBe('- { a: 1, b: { c: x } }\n');
  expect(set('- a: 1\n  b:\n', [0], 'b', '2', 'plain')).toBe('- a: 1\n  b: 2\n');
});

it('a field without a value is removed, and so is an empty group', () => {
  expect(set(team, ['anna'], 'role', ' ')).toBe(team.replace(/ {2}role.*\n/, ''));
  expect(set('a:\n  b:\n    c: 1\n  d: 2\n', ['a'], 'b.c', '')).toBe('a:\n  d: 2\n');
  expect(set(team, ['anna'], 'photograph.alt', '')).toBe(team);
});

it('a text of a list has a form with one field, and a list has none', () => {
  const list = '- name: A\n  adds: [One, Two]\n';
  expect(fields(plans, list, [0, 'adds', 1])).toEqual(['=Two']);
  expect(setFields(list, [0, 'adds', 1], [{ path: [], value: 'a, b', kind: 'text' }])).toBe(
    "- name: A\n  adds: [One, 'a, b']\n",
  );
  expect(() => readFields(plans as Schema, list, [0, 'adds'])).toThrow('no fields');
  expect(() => readFields(plans as Schema, list, [3])).toThrow('no fields');
});

it('a list of texts that is empty or left out is begun in the form, one a line', () => {
  const list = '- name: A\n  adds: [] # none\n';
  expect(readFields(plans as Schema, list, [0])).toContainEqual({
    path: ['adds'],
    value: '',
    kind: 'list',
    choices: [],
  });
  const field = { path: ['adds'], value: 'One\n two: 2 \n\n3', kind: 'list' } as const;
  expect(setFields(list, [0], [field])).toBe("- name: A\n  adds: [One, 'two: 2', '3'] # none\n");
  expect(setFields('- name: A\n', [0], [field])).toBe("- name: A\n  adds: [One, 'two: 2', '3']\n");
});
