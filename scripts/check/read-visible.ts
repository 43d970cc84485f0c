import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Source } from '../../app/load/source.ts';
import { isLinked, type PageLink } from '../../shared/pages.ts';
import { switches } from '../../shared/site.ts';

/** Tells whether the switched-on parts of the site show a file of content/. */
function isSeen(file: string): boolean {
  const [, page] = /^content\/pages\/(.+)\.yaml$/.exec(file) ?? [];
  if (page !== undefined) return isLinked(`/${page}` as PageLink);
  if (/^content\/(?:posts|words\/blog)\.yaml$/.test(file)) return switches.blog;
  return switches.portfolio || !file.startsWith('content/projects/');
}

/** Files of content/ that visitors see; switched-off ones need no replacement. */
export const readVisible = (root: string): Source[] =>
  globSync('content/**/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .filter(isSeen)
    .map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));
