import { describe, expect, it } from 'vitest';
import { checkPages } from './page-faults.ts';
import { readPage } from './page-text.ts';

const title = 'A title that is of a good length';
const description = 'A description that says in a good seventy characters what this page is about.';

function page(path: string, main: string, head: { title?: string; description?: string } = {}) {
  const html = `<head><title>${head.title ?? `${title} ${path}`}</title><meta name="description" content="${head.description ?? `${description} ${path}`}"/></head><body><main>${main}</main></body>`;
  return readPage(path, html);
}

const faultsOf = (...pages: ReturnType<typeof page>[]) => checkPages(pages, ['/', '/about', '/contact']);

describe('the words of the site', () => {
  it('pass when there is nothing to mend', () => {
    const main = '<p id="here">Words</p><a href="#here">x</a> <a href="/contact#later">y</a><img alt="" src="a"/>';
    expect(faultsOf(page('/', main), page('/about', '<svg aria-hidden="true"></svg>'))).toEqual([]);
  });

  it('leave braces to code that is shown', () => {
    const code =
      '<pre data-surface="night"><code class="hljs">fn() <span>{</span>}</code></pre><p>As <code>{x}</code>.</p>';
    expect(faultsOf(page('/', code))).toEqual([]);
  });

  it('leave words alone that a space, a block or half a word sets apart', () => {
    const apart =
      '<p><b>50+</b> <span>clients</span></p><ul><li>One</li><li>Two</li></ul><p><b>Un</b>known<sup>1</sup></p>';
    expect(faultsOf(page('/', apart))).toEqual([]);
  });

  it.each([
    ['filler text', '<p>Lorem <b>ipsum</b> dolor</p>', 'filler text'],
    ['a token in braces', '<p>Call {phone} now</p>', 'a brace in visible text: Call {phone} now'],
    ['a brace in a drawing', '<svg aria-hidden="true"><text>fn() {</text></svg>', 'a brace in visible text'],
    ['a link to nowhere', '<a href="/abuot">x</a>', 'link to nowhere: /abuot'],
    ['a fragment without a place', '<a href="#learn-more">x</a>', 'no such place: #learn-more'],
    ['a picture without words', '<img src="a.svg"/>', 'picture without alternative text'],
    ['a drawing without words', '<svg viewBox="0 0 1 1"></svg>', 'picture without alternative text'],
    [
      'words with nothing between',
      '<p><b>50+</b><span>clients</span></p>',
      'words run together without styles: 50+|clients',
    ],
    ['a link without words', '<a href="/about"><svg aria-hidden="true"></svg></a>', 'link without a name: /about'],
    ['a drawing with an empty name', '<svg role="img" aria-label=""></svg>', 'picture without alternative text'],
  ])('name the page that has %s', (_, main, fault) => {
    const [line] = faultsOf(page('/about', main));
    expect(line).toContain(`/about: ${fault}`);
  });

  it.each([
    ['words', '<a href="/">Read more</a> <a href="/about"><b>Read</b> more</a>'],
    ['a label', '<a href="/">Read more</a> <a href="/about" aria-label="Read more"><svg aria-hidden="true"/></a>'],
    ['a picture', '<a href="/">Read more</a> <a href="/about"><img src="a" alt="Read more"/></a>'],
    [
      'other elements',
      '<b id="x">Read</b> <b id="y">more</b> <a href="/">Read more</a> <a href="/about" aria-labelledby="x y">Z</a>',
    ],
    [
      'what is left without hidden parts',
      '<a href="/">Read more</a> <a href="/about">Read more<i aria-hidden="true">!</i></a>',
    ],
  ])('name two links with one name and different targets from %s', (_, main) => {
    expect(faultsOf(page('/', ''), page('/about', main))).toEqual([
      '/about: links called "read more" lead to / and /about',
    ]);
  });

  it('allow one name for links with one target, or with different words for screen readers', () => {
    const hidden = '<span class="sr-only">: About us</span>';
    const main = `<a href="/">Home</a> <a href="/">HOME</a> <a href="/">More</a> <a href="/about">More${hidden}</a>`;
    expect(faultsOf(page('/', ''), page('/about', main))).toEqual([]);
  });

  it('report titles and descriptions that are short, long or used twice', () => {
    expect(faultsOf(page('/', '', { title: 'Short' }))).toEqual(['/: title has 5 characters, not 30 to 60: Short']);
    expect(faultsOf(page('/', '', { description: 'x'.repeat(161) }))[0]).toContain('description has 161 characters');
    expect(faultsOf(page('/', '', { title }), page('/about', '', { title }))).toEqual(['/about: same title as /']);
  });

  it('find a sentence of more than eight words on two pages, links inside it or not', () => {
    const sentence = 'You speak with the people who also write the code.';
    const linked = 'First. You speak with <a href="/about">the people</a> who also write the code.';
    expect(faultsOf(page('/', `<p>${sentence}</p>`), page('/about', `<p>${linked}</p>`))).toEqual([
      `/about: sentence of /: ${sentence}`,
    ]);
  });

  it('let a text of a record stand wherever the record is shown', () => {
    const record = '<article data-record="post"><p>Most of the work here is not the model at all.</p></article>';
    expect(faultsOf(page('/', record), page('/about', record))).toEqual([]);
  });
});
