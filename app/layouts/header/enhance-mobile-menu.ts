import { connectDialogButtons } from '../../ui/dialog/dialog-buttons.ts';

/** Closes the menu by its links and its backdrop, and has it say which submenu is open, for the stylesheet. */
export function enhanceMobileMenu(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  const submenus = [...dialog.querySelectorAll('details')];
  const report = () => {
    dialog.dataset.submenu = String(1 + submenus.findIndex(({ open }) => open));
  };
  connectDialogButtons(dialog);

  dialog.addEventListener('click', ({ target }) => {
    // The panel fills the dialog, so a click whose target is the dialog itself was made on the backdrop.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  // Back to the top level for the next time, once the closing menu is out of sight.
  dialog.addEventListener('close', async () => {
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    for (const submenu of submenus) submenu.open = false;
  });
  for (const submenu of submenus) submenu.addEventListener('toggle', report);
  // What was opened before.
  report();
}
