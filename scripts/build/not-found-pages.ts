import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { lightNotFoundPage, notFoundPage } from './unlisted-pages.ts';

/**
 * Puts the two not-found pages where servers and content networks look for them, and removes React Router's fallback
 * page, which would answer unknown addresses with status 200.
 */
export function placeNotFoundPages(client: string): void {
  renameSync(resolve(client, `.${lightNotFoundPage}/index.html`), resolve(client, '404-light.html'));
  renameSync(resolve(client, `.${notFoundPage}/index.html`), resolve(client, '404.html'));
  rmSync(resolve(client, `.${notFoundPage}`), { recursive: true });
  rmSync(resolve(client, '__spa-fallback.html'), { force: true });
}
