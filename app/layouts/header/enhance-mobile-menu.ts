import { connectDialogButtons } from '../../ui/dialog/dialog-buttons.ts';

/**
 * Closes the menu by its links, its backdrop and a window that becomes wide, and reports the open submenu to the
 * stylesheet.
 */
export function enhanceMobileMenu(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  const opener = document.querySelector(`[commandfor="${dialog.id}"]`) as HTMLElement;
  const submenus = [...dialog.querySelectorAll('details')];
  const report = () => {
    dialog.dataset.submenu = String(1 + submenus.findIndex(({ open }) => open));
  };
  connectDialogButtons(dialog);

  dialog.addEventListener('click', ({ target }) => {
    // The panel fills the dialog, so a click whose target is the dialog itself was made on the backdrop.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  // The bar has taken the place of the button, which can no longer take the focus back.
  new ResizeObserver(() => {
    if (!dialog.open || opener.checkVisibility()) return;
    dialog.close();
    opener.closest('.header-bar')?.querySelector('a')?.focus({ preventScroll: true });
  }).observe(opener);
  // Returns to the top level for the next time, once the closing menu is hidden.
  dialog.addEventListener('close', async () => {
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    for (const submenu of submenus) submenu.open = false;
  });
  for (const submenu of submenus) submenu.addEventListener('toggle', report);
  // Reports open submenus.
  report();
}
