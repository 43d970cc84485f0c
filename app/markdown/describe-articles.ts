import type { Article } from './article.ts';
import type { ParsedArticles } from './parse-articles.ts';
import { type Diagnostic, toLine } from './source-fault.ts';

const paragraph = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];

const waits = ({ file, date }: Article) => `${file}: until ${date}`;
const format = (remarks: readonly Diagnostic[]) => remarks.map(toLine);

/** Messages of a build about articles that it can show; empty if there are none. */
export const describeArticles = ({ articles, warnings, skipped }: Omit<ParsedArticles, 'faults'>): string =>
  [
    ...paragraph(
      'These articles wait. A build on their day, or later, shows them:',
      articles.filter(({ state }) => state === 'waiting').map(waits),
    ),
    ...paragraph('These lines may look different from what you expect:', format(warnings)),
    ...paragraph('These files were skipped:', format(skipped)),
  ].join('\n');
