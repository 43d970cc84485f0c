import type { ReactNode } from 'react';
import { site } from '../../shared/site.ts';
import displayFont from '../art/fonts/display-base.woff2?url';
import textFont from '../art/fonts/text-base.woff2?url';
import { PageFrame } from '../layouts/page-frame.tsx';
import type { SiteLists } from '../load/site-lists.ts';
import printStyles from '../styles/print.css?url';
import { PageIds } from '../ui/id/use-page-id.ts';

interface DocumentProps {
  /** Address as visitors see it, without a slash at the end. */
  pathname: string;
  layout: 'site' | 'outside';
  lists: SiteLists;
  /** Name of the feed, if there is a blog. */
  feed: string | undefined;
  children: ReactNode;
}

/** A whole page: head, frame and words. Its meta data is added after drawing, its styles after all pages are drawn. */
export function Document({ pathname, layout, lists, feed, children }: DocumentProps) {
  return (
    <html lang={site.language} dir={site.direction === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Color of the browser's own frame: the night of the header and the footer. */}
        <meta name="theme-color" content={import.meta.env.THEME_COLOR} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/^\/blog(?:$|[-/])/.test(pathname) && (
          <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={feed} />
        )}
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={printStyles} media="print" />
      </head>
      <body data-surface="paper">
        <PageIds value={{ last: 0 }}>
          <PageFrame pathname={pathname} layout={layout} lists={lists}>
            {children}
          </PageFrame>
        </PageIds>
      </body>
    </html>
  );
}
