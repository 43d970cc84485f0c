import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkMarkdown } from './parse-markdown.ts';
import { toLine } from './source-fault.ts';
import { takeArticles } from './take-articles.ts';
import { tellArticles } from './tell-articles.ts';

const folder = resolve(import.meta.dirname, 'fixtures');

it('of articles in the manner of Astro, Docusaurus, Hugo, Jekyll and Next, all that is wrong is told at once, with the way out', async () => {
  const files = globSync('*/**/*.{md,markdown,mdx}', { cwd: folder });
  const sources = files.map((file) => ({
    file: `content/articles/${file.replaceAll('\\', '/')}`,
    source: readFileSync(resolve(folder, file), 'utf8'),
  }));
  const people = ['asha-mehra', 'tomas-ferre'];
  const taken = takeArticles(sources, { people, today: '2026-03-20', photographs: [], checkWords: checkMarkdown });
  const told = [
    `${taken.faults.map(toLine).join('\n')}\n`,
    `${tellArticles(taken)}\n`,
    `Taken as they stand:\n${taken.articles.map(({ file, slug, date }) => `  ${file}: /blog/${slug}, ${date}`).join('\n')}\n`,
  ].join('\n');
  expect(sources).toHaveLength(16);
  await expect(told).toMatchFileSnapshot(resolve(folder, 'told.txt'));
});
