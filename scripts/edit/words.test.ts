import { describe, expect, it } from 'vitest';
import { findArticleWords } from './find-article-words.ts';
import { readMarks, withoutMarks, writeMark } from './marks.ts';
import { writeWords } from './write-words.ts';

it('finds the shown fields of an article and its text, not its code', () => {
  const article = '---\ntitle: "One: two"\nauthor: anna\n---\n\nA **bold** word.\n\n```js\nno(words);\n```\n';
  const found = findArticleWords(article).map(({ start, end, text }) => [article.slice(start, end), text]);
  expect(found).toEqual([['"One: two"', 'One: two'], ...['A ', 'bold', ' word.'].map((text) => [text, text])]);
});

it('numbers texts invisibly, also adjacent ones', () => {
  const text = `Words${writeMark(0)}${writeMark(1234)} and more${writeMark(7)}`;
  expect([readMarks(text), withoutMarks(text)]).toEqual([[0, 1234, 7], 'Words and more']);
});

describe('words are written in the syntax of their file', () => {
  const write = (kind: 'markdown' | 'field' | 'yaml', typed: string, text = 'By {site.name}') =>
    writeWords({ kind, text, start: 0, end: 0 }, typed);

  it.each([
    ['yaml', 'two\n lines {site.name}', "'two lines {site.name}'"],
    ['markdown', '# *a* [b] 1 < 2', '\\# \\*a\\* \\[b\\] 1 \\< 2'],
    ['markdown', '1. First', '1\\. First'],
    ['markdown', '- so', '\\- so'],
    ['markdown', '::note', '\\::note'],
    ['field', 'One: two', '"One: two"'],
    ['yaml', 'By {site.name}', "'By {site.name}'"],
    ['yaml', "{site.name}: it's #1", "'{site.name}: it''s #1'"],
  ] as const)('%s %s', (kind, typed, written) => expect(write(kind, typed)).toBe(written));

  it.each([
    ['Plain words, no', "'Plain words, no'"],
    ['Plain words; no (2022).', 'Plain words; no (2022).'],
    ['null', "'null'"],
    ['- so', "'- so'"],
    ['in\u00a02022', '"in\\_2022"'],
  ])('in YAML %s', (typed, written) =>
    expect(writeWords({ kind: 'yaml', text: 'All {people.count}', start: 0, end: 0 }, typed)).toBe(written),
  );
  it('refuses to lose a fact, and to write nothing', () => {
    expect(() => write('yaml', 'By us')).toThrow('{site.name} is missing');
    expect(() => write('yaml', '  ')).toThrow('The text is empty');
  });
});
