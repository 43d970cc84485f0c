import { scriptsAhead } from '../site/island-scripts.ts';

/**
 * Lets a page fetch, after everything that is seen of it, the scripts of an island that it is for. Nothing of them runs
 * before the loader brings the start; it is the round trips that are saved.
 */
export function preloadScripts(client: string, html: string): string {
  const islands = scriptsAhead(client, html);
  const [, start] = / data-start="([^"]+)"/.exec(html) ?? [];
  if (islands.length === 0 || !start) return html;
  const links = [start, ...islands].map(
    (address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`,
  );
  return html.replace('</body>', `${links.join('')}</body>`);
}
