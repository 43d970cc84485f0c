import { list as entries } from 'virtual:lists/menu';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { header, mobileMenu } from '../../content/layout/header.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';
import { Submenu } from './submenu.tsx';

const id = 'mobile-menu';
const submenus = entries.filter((entry) => 'panel' in entry);

/** What a button does to the dialog without script. React does the same for browsers that do not know these attributes. */
const invoke = (command: 'show-modal' | 'close') => ({ command, commandfor: id });

/**
 * The menu of small screens: a modal dialog, so that the browser itself traps focus, makes the page inert, closes on
 * Escape and gives focus back.
 */
export function MobileMenu() {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [submenu, setSubmenu] = useState(0);
  const close = () => dialog.current?.close();

  // The panel fills the dialog, so a click whose target is the dialog itself was made on the backdrop.
  const closeOnChoice = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-label={mobileMenu.open}
        aria-haspopup="dialog"
        data-replay
        {...invoke('show-modal')}
        onClick={({ currentTarget }) => 'command' in currentTarget || dialog.current?.showModal()}
      >
        <Menu className="icon" aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the element handles */}
      <dialog
        ref={dialog}
        id={id}
        className="mobile-menu"
        data-surface="paper"
        data-submenu={submenu}
        aria-label={mobileMenu.name}
        closedby="any"
        suppressHydrationWarning
        onClick={closeOnChoice}
        onClose={clearSubmenu}
      >
        <div className="mobile-menu-panel">
          <div className="mobile-menu-head">
            <InlineSvg name="logo" />
            <button type="button" aria-label={mobileMenu.close} {...invoke('close')} onClick={close}>
              <X className="icon" aria-hidden />
            </button>
          </div>
          <nav aria-label={header.navigation}>
            <ul className="mobile-menu-list">
              {entries.map((entry) => (
                <li key={entry.label}>
                  {'panel' in entry ? (
                    <Submenu {...entry} submenu={submenus.indexOf(entry) + 1} pathname={pathname} onTurn={setSubmenu} />
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
    </>
  );
}

function MobileMenuFoot() {
  const { phone, email } = header.topBar;
  return (
    <div className="mobile-menu-foot" data-surface="sunken">
      <ButtonLink action={header.contact} block />
      {mobileMenu.account.map((action) => (
        <ButtonLink key={action.to} action={action} variant="line" arrow="none" block />
      ))}
      <p>
        <a href={phone.href}>{phone.value}</a>
        <a href={email.href}>{email.value}</a>
      </p>
    </div>
  );
}

/** Back to the top level for the next time, once the closing menu is out of sight. */
async function clearSubmenu({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  for (const submenu of dialog.querySelectorAll('details')) submenu.open = false;
}
