import { Fragment } from 'react';
import { hasLightNavigation } from '../../shared/light-navigation.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { PageLink } from '../ui/link/page-link.tsx';
import { Logo } from '../ui/media/logo.tsx';
import { header } from './header/header-words.ts';
import { MainNavigation } from './header/main-navigation.tsx';
import { MenuButton } from './header/mobile-menu.tsx';
import type { MenuProps } from './header/panels.ts';
import { TopBar } from './header/top-bar.tsx';
import './site-header.css';

export function SiteHeader(menu: MenuProps) {
  const light = hasLightNavigation(menu.pathname);
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
        <MenuButton />
      </div>
    </header>
  );
}
