import type { ComponentType, ReactNode } from 'react';
import { answerPages, notFoundPage, type PageRecord } from '../../shared/pages.ts';
import { placePages } from '../content/page-heads.ts';
import type { Content, Page } from '../load/load.ts';
import { fromBlocks } from './block-pages.tsx';
import { blogPages } from './blog-pages.tsx';
import { companyPages } from './company-pages.tsx';
import { recordSubjects } from './record-subjects.ts';
import { fileOf, type SitePage } from './site-page.ts';
import type { Subject } from './subject.ts';

const modules = import.meta.glob<{ default: ComponentType }>(['../routes/**/*.tsx', '!../routes/by-record/*']);

/** @throws when a record in shared/pages.ts names a module that does not exist */
async function renderRoute(route: string): Promise<ReactNode> {
  const load = modules[`../routes/${route}.tsx`];
  if (!load) throw new Error(`shared/pages.ts names app/routes/${route}.tsx, which does not exist.`);
  const { default: Page } = await load();
  return <Page />;
}

function fromRecord({ path, route, layout, title, description, isUnlisted }: PageRecord): SitePage {
  return {
    file: fileOf(path),
    pathname: path,
    layout,
    title,
    description,
    isUnlisted,
    subject: recordSubjects[path],
    sources: [`routes/${route}.tsx`],
    render: () => renderRoute(route),
  };
}

/** Drawn twice, under light and under dark navigation, where servers and content networks look for it. */
const notFoundPages = [
  { file: '404.html', pathname: '/404' },
  { file: '404-light.html', pathname: '/404/services' },
].map(
  (place): SitePage => ({
    ...notFoundPage,
    ...place,
    layout: 'site',
    isUnlisted: true,
    sources: ['routes/not-found/error-404.tsx'],
    render: () => renderRoute('not-found/error-404'),
  }),
);

/** What a page of content/pages says that it is about. */
const subjectOf = ({ about, name }: Page): Subject | undefined => (about ? { type: 'Service', name } : undefined);

/** Every page there is to build, in the order of the site map. */
export const listSitePages = (content: Content): readonly SitePage[] => [
  ...placePages(content.pages).map((page) =>
    'route' in page ? fromRecord(page) : fromBlocks(page, content, subjectOf(page)),
  ),
  ...content.services.map((page) => fromBlocks(page, content, { type: 'Service', name: page.menu.name })),
  ...blogPages,
  ...companyPages,
  ...answerPages.map((page) => ({
    ...fromRecord({ ...page, isUnlisted: true }),
    isFilledIn: page.path !== '/message-sent',
  })),
  ...notFoundPages,
];
