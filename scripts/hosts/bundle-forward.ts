import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { BuildNotes } from '../../shared/build-notes.ts';
import { failedPath, ownerActionPath, sentPath } from '../../shared/contact-message.ts';
import { basePathOf } from '../../shared/site-url.ts';
import type { HostSite } from './host-site.ts';

const root = resolve(import.meta.dirname, '../..');

/** Addresses of the function, with `*` for all below one. */
export const forwardedPaths = (basePath: string): string[] =>
  ['/api/*', sentPath, `${ownerActionPath}/*`].map((path) => basePath + path);

/**
 * Bundles the function that hands messages on, for one host.
 * @param entry its module in server/forward
 */
export async function bundleForward(entry: string, { client, siteUrl, headers, apiUrl }: HostSite): Promise<string> {
  const { answers }: BuildNotes = JSON.parse(readFileSync(join(client, '../site.json'), 'utf8'));
  const needed = Object.fromEntries([sentPath, failedPath, ownerActionPath].map((path) => [path, answers[path]]));
  const basePath = basePathOf(siteUrl);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      FORWARD_NOTES: JSON.stringify({ apiUrl, basePath, headers, answers: needed }),
      // Read from the text of the function by some hosts.
      FORWARD_PATHS: JSON.stringify(forwardedPaths(basePath)),
      // Left as it is, for the settings at the host.
      'process.env': 'process.env',
    },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      write: false,
      ssr: resolve(root, `server/forward/${entry}.ts`),
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('The function of the host was not bundled at once.');
  return result.output[0].code;
}
