import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from '../ui/article/article-text.tsx';
import { parseMarkdown } from './parse-markdown.ts';

test('each cell names its column, and a table keeps its role in each layout', () => {
  const { tree } = parseMarkdown('| Name | **Age** |\n| --- | ---: |\n| Ada | 36 |\n', 'a.md');
  const html = renderToStaticMarkup(createElement(ArticleText, { tree }));
  expect(html).toContain('<table class="article-table" role="table">');
  expect(html).toMatch(/<th[^>]* role="columnheader"[^>]*><strong>Age<\/strong>/);
  expect(html).toMatch(/<td[^>]* role="cell"[^>]* data-column="Age">36/);
});

test('a table says that it has three columns or more', () => {
  const drawn = (row: string) =>
    renderToStaticMarkup(createElement(ArticleText, { tree: parseMarkdown(row, 'a.md').tree }));
  expect(drawn('| A | B | C |\n| - | - | - |\n| 1 | 2 | 3 |\n')).toContain('data-wide=""');
  expect(drawn('| A | B |\n| - | - |\n| 1 | 2 |\n')).not.toContain('data-wide');
});
