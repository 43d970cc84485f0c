import type { ComponentType, ReactNode } from 'react';
import { answerPages, notFoundPage, type PageRecord } from '../../shared/pages.ts';
import { placePages } from '../content/page-heads.ts';
import { nextService } from '../content/service.ts';
import { olderServices, services } from '../content/site-lists.ts';
import type { Content } from '../load/load.ts';
import { ServicePage } from '../sections/service/service-page.tsx';
import { fromBlocks } from './block-pages.tsx';
import { blogPages } from './blog-pages.tsx';
import { companyPages } from './company-pages.tsx';
import { recordSubjects } from './record-subjects.ts';
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

function fromService({
  slug,
  order,
  menu,
  footer,
  line,
  title,
  description,
  ...page
}: (typeof olderServices)[number]): SitePage {
  const pathname = `/services/${slug}`;
  const place = services.findIndex((each) => each.slug === slug);
  const next = services[(place + 1) % services.length];
  const wayOn = next &&
    next.slug !== slug && {
      text: next.line,
      action: { label: nextService(next.menu.name), to: `/services/${next.slug}` as const },
    };
  const render = async () => <ServicePage {...page} wayOn={wayOn || undefined} />;
  const subject = { type: 'Service', name: menu.name } as const;
  const sources = ['sections/service/service-page.tsx'];
  return { file: fileOf(pathname), pathname, layout: 'site', title, description, subject, sources, render };
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

/** The pages of all services, in their order. */
function listServices(content: Content): SitePage[] {
  const pages = [
    ...olderServices.map(fromService),
    ...content.services.map((page) => fromBlocks(page, content, { type: 'Service', name: page.menu.name })),
  ];
  const order = services.map(({ slug }) => `/services/${slug}`);
  return pages.sort((one, other) => order.indexOf(one.pathname) - order.indexOf(other.pathname));
}

/** Every page there is to build, in the order of the site map. */
export const listSitePages = (content: Content): readonly SitePage[] => [
  ...placePages(content.pages).map((page) => ('route' in page ? fromRecord(page) : fromBlocks(page, content))),
  ...listServices(content),
  ...blogPages,
  ...companyPages,
  ...answerPages.map((page) => ({
    ...fromRecord({ ...page, isUnlisted: true }),
    isFilledIn: page.path !== '/message-sent',
  })),
  ...notFoundPages,
];
