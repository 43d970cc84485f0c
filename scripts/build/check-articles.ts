import { join } from 'node:path';
import { describeArticles } from '../../app/markdown/describe-articles.ts';
import { requireArticles } from '../../app/markdown/parse-articles.ts';
import { readArticles } from '../../app/markdown/read-articles.ts';
import { hashOfCode, KeptFiles } from '../../art/kept-files.ts';

/**
 * Checks all articles, and prints waiting articles, doubtful markup, and files that are no article. Call it after the
 * pictures are drawn and the photographs encoded: articles name them.
 * @param people names of their records
 * @param today as `2026-11-20`
 * @returns the day of the first article that waits, if any does
 * @throws SourceFault with all that is wrong in all files
 */
export async function checkArticles(
  root: string,
  people: readonly string[],
  today: string,
): Promise<string | undefined> {
  const { checkMarkdown } = await import('../../app/markdown/parse-markdown.ts');
  const { default: photographs } = await import('../../app/photographs/index.json', { with: { type: 'json' } });
  const names = Object.keys(photographs);
  const sources = ['app/markdown/**/*.ts', 'app/art/files/index.json', 'shared/**/*.{ts,json}'];
  const kept = new KeptFiles(join(root, 'build/cache/articles'), hashOfCode(sources, names));
  const checkWords = (body: string, file: string): ReturnType<typeof checkMarkdown> =>
    JSON.parse(kept.take(`${file}\n${body}`, () => JSON.stringify(checkMarkdown(body, file)), 'json'));
  const taken = readArticles(root, { people, today, photographs: names, checkWords });
  kept.prune();
  const messages = describeArticles(taken);
  if (messages) console.log(messages);
  return requireArticles(taken)
    .filter(({ state }) => state === 'waiting')
    .map(({ date }) => date)
    .sort()[0];
}
