import { statSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsAhead } from '../site/island-scripts.ts';

/**
 * Lets a page fetch, after everything that is seen of it, the scripts of an island that it is for. Nothing of them runs
 * before the loader brings the start; it is the round trips that are saved.
 */
export function preloadScripts(client: string, html: string): string {
  const islands = scriptsAhead(client, html);
  const [, start] = / data-start="([^"]+)"/.exec(html) ?? [];
  if (islands.length === 0 || !start) return html;
  // The largest first: where only six come at a time it is the last to be whole.
  const sizeOf = (address: string) => statSync(join(client, address)).size;
  const addresses = [start, ...islands].sort((one, other) => sizeOf(other) - sizeOf(one));
  const links = addresses.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`);
  return html.replace('</body>', `${links.join('')}</body>`);
}
