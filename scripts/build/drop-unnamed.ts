import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const files = '{art/*,assets,assets/photographs}/*.{svg,avif,webp,jpg,css}';

/** Removes pictures and styles that no page, script or style names: those of pages that are switched off, and what is drawn in reserve. */
export function dropUnnamed(client: string): void {
  const texts = globSync('**/*.{html,js,css}', { cwd: client }).map((file) => readFileSync(join(client, file), 'utf8'));
  const named = new Set(texts.join('\n').match(/[\w-]+\.(?:svg|avif|webp|jpg|css)\b/g));
  for (const file of globSync(files, { cwd: client })) if (!named.has(basename(file))) rmSync(join(client, file));
}
