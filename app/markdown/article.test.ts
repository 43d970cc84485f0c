import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArticle } from './article.ts';
import { parseMarkdown } from './parse-markdown.ts';

const file = 'app/content/articles/invoices.md';
const fields = {
  title: 'How an invoice finds its way',
  date: '2026-03-05',
  author: 'anna-berg',
  category: 'Automation',
  description: 'What a machine may decide about an invoice, what it must ask, and how you notice that it was wrong.',
};

const write = (changed: Record<string, string | undefined>, body = 'Words.') =>
  `---\n${Object.entries({ ...fields, ...changed })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${body}\n`;
const read = (source: string, name = file) => readArticle(source, name, ['anna-berg']);

describe('the fields of an article', () => {
  it('are read as they stand, the slug from the name of the file', () => {
    const article = read(write({ tags: '[Business, "UI/UX"]', draft: 'true', photograph: 'a/b.jpg', alt: 'A bench' }));
    expect(article).toMatchObject({
      ...fields,
      slug: 'invoices',
      tags: ['Business', 'UI/UX'],
      isDraft: true,
      photograph: { name: 'a/b.jpg', alt: 'A bench' },
      minutes: 1,
    });
  });

  it.each([
    ['a day that does not exist', { date: '2026-02-30' }, `${file}:3: \`date\` is not a day`],
    ['a title that is too short', { title: 'Short' }, `${file}:2: \`title\` has 5 characters, not 20 to 60`],
    ['an author nobody knows', { author: 'x' }, `${file}:4: nobody in people.ts is called \`x\``],
    ['a field nobody knows', { tilte: 'x' }, `${file}:7: no field is called \`tilte\``],
    ['a missing category', { category: undefined }, `${file}:1: \`category\` is missing`],
    ['a photograph without words', { photograph: 'a.jpg' }, `${file}:7: \`photograph\` and \`alt\``],
    ['tags that are no list', { tags: 'Business' }, `${file}:7: \`tags\` is a list`],
    ['a category without a letter', { category: '???' }, `${file}:5: \`???\` has no letter or digit`],
    ['a tag without a letter', { tags: '[Data, "!"]' }, `${file}:7: \`!\` has no letter or digit`],
    ['a draft that is neither', { draft: 'maybe' }, `${file}:7: \`draft\` is true or false`],
    ['a colon in a text', { category: 'One: two' }, `${file}:5: a text with a colon in it stands between quotes`],
  ])('say which line is wrong: %s', (_, changed, message) => {
    expect(() => read(write(changed))).toThrow(message);
  });

  it('name a photograph that is there', () => {
    const source = write({ photograph: 'articles/bench.jpg', alt: 'A bench' });
    const readWith = (photographs: string[]) => readArticle(source, file, ['anna-berg'], photographs);
    expect(readWith(['articles/bench.jpg']).photograph?.name).toBe('articles/bench.jpg');
    expect(() => readWith([])).toThrow(`${file}:7: there is no photograph app/photographs/articles/bench.jpg`);
  });

  it('are needed, and a name that makes no address is refused', () => {
    expect(() => read('# Words\n')).toThrow(`${file}:1: the file begins with its fields`);
    expect(() => read(write({}), 'app/content/articles/My Post.md')).toThrow('the name of the file is its address');
  });

  it('are all told at once', () => {
    expect(() => read(write({ date: 'x', author: 'y' }))).toThrow(/invoices\.md:3: .*\n.*invoices\.md:4: /);
  });
});

describe('the words of an article', () => {
  it.each([
    ['# A title', 'the title stands in the fields'],
    ['## One\n\n#### Three', 'a heading of level 4 below one of level 2'],
    ['<b>bold</b>', 'HTML is not taken'],
    ['![](a.jpg)', 'a picture without words'],
    ['![A bench](a.jpg)', 'there is no photograph app/photographs/a.jpg'],
    ['[here](contact)', 'a link begins with /'],
    ['::chart[x]', 'no piece is called `chart`'],
    ['::figure[x]{picture="chat-conversation"}', '::figure needs alt="…"'],
    ['::figure[x]{picture="nothing" alt="x"}', 'no illustration is called `nothing`'],
    ['::note[x]', 'a note is written :::note'],
    [':::table[x]\nwords\n:::', ':::table holds one table'],
    ['```klingon\nx\n```', 'Cannot highlight as `klingon`'],
  ])('say which line cannot be shown: %s', (body, message) => {
    const { body: words } = read(write({}, body));
    expect(() => parseMarkdown(words, file)).toThrow(`${file}:`);
    expect(() => parseMarkdown(words, file)).toThrow(message);
  });

  it('keep a colon in the middle of a sentence', () => {
    expect(JSON.stringify(parseMarkdown('At a ratio of a:b, see 10:30.', file).tree)).toContain(':b');
  });

  it('of the example in the handbook can be shown', () => {
    const source = readFileSync(resolve(import.meta.dirname, '../../docs/example-article.md'), 'utf8');
    const { body } = readArticle(source.replace(/^author: .*$/m, 'author: anna-berg'), 'docs/example-article.md', [
      'anna-berg',
    ]);
    expect(parseMarkdown(body, 'docs/example-article.md').headings).toHaveLength(4);
  });
});
