import type { MenuName } from '../../load/site-lists.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { header } from './header-words.ts';
import { panelId } from './mega-panel.tsx';
import type { MenuPanel, MenuProps } from './panels.ts';
import './main-navigation.css';
import './mobile-menu.css';
import '../../ui/button/button.css';

/** The navigation of large screens; mega-panel.tsx has its two panels. Its script: enhance-mega-menu.ts. */
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
  const id = panelId(name);
  const isHere = panel.entries.some(({ link }) => link.to === pathname) || panel.all?.to === pathname;
  return (
    <li data-menu={name} aria-owns={id}>
      <button
        type="button"
        className="navigation-link"
        aria-controls={id}
        popoverTarget={id}
        aria-current={isHere ? 'true' : undefined}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
    </li>
  );
}
