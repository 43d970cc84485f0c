import { afterPaint } from './after-paint.ts';

/**
 * Opens a notice of a form as a modal dialog: a copy of its `<template data-notice>`, removed when closed.
 * @param onClose runs after OK, Escape or a click outside, when focus has returned; at once if there is no template
 */
export function showNotice(form: HTMLFormElement, name: string, onClose: () => void): void {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-notice="${name}"]`);
  const notice = template?.content.querySelector('dialog');
  if (!notice) {
    onClose();
    return;
  }
  if (document.querySelector('dialog.notice')) return;

  const dialog = document.importNode(notice, true);
  // The panel fills the dialog: a click with the dialog itself as its target was made on the backdrop.
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog && !(target as Element).closest('button')) return;
    // Hides it at once; closing makes the whole page active again, which takes longer.
    dialog.dataset.leaving = '';
    afterPaint(() => dialog.close());
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  form.after(dialog);
  dialog.querySelector('.actions > :last-child')?.setAttribute('autofocus', '');
  dialog.showModal();
}
