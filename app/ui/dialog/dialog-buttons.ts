/** Lets buttons with `commandfor` act on a dialog, in browsers without the attribute. */
export function connectDialogButtons(dialog: HTMLDialogElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`))
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
}
