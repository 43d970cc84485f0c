import type { MenuName } from '../../load/site-lists.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { header } from './header-words.ts';
import { MegaPanel } from './mega-panel.tsx';
import type { MenuPanel, MenuProps } from './panels.ts';
import './main-navigation.css';
import './mobile-menu.css';
import '../../ui/button/button.css';

/** The navigation of large screens, with its two panels. Its script: enhance-mega-menu.ts. */
export function MainNavigation({ pathname, entries, panels }: MenuProps) {
  return (
    <nav className="main-navigation" aria-label={header.navigation} data-enhance="mega-menu">
      <ul>
        {entries.map((entry) =>
          'panel' in entry ? (
            <PanelItem
              key={entry.label}
              label={entry.label}
              name={entry.panel}
              panel={panels[entry.panel]}
              pathname={pathname}
            />
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

interface PanelItemProps {
  label: string;
  name: MenuName;
  panel: MenuPanel;
  pathname: string;
}

function PanelItem({ label, name, panel, pathname }: PanelItemProps) {
  const id = `menu-${name}`;
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
        <Icon name="chevron-down" />
      </button>
      {/* Without script this hidden popover keeps the panel's state, and Escape closes it. */}
      <i id={`${id}-open`} popover="auto" hidden />
      <MegaPanel {...panel} id={id} pathname={pathname} />
    </li>
  );
}
