import { statSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsAhead } from '../site/form-scripts.ts';
import { elementsOf, type PageTree } from '../site/page-tree.ts';

/**
 * Tells the loader of a page that is there for a form what it may fetch before anybody uses it. Nothing of it runs before the
 * start does; it is the round trips that are saved.
 */
export function preloadScripts(client: string, page: PageTree): void {
  const forms = scriptsAhead(client, page);
  const loader = elementsOf(page).find(({ attribs }) => attribs['data-start']);
  const start = loader?.attribs['data-start'];
  if (forms.length === 0 || !loader || !start) return;
  // The largest first: where only six come at a time it is the last to be whole.
  const sizeOf = (address: string) => statSync(join(client, address)).size;
  const addresses = [start, ...forms].sort((one, other) => sizeOf(other) - sizeOf(one));
  loader.attribs['data-ahead'] = addresses.join(' ');
}
