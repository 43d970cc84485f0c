import type { ReactNode } from 'react';
import type { SiteLists } from '../load/site-lists.ts';
import { MegaPanels } from './header/mega-panel.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';
import { listPanels } from './header/panels.ts';
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

/** Frame of all pages: header, main, footer. Menus come after the words, which are read first. */
export function PageFrame({ pathname, layout, lists, children }: PageFrameProps) {
  const menu = { pathname, entries: lists.menu, panels: listPanels(lists) };
  return (
    <>
      <SkipLink />
      <SiteHeader {...menu} />
      <main id="content">{children}</main>
      <MobileMenu {...menu} />
      <MegaPanels {...menu} />
      <VisitQuestion pathname={pathname} />
      <SiteFooter columns={layout === 'site' ? 'shared' : 'outside'} links={lists.footer} />
    </>
  );
}
