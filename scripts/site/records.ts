import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { sortArticles } from '../../app/content/blog/post-lists.ts';
import { content } from '../../app/content/loaded.ts';
import { listHeads } from '../../app/content/page-heads.ts';
import { people } from '../../app/content/people/people.ts';
import type { Project } from '../../app/content/portfolio/project.ts';
import { toListing } from '../../app/content/service.ts';
import { readArticles } from '../../app/markdown/read-articles.ts';
import { requireArticles } from '../../app/markdown/take-articles.ts';
import { dayIn } from '../../shared/day.ts';
import { site, switches } from '../../shared/site.ts';

const root = resolve(import.meta.dirname, '../..');

/** What each file of a folder exports by one name, in the records' order. */
async function readFolder<Record extends { order: number }>(folder: string, name: string): Promise<Record[]> {
  const files = globSync(`app/content/${folder}/*.ts`, { cwd: root });
  const modules = files.map((file) => import(/* @vite-ignore */ resolve(root, file)));
  const records: Record[] = (await Promise.all(modules)).map((module) => module[name]);
  return records.sort((one, other) => one.order - other.order);
}

/** What has a page for each record, as the build finds it: see app/content/site-lists.ts. */
export const records = {
  pages: content.pages,
  services: content.services.map(toListing),
  projects: await readFolder<Project>('portfolio/projects', 'project'),
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
  ...(switches.portfolio
    ? records.projects.map(({ slug, meta }) => ({ path: `/portfolio/${slug}` as const, ...meta }))
    : []),
];
