import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { mobileMenu } from '../../content/layout/header.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { type MenuName, panels } from './panels.ts';

interface SubmenuProps {
  label: string;
  panel: MenuName;
  /** Its number among the submenus, from 1. */
  submenu: number;
  pathname: string;
  onTurn: (turn: (shown: number) => number) => void;
}

/**
 * An entry that opens a list of its own in place of the menu's. It is a `details`: open, its summary stands in the head of
 * the menu as the way back, so focus never leaves the parent entry.
 */
export function Submenu({ label, panel, submenu, pathname, onTurn }: SubmenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const report = (open: boolean) => onTurn((shown) => (open ? submenu : shown === submenu ? 0 : shown));

  // What was opened before React arrived.
  useEffect(() => {
    if (details.current?.open) report(true);
  }, []);

  return (
    <details
      ref={details}
      name="mobile-submenu"
      suppressHydrationWarning
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => report(currentTarget.open)}
    >
      <summary>
        <span className="submenu-back">
          <ArrowLeft className="icon" aria-hidden />
          <span className="sr-only">{mobileMenu.back}</span>
        </span>
        <span className="submenu-title">{label}</span>
        <ChevronRight className="icon" aria-hidden />
      </summary>
      <ul className="submenu-list">
        {panels[panel].entries.map(({ name, note, icon, link }) => (
          <li key={link.to}>
            <PageLink to={link.to} aria-current={pathname === link.to ? 'page' : undefined}>
              <Icon name={icon} className="menu-icon" />
              <span>
                {name}
                {note && <small>{note}</small>}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
