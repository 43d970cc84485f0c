import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolder, isArticleFile } from './article-name.ts';
import { type TakeContext, type TakenArticles, takeArticles } from './take-articles.ts';

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
  context: TakeContext,
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
  files = listFiles(root),
): TakenArticles {
  const sources = files.filter(isArticleFile).map((file) => ({ file, source: read(file) }));
  const taken = takeArticles(sources, context);
  for (const file of files.filter((other) => !isArticleFile(other)))
    taken.passedOver.push({
      file,
      line: 1,
      text: 'articles end with .md, .markdown or .mdx, and pictures stand in content/photographs',
    });
  return taken;
}
