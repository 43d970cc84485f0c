import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { preloadScripts } from './preload-scripts.ts';

const client = ownFolder();
mkdirSync(join(client, 'assets'));
for (const [name, code] of Object.entries({
  'hydrate-island-12345678': 'import"./react.js"',
  'contact-form-12345678': 'import"./react.js"',
  'search-form-12345678': 'import"./search.js"',
  react: '/* by far the largest of them */',
  search: '',
  start: 'import("./later.js")',
}))
  writeFileSync(join(client, `assets/${name}.js`), code);

const loader = '<script async src="/loader.js" data-start="/assets/start.js"></script>';
const page = (islands: string) => `<body>${islands}${loader}</body>`;

it('the loader of a page that is there for a form is told its scripts, the largest first, and nothing of other islands', () => {
  const html = preloadScripts(
    client,
    page('<div data-island="contact-form" data-ahead=""></div><div data-island="search-form"></div>'),
  );
  const [, ahead = ''] = /data-start="\/assets\/start.js" data-ahead="([^"]+)"/.exec(html) ?? [];
  expect(ahead.split(' ')).toEqual([
    '/assets/react.js',
    '/assets/start.js',
    '/assets/hydrate-island-12345678.js',
    '/assets/contact-form-12345678.js',
  ]);
});

it('a page that is read first is left as it is', () => {
  const html = page('<div data-island="search-form"></div>');
  expect(preloadScripts(client, html)).toBe(html);
});
