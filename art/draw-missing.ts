import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Content } from '../app/load/load.ts';
import { drawArt } from './draw.ts';

/**
 * Draws again if a person has no portrait or a post no cover: the record is new.
 * @param watcher of the picture server, which lists public/ at its start and needs events for later files
 */
export function drawMissing(
  root: string,
  { people, posts }: Pick<Content, 'people' | 'posts'>,
  watcher: ViteDevServer['watcher'],
): void {
  const names = [
    ...Object.keys(people).map((slug) => `people/${slug}`),
    ...posts.filter(({ photograph }) => !photograph).map(({ slug }) => `covers/${slug}`),
  ];
  const missing = names.map((name) => join(root, `public/art/${name}.svg`)).filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  drawArt(root);
  for (const file of missing) watcher.emit('add', file);
}
