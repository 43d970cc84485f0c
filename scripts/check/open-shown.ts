import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Source } from '../../app/load/source.ts';
import { isLinked, type PageLink } from '../../shared/pages.ts';
import { switches } from '../../shared/site.ts';

/** Whether a file of content/ is shown with the parts of the site that there are. */
function isSeen(file: string): boolean {
  const [, page] = /^content\/pages\/(.+)\.yaml$/.exec(file) ?? [];
  if (page !== undefined) return isLinked(`/${page}` as PageLink);
  if (/^content\/(?:posts|words\/blog)\.yaml$/.test(file)) return switches.blog;
  return switches.portfolio || !file.startsWith('content/projects/');
}

/** Files of content/ that visitors see something of; what is off nobody has to replace. */
export const openShown = (root: string): Source[] =>
  globSync('content/**/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .filter(isSeen)
    .map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));
