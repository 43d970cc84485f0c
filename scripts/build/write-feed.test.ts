import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { SiteFolder } from './site-folder.ts';
import { writeFeed } from './write-feed.ts';

const article = (
  headline: string,
  date: string,
  more: { section?: string; description?: string; slug?: string; words?: string } = {},
) => ({
  file: `${date}.html`,
  words: more.words ?? '<p>Words</p>',
  pathname: `/blog/${more.slug ?? date}`,
  description: more.description ?? 'About it',
  subject: {
    type: 'BlogPosting' as const,
    headline,
    date,
    section: more.section ?? 'Data',
    authors: [{ name: 'Ada "A" & Söhne <ß>' }, { name: 'Bo' }],
  },
});

function feedOf(...articles: ReturnType<typeof article>[]): string {
  const client = new SiteFolder(ownFolder());
  for (const { file, words } of articles) client.write(file, `<div class="prose">${words}</div>`);
  writeFeed(client, articles, 'https://www.example.com', 'Kestrel: blog');
  return readFileSync(join(client.path, 'feed.xml'), 'utf8');
}

/** Text that feed readers show for HTML in the feed. */
const shownOf = (name: string, feed: string) =>
  [...feed.matchAll(new RegExp(`<${name} type="html"><!\\[CDATA\\[(.*?)\\]\\]></${name}>`, 'gs'))].map(
    ([, html = '']) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

it('feed readers show the signs of markup in titles and summaries literally', () => {
  const title = 'R&D: <b> is "bold", isn\'t it? &amp;lt; ]]> & more';
  const feed = feedOf(article(title, '2026-11-20', { description: 'a < b & c > d' }));
  expect(shownOf('title', feed)).toEqual([title]);
  expect(shownOf('summary', feed)).toEqual(['a < b & c > d']);
  expect(feed).not.toContain('<b>');
});

it('no name of a person or a category breaks the file', () => {
  const feed = feedOf(article('Title', '2026-11-20', { section: 'Café & "Küche" <new>' }));
  expect(feed).toContain('<name>Ada "A" &amp; Söhne &lt;ß&gt;</name>');
  expect(feed).toContain('<name>Bo</name>');
  expect(feed).toContain('label="Café &amp; &quot;Küche&quot; ‹new>" term="Café &amp; &quot;Küche&quot; ‹new>"');
  expect(feed.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

it('the newest article comes first and dates the feed, which names itself', () => {
  const feed = feedOf(article('Old', '2025-01-02'), article('New', '2026-03-04'));
  expect(shownOf('title', feed)).toEqual(['New', 'Old']);
  expect(/<updated>(.*?)<\/updated>/.exec(feed)?.[1]).toBe('2026-03-04T00:00:00.000Z');
  expect(feed).toContain('<link rel="self" href="https://www.example.com/feed.xml"/>');
});

it('a site without articles has no feed', () => {
  expect(() => feedOf()).toThrow('ENOENT');
});

it('feed readers get the whole article, and its signs do not break the file', () => {
  const feed = feedOf(
    article('Title', '2026-11-20', { words: '<p>a ]]&gt; b &amp; <a href="/contact">c</a> ]]></p>' }),
  );
  const [, content = ''] = /<content type="html"><!\[CDATA\[(.*?)\]\]><\/content>/s.exec(feed) ?? [];
  expect(content).toContain('<p>a ]]&gt; b &amp; <a href="https://www.example.com/contact">c</a>');
});

it('an address with other signs than ASCII, or with one of XML, is whole', () => {
  const feed = feedOf(article('Title', '2026-11-20', { slug: 'research-&-straße' }));
  const whole = 'https://www.example.com/blog/research-&amp;-stra%C3%9Fe';
  expect(feed).toContain(`<id>${whole}</id>`);
  expect(feed).toContain(`<link href="${whole}"/>`);
});
