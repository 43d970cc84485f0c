import type { ComponentType, ReactNode } from 'react';
import { answerPages, type PageRecord } from '../../shared/pages.ts';
import { switches } from '../../shared/site.ts';
import { placePages } from '../content/page-heads.ts';
import type { Content } from '../load/load.ts';
import { fromBlocks } from './block-pages.tsx';
import { listBlogPages, withPosts } from './blog-pages.tsx';
import { recordSubjects, subjectOf } from './record-subjects.ts';
import { fileOf, type SitePage } from './site-page.ts';

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
function listNotFoundPages(content: Content): SitePage[] {
  const page = content.pages.find(({ path }) => path === '/error-404');
  if (!page) throw new Error('Addresses that lead nowhere show content/pages/error-404.yaml, which does not exist.');
  return [
    { file: '404.html', pathname: '/404' },
    { file: '404-light.html', pathname: '/404/services' },
  ].map(({ pathname, file }): SitePage => ({ ...fromBlocks(page, content), file, pathname, isUnlisted: true }));
}

/** Every page there is to build, in the order of the site map. */
export const listSitePages = (content: Content): readonly SitePage[] => [
  ...placePages(content.pages).map((page) =>
    'route' in page ? fromRecord(page) : fromBlocks(withPosts(page, content), content, subjectOf(page, content)),
  ),
  ...content.services.map((page) => fromBlocks(page, content, { type: 'Service', name: page.menu.name })),
  ...listBlogPages(content),
  ...(switches.portfolio ? content.projects : []).map((page) => fromBlocks(page, content)),
  ...(switches.team ? content.profiles : []).map((page) => fromBlocks(page, content, subjectOf(page, content))),
  ...answerPages.map((page) => ({
    ...fromRecord({ ...page, isUnlisted: true }),
    isFilledIn: page.path !== '/message-sent',
  })),
  ...listNotFoundPages(content),
];
