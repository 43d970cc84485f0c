import { statSync } from 'node:fs';
import { join } from 'node:path';
import { preloadedScripts } from '../site/form-scripts.ts';
import { elementsOf, type PageTree } from '../site/page-tree.ts';

/**
 * Lists the scripts that the loader of a page with a form fetches ahead. None runs before its start; this only saves
 * round trips.
 */
export function preloadScripts(client: string, page: PageTree): void {
  const forms = preloadedScripts(client, page);
  const loader = elementsOf(page).find(({ attribs }) => attribs['data-start']);
  const start = loader?.attribs['data-start'];
  if (forms.length === 0 || !loader || !start) return;
  // The largest comes first: with six requests at a time it would finish last.
  const sizeOf = (address: string) => statSync(join(client, address)).size;
  const addresses = [start, ...forms].sort((one, other) => sizeOf(other) - sizeOf(one));
  loader.attribs['data-ahead'] = addresses.join(' ');
}
