import { ChevronDown } from 'lucide-react';
import { header } from '../../content/layout/header.ts';
import { lists } from '../../content/site-lists.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { MegaPanel } from './mega-panel.tsx';
import type { MenuName } from './navigation-entry.ts';
import { panels } from './panels.ts';
import './main-navigation.css';
import './mobile-menu.css';
import '../../ui/button/button.css';

/** The navigation of large screens, with its two panels. What moves in it: enhance-mega-menu.ts. */
export function MainNavigation({ pathname }: { pathname: string }) {
  return (
    <nav className="main-navigation" aria-label={header.navigation} data-enhance="mega-menu">
      <ul>
        {lists.menu.map((entry) =>
          'panel' in entry ? (
            <PanelItem key={entry.label} label={entry.label} name={entry.panel} pathname={pathname} />
          ) : (
            <li key={entry.label}>
              <PageLink
                to={entry.to}
                className="navigation-link"
                aria-current={pathname === entry.to ? 'page' : undefined}
              >
                {entry.label}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function PanelItem({ label, name, pathname }: { label: string; name: MenuName; pathname: string }) {
  const id = `menu-${name}`;
  const panel = panels[name];
  const isHere = panel.entries.some(({ link }) => link.to === pathname) || panel.all?.to === pathname;
  return (
    <li data-menu={name}>
      <button
        type="button"
        className="navigation-link"
        aria-controls={id}
        popoverTarget={`${id}-open`}
        aria-current={isHere ? 'true' : undefined}
      >
        {label}
        <ChevronDown className="icon" aria-hidden />
      </button>
      {/* Without script the browser keeps here whether the panel is open, and closes it with Escape. Never seen. */}
      <i id={`${id}-open`} popover="auto" hidden />
      <MegaPanel {...panel} id={id} pathname={pathname} />
    </li>
  );
}
