import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolder, isArticleFile } from './article-name.ts';
import { type ParseContext, type ParsedArticles, parseArticles } from './parse-articles.ts';

const listFiles = (root: string) =>
  globSync(`${articleFolder}/**/*`, { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));

/**
 * The articles of a project folder.
 * @param read gives the text of a file, by default its own
 * @param files to read, by default those of the folder
 */
export function readArticles(
  root: string,
  context: ParseContext,
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
  files = listFiles(root),
): ParsedArticles {
  const sources = files.filter(isArticleFile).map((file) => ({ file, source: read(file) }));
  const taken = parseArticles(sources, context);
  for (const file of files.filter((other) => !isArticleFile(other)))
    taken.skipped.push({
      file,
      line: 1,
      text: 'articles end with .md, .markdown or .mdx, and pictures are in content/photographs',
    });
  return taken;
}
