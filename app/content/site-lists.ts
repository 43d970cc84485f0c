import { requireArticles, takeArticles } from '../markdown/take-articles.ts';
import photographs from '../photographs/index.json';
import { assertPhotographs } from './assert-photographs.ts';
import { sortArticles } from './blog/post-lists.ts';
import { posts } from './blog/posts.ts';
import { buildLists, toAuthor } from './lists.ts';
import { content } from './loaded.ts';
import { people, personOf } from './people/people.ts';
import { type ServiceListing, toListing } from './service.ts';

/** All services, in their order. */
export const services: readonly ServiceListing[] = content.services.map(toListing);

const sources = import.meta.glob<string>('./articles/**/*.{md,markdown,mdx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * All articles, newest first: every file of app/content/articles is one. Drafts, and those that wait for their day, are seen in
 * development only.
 */
export const articles = sortArticles(
  requireArticles(
    takeArticles(
      Object.entries(sources).map(([path, source]) => ({ file: path.replace('./', 'app/content/'), source })),
      { people: Object.keys(people), today: import.meta.env.TODAY, photographs: Object.keys(photographs) },
    ),
  ).filter(({ state }) => import.meta.env.DEV || state === 'public'),
);

assertPhotographs(Object.keys(photographs), [
  ...posts.map(({ slug, photograph }) => ({ of: `blog/posts.ts, ${slug}`, photograph })),
]);

/** What menus, footer and teasers show. */
export const lists = buildLists({ pages: content.pages, services, articles });

/** Whose an article is, by the slug of a person. */
export const authorOf = (slug: string) => toAuthor(personOf(slug));
