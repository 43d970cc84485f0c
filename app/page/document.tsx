import type { ReactNode } from 'react';
import { site } from '../../shared/site.ts';
import displayFont from '../art/fonts/display-base.woff2?url';
import textFont from '../art/fonts/text-base.woff2?url';
import { PageFrame } from '../layouts/page-frame.tsx';

interface DocumentProps {
  /** As visitors see it, without a slash at the end. */
  pathname: string;
  layout: 'site' | 'outside';
  children: ReactNode;
}

/** A whole page: head, frame and words. What it says of itself is put in once it is drawn, its styles when all pages are. */
export function Document({ pathname, layout, children }: DocumentProps) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body data-surface="paper">
        <PageFrame pathname={pathname} layout={layout}>
          {children}
        </PageFrame>
      </body>
    </html>
  );
}
