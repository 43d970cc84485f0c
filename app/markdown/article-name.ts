import { basename, dirname } from 'node:path/posix';
import { slugOf } from '../../shared/slug.ts';

/** Folder of all articles, in the project. */
export const articleFolder = 'content/articles';

/** Tells whether a file is an article. */
export const isArticleFile = (file: string): boolean => /\.(?:md|mdx|markdown)$/.test(file);

const isSlug = (name: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

/**
 * Reads the name of an article's file: the last part of its address, and with Jekyll and Docusaurus also its day,
 * `2026-03-05-prices.md`. A file called `index` has the name of its folder, as with Hugo.
 * @param file its path in the project
 */
export function readName(file: string): { slug: string; day: string | undefined; fault: string | undefined } {
  const name = basename(file).replace(/\.[^.]*$/, '');
  const folder = dirname(file);
  const [, day, rest] =
    /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name === 'index' && folder !== articleFolder ? basename(folder) : name) ?? [];
  const slug = rest ?? (name === 'index' && folder !== articleFolder ? basename(folder) : name);
  if (isSlug(slug)) return { slug, day, fault: undefined };
  const better = slugOf(slug);
  const advice = isSlug(better) ? `: call it ${better}` : '';
  return {
    slug,
    day,
    fault: `the name of the file is its address, of small letters a to z, digits and single hyphens${advice}`,
  };
}
