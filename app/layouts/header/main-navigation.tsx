import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { header } from '../../content/header.ts';
import { type MenuName, megaMenu } from '../../content/mega-menu.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { MegaPanel } from './mega-panel.tsx';
import { useMegaMenu } from './use-mega-menu.ts';

/** The navigation of large screens, with its two panels. */
export function MainNavigation() {
  const { pathname } = useLocation();
  const navigation = useRef<HTMLElement>(null);
  const menu = useMegaMenu(navigation);

  return (
    <nav ref={navigation} className="main-navigation" aria-label={header.navigation}>
      <ul>
        {header.entries.map((entry) =>
          'panel' in entry ? (
            <PanelItem key={entry.label} label={entry.label} name={entry.panel} pathname={pathname} menu={menu} />
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
  pathname: string;
  menu: ReturnType<typeof useMegaMenu>;
}

function PanelItem({ label, name, pathname, menu }: PanelItemProps) {
  const id = `menu-${name}`;
  const panel = megaMenu[name];
  const open = menu.open?.name === name;
  const isHere = panel.entries.some(({ link }) => link.to === pathname) || panel.all?.to === pathname;

  function enterPanel(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) flushSync(() => menu.show(name, true));
    document.getElementById(id)?.querySelector('a')?.focus();
  }

  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a link inside, which the keyboard makes as well
    <li
      data-menu={name}
      onPointerEnter={(event) => menu.enter(name, event)}
      onPointerLeave={menu.leave}
      onClick={closeOnChoice}
    >
      <button
        type="button"
        className="navigation-link"
        aria-expanded={open}
        aria-controls={id}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => menu.toggle(name)}
        onKeyDown={enterPanel}
      >
        {label}
        <ChevronDown className="icon" aria-hidden />
      </button>
      <MegaPanel
        {...panel}
        id={id}
        pathname={pathname}
        selected={open ? (menu.open?.entry ?? 0) : 0}
        onEntry={menu.select}
        onEntryPointer={menu.enterEntry}
        onCard={menu.keepEntry}
      />
    </li>
  );
}
