import { Fragment } from 'react';
import { hasLightNavigation } from '../../shared/light-navigation.ts';
import type { SiteLists } from '../load/site-lists.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { PageLink } from '../ui/link/page-link.tsx';
import { Logo } from '../ui/media/logo.tsx';
import { header } from './header/header-words.ts';
import { MainNavigation } from './header/main-navigation.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';
import { listPanels } from './header/panels.ts';
import { TopBar } from './header/top-bar.tsx';
import './site-header.css';

export function SiteHeader({ pathname, lists }: { pathname: string; lists: SiteLists }) {
  const menu = { pathname, entries: lists.menu, panels: listPanels(lists) };
  const light = hasLightNavigation(pathname);
  return (
    <header className="site-header" data-navigation={light ? 'light' : 'dark'} data-surface={light ? 'night' : 'paper'}>
      <TopBar />
      <div className="container header-bar">
        <Logo label={header.logo} />
        <MainNavigation {...menu} />
        <div className="header-actions">
          {header.account.map(({ label, to }) => (
            <Fragment key={to}>
              <PageLink to={to} className="navigation-link">
                {label}
              </PageLink>{' '}
            </Fragment>
          ))}
          <ButtonLink action={header.contact} size="small" />
        </div>
        <MobileMenu {...menu} />
      </div>
    </header>
  );
}
