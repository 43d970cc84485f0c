import { Fragment } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';
import { header, mobileMenu } from './header-words.ts';
import type { MenuProps } from './panels.ts';
import { Submenu } from './submenu.tsx';
import './mobile-menu.css';
import '../../ui/media/logo.css';

const id = 'mobile-menu';

/** Attributes for opening the dialog by button without script; enhance-mobile-menu.ts serves older browsers. */
const invoke = (command: 'show-modal' | 'close') => ({ command, commandfor: id });

/** Opens the menu of small screens. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={mobileMenu.open}
      aria-haspopup="dialog"
      data-replay=""
      {...invoke('show-modal')}
    >
      <Icon name="menu" />
    </button>
  );
}

/**
 * The menu of small screens: a modal dialog, so that the browser itself traps focus, makes the page inert, closes on
 * Escape and gives focus back.
 */
export function MobileMenu({ pathname, entries, panels }: MenuProps) {
  return (
    <dialog
      id={id}
      className="mobile-menu"
      data-surface="paper"
      data-submenu={0}
      data-enhance="mobile-menu"
      aria-label={mobileMenu.name}
      closedby="any"
    >
      <div className="mobile-menu-panel">
        <div className="mobile-menu-head">
          <InlineSvg name="logo" />
          <button type="button" aria-label={mobileMenu.close} {...invoke('close')}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={header.navigation}>
          <ul className="mobile-menu-list">
            {entries.map((entry) => (
              <li key={entry.label}>
                {'panel' in entry ? (
                  <Submenu label={entry.label} entries={panels[entry.panel].entries} pathname={pathname} />
                ) : (
                  <PageLink to={entry.to} aria-current={pathname === entry.to ? 'page' : undefined}>
                    {entry.label}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenuFoot />
      </div>
    </dialog>
  );
}

function MobileMenuFoot() {
  const { phone, email } = header.topBar;
  return (
    <div className="mobile-menu-foot" data-surface="sunken">
      <ButtonLink action={header.contact} block />{' '}
      {mobileMenu.account.map((action) => (
        <Fragment key={action.to}>
          <ButtonLink action={action} variant="line" arrow="none" block />{' '}
        </Fragment>
      ))}
      <p>
        <a href={phone.href}>
          <bdi>{phone.value}</bdi>
        </a>{' '}
        <a href={email.href}>
          <bdi>{email.value}</bdi>
        </a>
      </p>
    </div>
  );
}
