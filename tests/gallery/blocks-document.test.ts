import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readNotes } from '../../scripts/site/read-notes.ts';
import { writeBlocksDocument } from './blocks-document.ts';

const root = resolve(import.meta.dirname, '../..');
/** Pages that use a block change with the owner's content. */
const withoutUsers = (text: string) => text.replace(/^Used by .*$/gm, '');

it('docs/owner/blocks.md is as the schemas are: `npm run blocks` writes it anew', () => {
  expect(withoutUsers(readFileSync(resolve(root, 'docs/owner/blocks.md'), 'utf8'))).toBe(
    withoutUsers(writeBlocksDocument(root)),
  );
});

it('docstrings are found at fields, in groups and lists, and at constants that fields are made from', () => {
  const source = `
    /** One side. */
    const side = z.strictObject({ /** Its name. */ label: text });
    const head = { /** Of the tab. */ title: text };
    /**
     * Two sides
     * of a thing.
     */
    export const schema = z.strictObject({
      ...head,
      one: side,
      /** The other. */
      two: side.optional(),
      items: list(z.strictObject({ /** Large. */ title: text, /* no docstring */ note: text })),
    });`;
  expect(readNotes(source, 'schema.ts')).toEqual({
    text: 'Two sides of a thing.',
    fields: {
      title: { text: 'Of the tab.', fields: {} },
      one: { text: 'One side.', fields: { label: { text: 'Its name.', fields: {} } } },
      two: { text: 'The other.', fields: { label: { text: 'Its name.', fields: {} } } },
      items: {
        text: undefined,
        fields: { title: { text: 'Large.', fields: {} }, note: { text: undefined, fields: {} } },
      },
    },
  });
});
