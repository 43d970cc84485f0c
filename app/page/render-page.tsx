import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { analytics } from '../../shared/analytics.ts';
import { site } from '../../shared/site.ts';
import type { Content } from '../load/load.ts';
import { buildStyleSheet } from '../styles/build-style-sheet.ts';
import { emptyOpening, type Opening, PageOpening } from '../ui/page/opening.ts';
import { drawMeta } from './meta.tsx';
import type { SitePage } from './site-page.ts';
import { listSitePages } from './site-pages.tsx';

/** Addresses of the browser's scripts; see app/browser. */
export interface PageScripts {
  loader: string;
  /** Integrity of the loader script: `sha384-…`. */
  integrity?: string;
  /** Whether the loader is a module. `npm run dev` serves it as one, since Vite may add imports to it. */
  isModule?: boolean;
  start: string;
  /** Brings the counter of another site, if there is one. */
  counter?: string | undefined;
  /** Reports views to our own server, with STATS=beacon. */
  view?: { address: string; integrity: string };
}

/** Draws the share picture of a page, and returns its path. */
export type DrawPicture = (opening: Opening) => Promise<string>;

/** Removes what no browser needs: React's marks between two texts, and the namespace of SVG. */
const withoutMarks = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg');

const toAttribute = (data: object) => JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A page as complete HTML.
 * @param scripts none in a page that is edited
 * @param drawPicture none during work on pages
 * @throws any error of a component: a page that cannot be drawn is not built
 */
export async function renderPage(
  page: SitePage,
  scripts: PageScripts | undefined,
  drawPicture?: DrawPicture,
): Promise<string> {
  const { isUnlisted, hasNoScript } = page;
  const opening = emptyOpening();
  const { prelude } = await prerenderToNodeStream(<PageOpening value={opening}>{await page.render()}</PageOpening>, {
    onError(error) {
      throw error;
    },
  });
  const drawn = await text(prelude);
  const picture = isUnlisted ? undefined : await drawPicture?.(opening);
  const meta = drawMeta({ page, opening, siteUrl: import.meta.env.SITE_URL, picture });
  const html = withoutMarks(drawn).replace('</head>', () => `${meta}</head>`);
  // Nothing would lay out the parts that the first frame leaves out (app/styles/layout.css).
  if (hasNoScript || !scripts) return html.replace('<html', '<html data-whole');
  // Comes last, where React would move it to the head: a page is read before it is used. `defer`, not `async`: the document
  // then ends after the first frame, and at its end browsers that fill in forms lay out every field.
  const integrity = scripts.integrity ? ` integrity="${scripts.integrity}"` : '';
  const kind = scripts.isModule ? 'type="module"' : 'defer';
  const loader = `<script ${kind} src="${scripts.loader}"${integrity} data-start="${scripts.start}"></script>`;
  // Pages that hold a visitor's words, or an address that acts, are none of another site's business.
  const counter =
    analytics && !page.isFilledIn
      ? `<script async type="module" src="${scripts.counter}" data-counter="${toAttribute(analytics)}"></script>`
      : '';
  const view = scripts.view
    ? `<script async src="${scripts.view.address}" integrity="${scripts.view.integrity}"></script>`
    : '';
  return html.replace('</body>', () => `${loader}${counter}${view}</body>`);
}

/** Modules of a page, by their paths in app/: the sheets that they import are its possible styles. */
export const sourcesOf = ({ sources }: SitePage): readonly string[] => ['page/document.tsx', ...sources];

/** @param sheets rules of those that the page's modules import */
export const buildStyles = (sheets: ReadonlyMap<string, string>): string => buildStyleSheet(site.direction, sheets);

/** All pages, in the order of the site map. */
export const listPages = (content: Content): readonly SitePage[] => listSitePages(content);
