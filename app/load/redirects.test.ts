import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { loadContent } from './load.ts';
import { writeSite } from './small-site.ts';

const file = 'content/redirects.yaml';
const root = writeSite();
afterAll(() => rmSync(root, { recursive: true }));

/** Reads a small site with these redirects. */
const read = (text: string) => loadContent(root, { overrides: { [file]: text } }).redirects;

it('old addresses lead to pages and to other sites, for good or for now', () => {
  const text = `- from: /port.html
  to: /harbour#calm
- from: /cranes/*
  to: https://cranes.test/*
  kind: temporary
`;
  expect(read(text)).toEqual([
    { from: '/port.html', to: '/harbour#calm', status: 301 },
    { from: '/cranes/*', to: 'https://cranes.test/*', status: 302 },
  ]);
  expect(loadContent(root).redirects).toEqual([]);
});

it.each<[fault: string, text: string, message: string]>([
  ['no page there', '- { from: /port, to: /harbur }', ':1: there is no page `/harbur`. Did you mean `/harbour`?'],
  ['no page below', '- { from: /port/*, to: /news/* }', ':1: there is no page `/news/*`. There is: '],
  ['the address of a page', '- { from: /harbour, to: / }', ':1: `/harbour` is the address of a page: /harbour'],
  ['a group with a page', '- { from: /har*, to: / }', ':1: `/har*` is the address of a page: /harbour'],
  [
    'a line that another one covers',
    '- { from: /port/*, to: /harbour }\n- { from: /port/1, to: /harbour }',
    ':2: `/port/1` is never reached: a line above has it',
  ],
  [
    'the same line twice',
    '- { from: /port, to: /harbour }\n- { from: /port, to: /harbour }',
    ':2: `/port` is never reached: a line above has it',
  ],
  [
    'a loop',
    '- { from: /port, to: /quay }\n- { from: /quay, to: /port }',
    ':1: `/quay` is an old address itself: name the page where it leads',
  ],
  [
    'a way to itself',
    '- { from: /port/*, to: /port/new }',
    ':1: `/port/new` is an old address itself: name the page where it leads',
  ],
  [
    'the name of the site',
    '- { from: https://kestrel.test/port, to: /harbour }',
    ':1: `from` is an old address without the name of the site, such as /news.html or /news/*, not `https://kestrel.test/port`',
  ],
  [
    'a star in the middle',
    '- { from: /port/*/map, to: /harbour }',
    ':1: `from` is an old address without the name of the site, such as /news.html or /news/*, not `/port/*/map`',
  ],
  ['another host by two slashes', '- { from: /port, to: //evil.test }', ':1: `to` '],
])('%s is a fault with its line', (_, text, message) => expect(() => read(text)).toThrow(file + message));
