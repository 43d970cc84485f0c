import type { ReactNode } from 'react';
import type { SiteLists } from '../load/site-lists.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisitQuestion } from './visit-question.tsx';

interface PageFrameProps {
  pathname: string;
  /** 'outside': outside the shared layout, with a footer that also lists the services, the products and the team. */
  layout: 'site' | 'outside';
  lists: SiteLists;
  children: ReactNode;
}

/** Frame of all pages: header, main, footer. */
export function PageFrame({ pathname, layout, lists, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader pathname={pathname} lists={lists} />
      <main id="content">{children}</main>
      <VisitQuestion pathname={pathname} />
      <SiteFooter columns={layout === 'site' ? 'shared' : 'outside'} links={lists.footer} />
    </>
  );
}
