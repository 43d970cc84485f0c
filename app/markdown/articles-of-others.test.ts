import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { describeArticles } from './describe-articles.ts';
import { parseArticles } from './parse-articles.ts';
import { checkMarkdown } from './parse-markdown.ts';
import { toLine } from './source-fault.ts';

const folder = resolve(import.meta.dirname, 'fixtures');

it('reading articles of Astro, Docusaurus, Hugo, Jekyll and Next, names every fault at once with its solution', async () => {
  const files = globSync('*/**/*.{md,markdown,mdx}', { cwd: folder });
  const sources = files.map((file) => ({
    file: `content/articles/${file.replaceAll('\\', '/')}`,
    source: readFileSync(resolve(folder, file), 'utf8'),
  }));
  const people = ['asha-mehra', 'tomas-ferre'];
  const taken = parseArticles(sources, { people, today: '2026-03-20', photographs: [], checkWords: checkMarkdown });
  const faults = [
    `${taken.faults.map(toLine).join('\n')}\n`,
    `${describeArticles(taken)}\n`,
    `Taken as they stand:\n${taken.articles.map(({ file, slug, date }) => `  ${file}: /blog/${slug}, ${date}`).join('\n')}\n`,
  ].join('\n');
  expect(sources).toHaveLength(16);
  await expect(faults).toMatchFileSnapshot(resolve(folder, 'faults.txt'));
});
