import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, readArticle } from './article.ts';

/**
 * The articles of a project folder, for what runs without Vite.
 * @param authors slugs of all people
 */
export const readArticles = (root: string, authors: readonly string[], { withDrafts = false } = {}): Article[] =>
  globSync('app/content/articles/*.md', { cwd: root })
    .map((file) => readArticle(readFileSync(join(root, file), 'utf8'), file.replaceAll('\\', '/'), authors))
    .filter(({ isDraft }) => withDrafts || !isDraft);
