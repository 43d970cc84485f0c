import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteFolder } from './site-folder.ts';

const removable = /^(?:art\/[^/]+|assets|assets\/photographs)\/[^/]+\.(?:svg|avif|webp|jpg|css)$/;

/** Names of pictures and styles in a text, without their folders. */
export const namedFiles = (text: string): string[] => [...new Set(text.match(/[\w-]+\.(?:svg|avif|webp|jpg|css)\b/g))];

/**
 * Removes pictures and styles that no page, script or style names: those of switched-off pages, and reserve drawings.
 * @param named by pages, without folders
 */
export function removeUnused(client: SiteFolder, named: Iterable<string>): void {
  const pictures = client.files.filter((file) => removable.test(file));
  const unnamed = new Set(pictures.map((file) => basename(file)));
  for (const name of named) unnamed.delete(name);
  for (const file of client.files)
    if (/\.(?:js|css)$/.test(file))
      for (const name of namedFiles(readFileSync(join(client.path, file), 'utf8'))) unnamed.delete(name);
  for (const file of pictures) if (unnamed.has(basename(file))) client.remove(file);
}
