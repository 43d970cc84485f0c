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

/** Opens the menu of small screens. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={mobileMenu.open}
      aria-haspopup="dialog"
      data-replay=""
      popoverTarget={id}
    >
      <Icon name="menu" />
    </button>
  );
}

/**
 * The menu of small screens: a popover, so that the browser itself closes it on Escape and gives focus back. A modal
 * dialog would restyle the whole page before it is shown (docs/decisions/0067-the-menu-is-a-popover.md).
 */
export function MobileMenu({ pathname, entries, panels }: MenuProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      className="mobile-menu"
      data-surface="paper"
      data-submenu={0}
      data-enhance="mobile-menu"
      aria-label={mobileMenu.name}
    >
      <div className="mobile-menu-panel">
        <div className="mobile-menu-head">
          <InlineSvg name="logo" />
          <button type="button" aria-label={mobileMenu.close} popoverTarget={id} popoverTargetAction="hide">
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
