import { statSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsAhead } from '../site/form-scripts.ts';

/**
 * Tells the loader of a page that is there for a form what it may fetch before anybody uses it. Nothing of it runs before the
 * start does; it is the round trips that are saved.
 */
export function preloadScripts(client: string, html: string): string {
  const forms = scriptsAhead(client, html);
  const [told, start] = / data-start="([^"]+)"/.exec(html) ?? [];
  if (forms.length === 0 || !told || !start) return html;
  // The largest first: where only six come at a time it is the last to be whole.
  const sizeOf = (address: string) => statSync(join(client, address)).size;
  const addresses = [start, ...forms].sort((one, other) => sizeOf(other) - sizeOf(one));
  return html.replace(told, `${told} data-ahead="${addresses.join(' ')}"`);
}
