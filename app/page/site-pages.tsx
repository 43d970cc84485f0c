import { switches } from '../../shared/site.ts';
import type { Content } from '../load/load.ts';
import { placePages } from '../load/site-lists.ts';
import { listAnswerPages } from './answer-pages.tsx';
import { fromBlocks } from './block-pages.tsx';
import { listBlogPages, withPosts } from './blog-pages.tsx';
import { Document } from './document.tsx';
import { subjectOf } from './page-subject.ts';
import type { SitePage } from './site-page.ts';

/** Drawn twice, under light and under dark navigation, where servers and content networks look for it. */
function listNotFoundPages(content: Content): SitePage[] {
  const page = content.pages.find(({ path }) => path === '/error-404');
  if (!page) throw new Error('content/pages/error-404.yaml is missing: the page for unknown addresses.');
  return [
    { file: '404.html', pathname: '/404' },
    { file: '404-light.html', pathname: '/404/services' },
  ].map(({ pathname, file }): SitePage => ({ ...fromBlocks(page, content), file, pathname, isUnlisted: true }));
}

/** Text of each page, in the order of the site map. */
const listBodies = (content: Content): readonly SitePage[] => [
  ...placePages(content.pages).map((page) => fromBlocks(withPosts(page, content), content, subjectOf(page, content))),
  ...content.services.map((page) => fromBlocks(page, content, { type: 'Service', name: page.menu.name })),
  ...listBlogPages(content),
  ...(switches.portfolio ? content.projects : []).map((page) => fromBlocks(page, content)),
  ...(switches.team ? content.profiles : []).map((page) => fromBlocks(page, content, subjectOf(page, content))),
  ...listAnswerPages(content),
  ...listNotFoundPages(content),
];

/** All pages to build, as whole documents. */
export const listSitePages = (content: Content): readonly SitePage[] =>
  listBodies(content).map((page) => ({
    ...page,
    render: async () => (
      <Document pathname={page.pathname} layout={page.layout} lists={content.lists} feed={content.words.blog?.feed}>
        {await page.render()}
      </Document>
    ),
  }));
