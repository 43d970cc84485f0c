import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { schemas } from '../../app/load/blocks.ts';
import { withNames } from '../../app/load/fields.ts';
import { readContent } from '../../app/load/load.ts';
import { fillSchema } from './fill-schema.ts';

const { names: known } = readContent(resolve(import.meta.dirname, '../..'));
/** A site without a blog has no post to name. */
const names = { ...known, posts: [...known.posts, 'a-post'] };

it.each(Object.entries(schemas))('a new block %s is filled with valid content', (_, schema) => {
  const filled = fillSchema(schema, names);
  expect(withNames(names, () => schema.safeParse(filled)).error?.issues ?? []).toEqual([]);
});

it('its words are the names of its fields', () => {
  expect(fillSchema(schemas['way-on'] as never, names)).toEqual({
    text: 'Text',
    action: { label: 'Label', to: names.addresses[0] },
  });
});
