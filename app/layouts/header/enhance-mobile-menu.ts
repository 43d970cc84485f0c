import { afterPaint } from '../../ui/form/after-paint.ts';

/**
 * Keeps the keyboard and readers in the open menu, closes it by its links and by a window that becomes wide, and reports the
 * open submenu to the stylesheet.
 */
export function enhanceMobileMenu(element: HTMLElement): void {
  const menu = element as HTMLDialogElement;
  const buttons = `[popovertarget="${menu.id}"]`;
  const opener = document.querySelector(`.header-bar ${buttons}`) as HTMLElement;
  const closer = menu.querySelector(buttons) as HTMLElement;
  const submenus = [...menu.querySelectorAll('details')];
  const report = () => {
    menu.dataset.submenu = String(1 + submenus.findIndex(({ open }) => open));
  };
  const holdPage = (isHeld: boolean) => {
    for (const part of document.body.children) if (part !== menu) (part as HTMLElement).inert = isHeld;
  };

  // Restyles the whole page, so the menu is shown first.
  const holdWhileOpen = () => afterPaint(() => holdPage(menu.matches(':popover-open')));

  menu.addEventListener('beforetoggle', ({ newState }) => {
    // The button must take the focus back.
    if (newState === 'closed') holdPage(false);
    else holdWhileOpen();
  });
  async function settle() {
    const focused = document.activeElement;
    // In a wide window the bar has taken the place of the button.
    const bar = opener.checkVisibility() ? opener : opener.closest('.header-bar')?.querySelector('a');
    if (focused === document.body || menu.contains(focused)) bar?.focus({ preventScroll: true });
    // Returns to the top level for the next time, once the closing menu is hidden.
    await Promise.allSettled(menu.getAnimations().map(({ finished }) => finished));
    for (const submenu of submenus) submenu.open = false;
  }
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && settle());
  if (!menu.hidePopover) {
    menu.hidePopover = menu.close;
    opener.addEventListener('click', () => menu.showModal());
    closer.addEventListener('click', () => menu.close());
    menu.addEventListener('close', settle);
  } else if (menu.matches(':popover-open')) holdWhileOpen();

  menu.addEventListener('click', ({ target }) => {
    // The panel fills the menu, so a click whose target is the menu itself was made on the backdrop.
    if (target === menu || (target instanceof Element && target.closest('a'))) menu.hidePopover();
  });
  new ResizeObserver(() => opener.checkVisibility() || menu.hidePopover()).observe(opener);
  for (const submenu of submenus) submenu.addEventListener('toggle', report);
  // Reports open submenus.
  report();
}
