import { connectDialogButtons } from '../../ui/dialog/dialog-buttons.ts';

/** Puts the frame in when the overlay opens, and takes it away again, so that nothing plays on unseen. */
export function enhanceVideoOverlay(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  const place = dialog.querySelector('[data-address]') as HTMLElement;

  function follow(): void {
    place.replaceChildren();
    if (!dialog.open) return;
    const frame = document.createElement('iframe');
    frame.title = dialog.ariaLabel ?? '';
    frame.allow = 'autoplay; fullscreen; encrypted-media';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = place.dataset.address ?? '';
    place.append(frame);
  }

  connectDialogButtons(dialog);
  // The panel does not fill the dialog: a click whose target is the dialog itself was made beside it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  new MutationObserver(follow).observe(dialog, { attributeFilter: ['open'] });
  // It may have been opened before.
  if (dialog.open) follow();
}
