import type { MenuEntry } from '../../load/site-lists.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { mobileMenu } from './header-words.ts';
import './submenu.css';

interface SubmenuProps {
  label: string;
  entries: readonly MenuEntry[];
  pathname: string;
}

/**
 * An entry that opens a list in place of the menu's. It is a `details`: when open, its summary is the back button in
 * the head of the menu, so focus never leaves the parent entry.
 */
export function Submenu({ label, entries, pathname }: SubmenuProps) {
  return (
    <details name="mobile-submenu">
      <summary>
        <span className="submenu-back">
          <Icon name="arrow-left" />
          <span className="sr-only">{mobileMenu.back}</span>
        </span>{' '}
        <span className="submenu-title">{label}</span>
        <Icon name="chevron-right" />
      </summary>
      <ul className="submenu-list">
        {entries.map(({ name, note, icon, link }) => (
          <li key={link.to}>
            <PageLink to={link.to} aria-current={pathname === link.to ? 'page' : undefined}>
              <Icon name={icon} className="menu-icon" />
              <span>
                {name} {note && <small>{note}</small>}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
