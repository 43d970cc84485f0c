import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PageText, readPage } from './page-text.ts';

export const client = resolve(import.meta.dirname, '../../build/client');

export type BuiltPage = PageText & { html: string };

export const readBuiltPages = (): BuiltPage[] =>
  globSync('**/index.html', { cwd: client }).map((file) => {
    const html = readFileSync(join(client, file), 'utf8');
    return { ...readPage(`/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`, html), html };
  });
