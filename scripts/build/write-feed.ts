import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Feed } from 'feed';
import type { SitePage } from '../../app/page/site-page.ts';
import { site } from '../../shared/site.ts';
import { addressOf } from './address-of.ts';
import { feedContentOf } from './feed-content.ts';
import type { SiteFolder } from './site-folder.ts';

/** Number of articles in the feed. */
const length = 50;

/** Titles and summaries are HTML in an Atom feed, and plain text in pages. */
const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The library does not escape this sign in attributes, and XML forbids it there. */
const toLabel = (name: string) => name.replaceAll('<', '‹');

type FeedPage = Pick<SitePage, 'file' | 'pathname' | 'description' | 'subject'>;

/** Writes the newest articles in full as an Atom feed; none if the site has no articles. */
export function writeFeed(client: SiteFolder, pages: readonly FeedPage[], siteUrl: string, title: string): void {
  const articles = pages
    .flatMap(({ file, pathname, description, subject }) =>
      subject?.type === 'BlogPosting' ? [{ ...subject, file, description, url: addressOf(siteUrl, pathname) }] : [],
    )
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, length);
  const [newest] = articles;
  if (!newest) return;
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title,
    language: site.language,
    copyright: site.name,
    // Date of the newest article: unchanged articles, same file.
    updated: new Date(newest.date),
    generator: site.name,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
  });
  for (const { file, headline, url, date, description, section, authors } of articles) {
    const content = feedContentOf(readFileSync(join(client.path, file), 'utf8'), url);
    feed.addItem({
      ...(content && { content }),
      id: url,
      link: url,
      title: toHtml(headline),
      description: toHtml(description),
      date: new Date(date),
      category: [{ name: toLabel(section), term: toLabel(section) }],
      author: authors.map(({ name }) => ({ name })),
    });
  }
  client.write('feed.xml', feed.atom1());
}
