import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Feed } from 'feed';
import { blog } from '../../app/content/blog/blog.ts';
import type { SitePage } from '../../app/page/site-page.ts';
import { site } from '../../shared/site.ts';

/** How many articles a reader is told of. */
const length = 50;

/** Titles and summaries of an Atom feed are HTML, those of the pages plain text. */
const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The library leaves this sign in an attribute as it is, where XML may not hold it. */
const toLabel = (name: string) => name.replaceAll('<', '‹');

type FeedPage = Pick<SitePage, 'pathname' | 'description' | 'subject'>;

/** Writes the newest articles as an Atom feed; none where the site has no articles. */
export function writeFeed(client: string, pages: readonly FeedPage[], siteUrl: string): void {
  const articles = pages
    .flatMap(({ pathname, description, subject }) =>
      subject?.type === 'BlogPosting' ? [{ ...subject, description, url: siteUrl + pathname }] : [],
    )
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, length);
  const [newest] = articles;
  if (!newest) return;
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: blog.feed,
    language: site.language,
    copyright: site.name,
    // By its newest article: the same articles give the same file.
    updated: new Date(newest.date),
    generator: site.name,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
  });
  for (const { headline, url, date, description, section, authors } of articles)
    feed.addItem({
      ...{ id: url, link: url, title: toHtml(headline), description: toHtml(description), date: new Date(date) },
      ...{
        category: [{ name: toLabel(section), term: toLabel(section) }],
        author: authors.map(({ name }) => ({ name })),
      },
    });
  writeFileSync(join(client, 'feed.xml'), feed.atom1());
}
