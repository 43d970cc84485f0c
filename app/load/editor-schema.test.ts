import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv from 'ajv';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from './content-files.ts';
import { editorSchemas } from './editor-schema.ts';
import { readContent } from './load.ts';
import { smallSite, writeSite } from './small-site.ts';

const root = writeSite();
afterAll(() => rmSync(root, { recursive: true }));
const schemas = editorSchemas(readContent(root).names);
const ajv = new Ajv({ strict: false, allowUnionTypes: true });

/** Underlined places of a file in an editor. */
function underlined(schema: string, text: string): string[] {
  const validate = ajv.compile(schemas[schema] as object);
  validate(parse(text));
  return [...new Set((validate.errors ?? []).map(({ instancePath }) => instancePath))];
}
const page = smallSite['content/pages/harbour.yaml'] as string;

it('an editor underlines nothing in content that is right', () => {
  expect(underlined('page', page)).toEqual([]);
  expect(underlined('people', smallSite['content/people.yaml'] as string)).toEqual([]);
  expect(underlined('plans', smallSite['content/plans.yaml'] as string)).toEqual([]);
  expect(underlined('site', smallSite['content/site.yaml'] as string)).toEqual([]);
});

it.each([
  ['a field that is none', 'lead: We', 'leed: We', '/blocks/1'],
  ['a block that is none', 'block: named-list', 'block: named-lost', '/blocks/1/block'],
  ['a person that is none', '[jonna, emre]', '[jonna, emrah]', '/blocks/2/members/1'],
  ['a page that is none', 'to: /harbour', 'to: /harbur', '/blocks/2/links/0/to'],
])('an editor underlines %s', (_, before, after, place) => {
  expect(underlined('page', page.replace(before, after))).toContain(place);
});

it('an editor shows the notes on a block and on its fields', () => {
  const notes = { mission: { text: 'One sentence.', fields: { text: { text: 'Set large.', fields: {} } } } };
  const written = JSON.stringify(editorSchemas(readContent(root).names, notes).page);
  expect(written).toContain('"description":"One sentence."');
  expect(written).toContain('"description":"Set large."');
});

it('an editor has the schema of each file that is read', () => {
  const settings = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../.vscode/settings.json'), 'utf8'));
  const files = Object.entries(contentFiles).map(([name, patterns]) => [`./build/schemas/${name}.json`, patterns]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(files));
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(contentFiles)));
});
