import type { Article } from './article.ts';
import { type Remark, toLine } from './source-fault.ts';
import type { TakenArticles } from './take-articles.ts';

const paragraph = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];

const waits = ({ file, date }: Article) => `${file}: until ${date}`;
const tell = (remarks: readonly Remark[]) => remarks.map(toLine);

/** Messages of a build about articles that it can show; empty if there are none. */
export const tellArticles = ({ articles, warnings, passedOver }: Omit<TakenArticles, 'faults'>): string =>
  [
    ...paragraph(
      'These articles wait. A build on their day, or later, shows them:',
      articles.filter(({ state }) => state === 'waiting').map(waits),
    ),
    ...paragraph('These lines are shown otherwise than they may be meant:', tell(warnings)),
    ...paragraph('These files were passed over:', tell(passedOver)),
  ].join('\n');
