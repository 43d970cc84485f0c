import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { parsePage, writePage } from '../site/page-tree.ts';
import { preloadScripts } from './preload-scripts.ts';

const client = ownFolder();
mkdirSync(join(client, 'assets'));
for (const [name, code] of Object.entries({
  'contact-form-script-12345678': 'import"./notice.js"',
  'idle-form-script-12345678': 'import"./idle.js"',
  notice: '/* by far the largest of them, and of all others */',
  idle: '',
  start: '',
}))
  writeFileSync(join(client, `assets/${name}.js`), code);

const loader = '<script defer src="/loader.js" data-start="/assets/start.js"></script>';
const page = (forms: string) => `<body>${forms}${loader}</body>`;
function preload(html: string): string {
  const tree = parsePage(html);
  preloadScripts(client, tree);
  return writePage(tree);
}

it('the loader of a page with a form lists its scripts, the largest first, and none of other forms', () => {
  const html = preload(page('<form data-form="contact" data-ahead=""></form><form data-form="idle"></form>'));
  const [, ahead = ''] = /data-start="\/assets\/start.js" data-ahead="([^"]+)"/.exec(html) ?? [];
  expect(ahead.split(' ')).toEqual([
    '/assets/notice.js',
    '/assets/contact-form-script-12345678.js',
    '/assets/start.js',
  ]);
});

it('a page for reading is unchanged', () => {
  const html = page('<form data-form="idle"></form>');
  expect(preload(html)).toBe(writePage(parsePage(html)));
});
