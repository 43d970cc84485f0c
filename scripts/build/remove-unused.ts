import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const files = '{art/*,assets,assets/photographs}/*.{svg,avif,webp,jpg,css}';

/** Names of pictures and styles in a text, without their folders. */
export const namedFiles = (text: string): string[] => [...new Set(text.match(/[\w-]+\.(?:svg|avif|webp|jpg|css)\b/g))];

/**
 * Removes pictures and styles that no page, script or style names: those of switched-off pages, and reserve drawings.
 * @param named by pages, without folders
 */
export function removeUnused(client: string, named: Iterable<string>): void {
  const pictures = globSync(files, { cwd: client });
  const unnamed = new Set(pictures.map((file) => basename(file)));
  for (const name of named) unnamed.delete(name);
  for (const file of globSync('**/*.{js,css}', { cwd: client }))
    for (const name of namedFiles(readFileSync(join(client, file), 'utf8'))) unnamed.delete(name);
  for (const file of pictures) if (unnamed.has(basename(file))) rmSync(join(client, file));
}
