import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildMeta } from '../../app/meta/build-meta.ts';
import { answerPages, notFoundPage, type PageRecord, pages } from '../../shared/pages.ts';
import { parseSiteUrl } from '../../shared/site-url.ts';

const id = 'virtual:meta';
const routes = resolve(import.meta.dirname, '../../app/routes');
/** Draws every path that leads nowhere. */
const notFoundRoute = 'not-found/not-found';
const siteUrl = parseSiteUrl(process.env.SITE_URL);

/**
 * Gives each module under app/routes the meta tags of its record in shared/pages.ts: whoever imports the module is asked
 * for, so that no path is typed twice, and no page ships the titles of all others.
 */
export function metaPlugin(): Plugin {
  return {
    name: 'meta',
    resolveId: (source, importer = '') =>
      source === id ? `\0${id}/${relative(routes, importer).replaceAll('\\', '/')}` : undefined,
    load(source) {
      if (!source.startsWith(`\0${id}/`)) return undefined;
      return `export const meta = () => ${JSON.stringify(tagsOf(source.slice(id.length + 2, -'.tsx'.length)))};`;
    },
  };
}

/** @throws when a module has no record, unless it is the one for paths that lead nowhere */
function tagsOf(route: string) {
  const all: readonly PageRecord[] = [...pages, ...answerPages.map((page) => ({ ...page, isUnlisted: true as const }))];
  const page = all.find((each) => each.route === route);
  if (page === undefined && route !== notFoundRoute)
    throw new Error(`app/routes/${route}.tsx has no record in shared/pages.ts`);
  const { title, description } = page ?? notFoundPage;
  return buildMeta({ title, description, path: page?.isUnlisted ? undefined : page?.path }, siteUrl);
}
