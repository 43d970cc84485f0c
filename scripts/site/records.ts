import { resolve } from 'node:path';
import { sortArticles } from '../../app/content/blog/post-lists.ts';
import { content } from '../../app/content/loaded.ts';
import { listHeads } from '../../app/content/page-heads.ts';
import { people } from '../../app/content/people/people.ts';
import { toListing } from '../../app/content/service.ts';
import { readArticles } from '../../app/markdown/read-articles.ts';
import { requireArticles } from '../../app/markdown/take-articles.ts';
import { dayIn } from '../../shared/day.ts';
import { site, switches } from '../../shared/site.ts';

const root = resolve(import.meta.dirname, '../..');

/** What has a page for each record, as the build finds it: see app/content/site-lists.ts. */
export const records = {
  pages: content.pages,
  services: content.services.map(toListing),
  articles: sortArticles(
    requireArticles(
      readArticles(root, { people: Object.keys(people), today: dayIn(new Date(), site.office.timeZone) }),
    ).filter(({ state }) => state === 'public'),
  ),
};

/** Address, title and description of every page of the site map, services and projects included. */
export const sitePages = [
  ...listHeads(content),
  ...records.services.map(({ slug, title, description }) => ({
    path: `/services/${slug}` as const,
    title,
    description,
  })),
  ...(switches.portfolio ? content.projects : []),
  ...(switches.team ? content.profiles : []),
];
