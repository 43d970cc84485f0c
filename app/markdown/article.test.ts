import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleText } from '../ui/article/article-text.tsx';
import { countWords } from './count-words.ts';
import { parseArticles, requireArticles } from './parse-articles.ts';
import { checkMarkdown, parseMarkdown } from './parse-markdown.ts';
import { toLine } from './source-fault.ts';

const file = 'content/articles/invoices.md';
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
const context = { people: ['anna-berg', 'bo-lind'], today: '2026-03-20' };
const read = (source: string, name = file, photographs?: string[]) =>
  parseArticles([{ file: name, source }], { ...context, photographs });
const take = (source: string, name = file) => requireArticles(read(source, name))[0];
const faultsIn = (source: string, name = file, photographs?: string[]) =>
  read(source, name, photographs).faults.map(toLine).join('\n');

describe('the fields of an article', () => {
  it('are read unchanged, the slug from the name of the file', () => {
    const article = take(write({ tags: '[Business, "UI/UX"]', draft: 'true', photograph: 'a/b.jpg', alt: 'A bench' }));
    const { author, ...others } = fields;
    expect(article).toMatchObject({
      ...others,
      slug: 'invoices',
      authors: [author],
      tags: ['Business', 'UI/UX'],
      state: 'draft',
      photograph: { name: 'a/b.jpg', alt: 'A bench' },
    });
  });

  it.each([
    ['a day that does not exist', { date: '2026-02-30' }, `${file}:3: \`date\` is not a day`],
    [
      'a day with slashes',
      { date: '2026/03/05' },
      `${file}:3: \`date\` is not a day such as 2026-11-20: write date: 2026-03-05`,
    ],
    ['a day in words', { date: "'Jul 08 2022'" }, 'write date: 2022-07-08'],
    ['a title that is too short', { title: 'Short' }, `${file}:2: \`title\` has 5 characters, not 20 to 60`],
    ['a short title of wide signs', { title: '办公室' }, `${file}:2: \`title\` has 6 characters (a wide one`],
    ['an author nobody knows', { author: 'x' }, `${file}:4: nobody in people.yaml is called \`x\``],
    [
      'an author by a part of the name',
      { author: 'Berg' },
      `${file}:4: nobody in people.yaml is called \`Berg\`: write anna-berg`,
    ],
    ['one author and several', { authors: '[bo-lind]' }, `${file}:7: there are \`author\` and \`authors\``],
    ['a field nobody knows', { tilte: 'x' }, `${file}:7: no field is called \`tilte\``],
    ['a missing category', { category: undefined }, `${file}:1: \`category\` is missing`],
    ['a photograph without words', { photograph: 'a.jpg' }, `${file}:7: \`photograph\` and \`alt\``],
    ['tags that are no list', { tags: 'Business, Data' }, `${file}:7: \`tags\` is a list: tags: [Business, Data]`],
    ['a category without a letter', { category: '???' }, `${file}:5: \`???\` has no letter or digit`],
    ['a tag without a letter', { tags: '[Data, "!"]' }, `${file}:7: \`!\` has no letter or digit`],
    ['a draft that is neither', { draft: 'maybe' }, `${file}:7: \`draft\` is true or false`],
    ['a field that stands twice', { tags: '[Data]\ndate: 2026-03-06' }, `${file}:8: \`date\` is in line 3 already`],
    ['a line that is no field', { tags: '[Data]\nand more' }, `${file}:8: this line is no field`],
    [
      'the day of another system',
      { date: undefined, pubDate: 'Mar 5 2026' },
      `${file}:6: \`pubDate\` is called \`date\` here: date: 2026-03-05`,
    ],
    ['a field with fields of its own', { seo: '\n  noindex: true' }, `${file}:7: leave \`seo\` out`],
  ])('say which line is wrong: %s', (_, changed, message) => {
    const faults = faultsIn(write(changed));
    expect(faults).toContain(message);
    expect(faults.split('\n')).toHaveLength(1);
  });

  it.each([
    ['Letters: what they hide from us', '"Letters: what they hide from us"'],
    ['After complaint #7 of this year', '"After complaint #7 of this year"'],
    ['"Done by noon" is no plan here', `'"Done by noon" is no plan here'`],
    ['[Update] The long last Monday', '"[Update] The long last Monday"'],
    ['{name} is no name of a customer', '"{name} is no name of a customer"'],
    ['*Every* letter has its answer', '"*Every* letter has its answer"'],
    ['&c. and what else is left out', '"&c. and what else is left out"'],
    ['!Important of all the letters', '"!Important of all the letters"'],
    ['@office and who answers letters', '"@office and who answers letters"'],
    ['`today` as the only folder here', '"`today` as the only folder here"'],
    ["'twas a quiet year for an office", `"'twas a quiet year for an office"`],
    ['%complete is the wrong number', '"%complete is the wrong number"'],
    ['> 30 percent of all the letters', '"> 30 percent of all the letters"'],
    ['- what is left of a long list -', '"- what is left of a long list -"'],
  ])('say how a title is written that YAML cannot read: %s', (title, quoted) => {
    const faults = faultsIn(write({ title }));
    expect(faults).toMatch(/^.*invoices\.md:2: `title` (?:cannot be read|ends before the #)[^\n]*$/);
    expect(faults.endsWith(`put it in quotes: title: ${quoted}`)).toBe(true);
    const text = quoted.startsWith("'") ? quoted.slice(1, -1) : JSON.parse(quoted);
    expect(take(write({ title: quoted }))?.title).toBe(text);
  });

  it('may be written over several lines, and end with a remark where they are no text', () => {
    const article = take(
      write({ title: '>\n  How a small office\n  answers in time', date: '2026-03-05 # a Thursday' }),
    );
    expect(article).toMatchObject({ title: 'How a small office answers in time', date: '2026-03-05' });
  });

  it.each(['2026-03-05T10:00:00+05:30', '2026-03-05 09:00:00 +0200'])('take of %s the day', (date) => {
    expect(take(write({ date }))?.date).toBe('2026-03-05');
  });

  it('name one author or several', () => {
    const authorsOf = (changed: Record<string, string | undefined>) => take(write(changed))?.authors;
    expect(authorsOf({})).toEqual(['anna-berg']);
    expect(authorsOf({ author: undefined, authors: '[bo-lind, anna-berg]' })).toEqual(['bo-lind', 'anna-berg']);
    expect(authorsOf({ author: undefined, authors: 'bo-lind' })).toEqual(['bo-lind']);
  });

  it('take tags of one address for one', () => {
    expect(take(write({ tags: '["small office", Small-Office, AI, ai]' }))?.tags).toEqual(['small office', 'AI']);
  });

  it('take a title of ten Chinese signs', () => {
    expect(take(write({ title: '小办公室如何当天回信' }))?.title).toBe('小办公室如何当天回信');
  });

  it('let an article wait for its day, and no longer', () => {
    const states = ['2026-03-19', '2026-03-20', '2026-03-21'].map((date) => take(write({ date }))?.state);
    expect(states).toEqual(['public', 'public', 'waiting']);
  });

  it('name a photograph that is there', () => {
    const source = write({ photograph: 'articles/bench.jpg', alt: 'A bench' });
    expect(faultsIn(source, file, ['articles/bench.jpg'])).toBe('');
    expect(faultsIn(source, file, [])).toBe(`${file}:7: there is no photograph content/photographs/articles/bench.jpg`);
  });

  it('are required, with a beginning and an end', () => {
    expect(faultsIn('# Words\n')).toContain(`${file}:1: the file begins with its fields`);
    expect(faultsIn('---\ntitle: One\n\nWords\n')).toBe(
      `${file}:1: the fields have no end: write a line of --- below the last of them`,
    );
  });

  it('are named for all files at once', () => {
    const wrong = write({ date: 'x', author: 'y' });
    const sources = ['b.md', 'a.md'].map((name) => ({ file: name, source: wrong }));
    expect(parseArticles(sources, context).faults.map(({ file: name, line }) => `${name}:${line}`)).toEqual([
      'a.md:3',
      'a.md:4',
      'b.md:3',
      'b.md:4',
    ]);
  });
});

describe('the file of an article', () => {
  const folder = 'content/articles';

  it.each([
    ['invoices.markdown', 'invoices', '2026-03-05'],
    ['invoices.mdx', 'invoices', '2026-03-05'],
    ['2026/march/invoices.md', 'invoices', '2026-03-05'],
    ['invoices/index.md', 'invoices', '2026-03-05'],
    ['2024-01-02-invoices.md', 'invoices', '2026-03-05'],
  ])('%s has the address %s', (name, slug, date) => {
    expect(take(write({}), `${folder}/${name}`)).toMatchObject({ slug, date });
  });

  it.each(['2024-01-02-invoices.md', '2024-01-02-invoices/index.md'])(
    '%s has its day in its name, where its fields have none',
    (name) => {
      expect(take(write({ date: undefined }), `${folder}/${name}`)).toMatchObject({
        slug: 'invoices',
        date: '2024-01-02',
      });
    },
  );

  it('is named by its address, with a better name', () => {
    expect(faultsIn(write({}), `${folder}/My_Post.md`)).toMatch(
      /My_Post\.md:1: the name of the file .*: call it my-post$/,
    );
    expect(faultsIn(write({}), `${folder}/办公室.md`)).toMatch(/:1: the name of the file .* hyphens$/);
  });

  it('shares its address with no other', () => {
    const sources = ['a/notes.md', '2026-01-02-notes.markdown'].map((name) => ({
      file: `${folder}/${name}`,
      source: write({}),
    }));
    const faults = parseArticles(sources, context).faults.map(toLine).join();
    expect(faults).toMatch(/notes\.md:1: \/blog\/notes is the address of .*2026-01-02-notes\.markdown already/);
  });

  it('is read the same with a byte order mark and with the line ends of Windows', () => {
    const plain = take(write({}));
    expect(take(`\uFEFF${write({})}`)).toEqual(plain);
    expect(take(write({}).replaceAll('\n', '\r\n'))).toEqual(plain);
  });

  it.each([
    ['Latin letters of one byte', Buffer.from(write({}, 'A caf\u00e9'), 'latin1'), 9],
    ['letters of two bytes', Buffer.from(`\uFEFF${write({})}`, 'utf16le'), 1],
  ])('is refused where it is not UTF-8: %s', (_, bytes, line) => {
    expect(faultsIn(bytes.toString('utf8'))).toBe(
      `${file}:${line}: this is not UTF-8: save the file again with the encoding UTF-8`,
    );
  });

  it.each([
    ['<Chart rows={1} />', 'the component <Chart>'],
    ["import a from './a';", 'a line of program'],
    ['export const a = 1;', 'a line of program'],
    ['It is {1 + 1}.', 'a value in braces'],
  ])('of MDX is skipped, and named, if it has %s', (body, what) => {
    const { skipped, articles } = read(write({}, body), `${folder}/a.mdx`);
    expect(articles).toEqual([]);
    expect(skipped.map(toLine).join()).toContain(`a.mdx:9: ${what}`);
  });

  it('of MDX may hold remarks', () => {
    expect(take(write({}, 'One {/* of\nthem */} two.'), `${folder}/a.mdx`)?.body).toContain('One \n two.');
  });
});

describe('the words of an article', () => {
  it.each([
    ['# A title', 'the title is in the fields'],
    ['## One\n\n#### Three', 'a heading of level 4 below one of level 2'],
    ['<b>bold</b>', 'HTML is not supported'],
    ['![](a.jpg)', 'the picture has no alternative text'],
    ['![A bench](a.jpg)', 'there is no photograph content/photographs/a.jpg'],
    ['[here](contact)', 'a link begins with /'],
    ['::chart[x]', 'no piece is called `chart`'],
    ['::figure[x]{picture="chat-conversation"}', '::figure needs alt="…"'],
    ['::figure[x]{picture="nothing" alt="x"}', 'no illustration is called `nothing`'],
    ['::note[x]', 'a note is written :::note'],
    [':::table[x]\nwords\n:::', ':::table holds one table'],
    ['{% include a.html %}', '`{% include a.html %}` belongs to another system'],
    ['{{< figure src="a.jpg" >}}', 'belongs to another system'],
    [':::warning\nwords\n:::', 'what is set apart is written :::note[heading]'],
    [':::note Heading\nwords\n:::', 'a piece is written as :::note[heading]'],
    ['> [!NOTE]\n> words', '`[!NOTE]` is written :::note[heading]'],
    ['[there](../other-one.md)', 'the article `../other-one.md` is at /blog/other-one'],
    ['[there](http://example.org)', 'a link begins with /'],
  ])('say which line cannot be shown: %s', (body, message) => {
    const words = take(write({}, body))?.body ?? '';
    expect(() => parseMarkdown(words, file)).toThrow(new RegExp(`^${file}:\\d+: `));
    expect(() => parseMarkdown(words, file)).toThrow(message);
  });

  it('keep a colon in the middle of a sentence', () => {
    expect(JSON.stringify(parseMarkdown('At a ratio of a:b, see 10:30.', file).tree)).toContain(':b');
  });

  it('of the example in the handbook can be shown', () => {
    const source = readFileSync(resolve(import.meta.dirname, '../../docs/owner/example-article.md'), 'utf8');
    const body =
      take(source.replace(/^author: .*$/m, 'author: anna-berg'), 'docs/owner/example-article.md')?.body ?? '';
    expect(parseMarkdown(body, 'docs/owner/example-article.md').headings).toHaveLength(4);
  });

  const htmlOf = (body: string) =>
    renderToStaticMarkup(createElement(ArticleText, { tree: parseMarkdown(body, file).tree }));

  it.each(['www.example.org', 'http://localhost:3000', '<http://localhost:3000>'])(
    'keep %s in a sentence as text',
    (address) => {
      const html = htmlOf(`Ask ${address} or nobody.`);
      expect(html).toContain(`<p>Ask ${address.replace(/[<>]/g, '')} or nobody.</p>`);
    },
  );

  it('leave out remarks of HTML', () => {
    expect(htmlOf('One <!-- more --> two.\n\n<!-- truncate -->\n\nThree.')).not.toMatch(/more|truncate/);
  });

  it('name the box of a task by its words, without those of the tasks below it', () => {
    const html = htmlOf('- [ ] Open **the** letters\n  - [x] Answer them\n');
    const boxes = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => [
      /aria-label="([^"]*)"/.exec(box)?.[1],
      /checked/.test(box),
    ]);
    expect(boxes).toEqual([
      ['Open the letters', false],
      ['Answer them', true],
    ]);
  });

  it('show code of an unknown language without colors, and warn', () => {
    const { faults, warnings } = checkMarkdown('Words\n\n```klingon\nx\n```\n', file);
    expect(faults).toEqual([]);
    expect(warnings.map(toLine)).toEqual([
      `${file}:3: the language \`klingon\` of this code is not known: it is shown without colors`,
    ]);
    expect(htmlOf('```klingon\nx\n```')).toContain('<code>x');
  });

  it.each([
    ['solidity', 'contract A { uint256 x; }'],
    ['dockerfile', 'FROM debian'],
    ['nginx', 'server { listen 80; }'],
    ['hcl', 'resource "a" "b" { c = "d" }'],
    ['tf', 'resource "a" "b" { c = "d" }'],
    ['powershell', 'Get-Item -Path "a"'],
    ['ps1', 'Get-Item -Path "a"'],
    ['protobuf', 'message A { string b = 1; }'],
    ['toml', 'a = "b"'],
    ['jsonc', '{ "a": 1 }'],
    ['vue', '<p class="a">b</p>'],
    ['elixir', 'def a, do: 1'],
    ['js{1,3}', 'const a = 1;'],
    ['JavaScript', 'const a = 1;'],
  ])('color code in %s', (language, code) => {
    expect(htmlOf(`\`\`\`${language}\n${code}\n\`\`\``)).toMatch(/<span class="hljs-/);
  });

  it.each([
    'text',
    'txt',
    'plain',
    'plaintext',
    'none',
    'output',
    'log',
    'csv',
    'mermaid',
    'console',
    'shell',
    'env',
    'dotenv',
    'asm',
    'wasm',
    'zig',
    'promql',
    'prometheus',
    'caddyfile',
    'liquid',
    'handlebars',
    'math',
    'regex',
    'astro',
    'svelte',
    'mdx',
    'fish',
  ])('show code in %s without a warning', (language) => {
    expect(checkMarkdown(`\`\`\`${language}\nx\n\`\`\`\n`, file)).toEqual({ faults: [], warnings: [] });
  });
});

it('words are counted also without blanks between them', () => {
  expect(countWords("It's a short one, isn't it?")).toBe(6);
  expect(countWords('小办公室每天都会收到很多来信。')).toBeGreaterThan(5);
});
