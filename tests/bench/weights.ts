import { weighPages } from '../support/page-weight.ts';

/** Weighs each page of the built site, as a Markdown table. */
export function writeWeights(client: string): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = weighPages(client).map(
    ({ page, document, fonts, pictures, scriptBefore, scriptAfter, scriptOwn }) =>
      `| ${page} | ${[document, fonts, pictures, scriptBefore, scriptAfter, scriptOwn].map(kb).join(' | ')} |`,
  );
  return [
    '# Weight of the pages',
    '',
    'Made by `npm run bench`. Kilobytes (1000 bytes) as they travel, brotli where it helps. "Before" is what loads at once;',
    '"after" comes at the first sign of use (of a form that a page is there for: once it is painted), when this is the first page;',
    '"own" is what it adds after another page. `npm run check` fails when a page grows by more than a tenth of these.',
    '',
    '| Page | Document and styles | Fonts | Pictures | Script before | Script after | Script own |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
