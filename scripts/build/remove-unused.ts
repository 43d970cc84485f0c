import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const files = '{art/*,assets,assets/photographs}/*.{svg,avif,webp,jpg,css}';

/**
 * Removes pictures and styles that no page, script or style names: those of switched-off pages, and reserve drawings.
 */
export function removeUnused(client: string): void {
  const pictures = globSync(files, { cwd: client });
  const unnamed = new Set(pictures.map((file) => basename(file)));
  // Reads one text at a time: a large site has hundreds of megabytes.
  for (const file of globSync('**/*.{html,js,css}', { cwd: client }))
    for (const [name] of readFileSync(join(client, file), 'utf8').matchAll(/[\w-]+\.(?:svg|avif|webp|jpg|css)\b/g))
      unnamed.delete(name);
  for (const file of pictures) if (unnamed.has(basename(file))) rmSync(join(client, file));
}
