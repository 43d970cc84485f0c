import { requireArticles, takeArticles } from '../markdown/take-articles.ts';
import photographs from '../photographs/index.json';
import { assertPhotographs } from './assert-photographs.ts';
import { sortArticles } from './blog/post-lists.ts';
import { posts } from './blog/posts.ts';
import { buildLists, toAuthor } from './lists.ts';
import { content } from './loaded.ts';
import { people, personOf } from './people/people.ts';
import { sampleProjects } from './portfolio/portfolio.ts';
import type { Project, ProjectCardWords } from './portfolio/project.ts';
import { type ServiceListing, toListing } from './service.ts';

const inOrder = <Record extends { order: number }>(records: { [file: string]: Record }) =>
  Object.values(records).sort((one, other) => one.order - other.order);

/** All services, in their order. */
export const services: readonly ServiceListing[] = content.services.map(toListing);

/** All projects with pages of their own: every file of app/content/portfolio/projects is one. */
export const projects = inOrder(
  import.meta.glob<Project>('./portfolio/projects/*.ts', { eager: true, import: 'project' }),
);

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
  ...sampleProjects.map(({ title, photograph }: ProjectCardWords) => ({
    of: `portfolio/portfolio.ts, ${title}`,
    photograph,
  })),
  ...projects.map(({ slug, photograph }) => ({ of: `portfolio/projects/${slug}.ts`, photograph })),
  ...projects.flatMap(({ slug, pictures }) =>
    pictures.sources.flatMap((source) =>
      'photograph' in source
        ? { of: `portfolio/projects/${slug}.ts`, photograph: { name: source.photograph, alt: source.alt } }
        : [],
    ),
  ),
]);

/** What menus, footer and teasers show. */
export const lists = buildLists({ pages: content.pages, services, articles, projects });

/** Whose an article is, by the slug of a person. */
export const authorOf = (slug: string) => toAuthor(personOf(slug));
