import { connectDialogButtons } from '../../ui/dialog/dialog-buttons.ts';

/** Adds the frame when the overlay opens, and removes it on closing, so that nothing plays on unseen. */
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
  // The panel does not fill the dialog: a click on the dialog itself was beside the panel.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  new MutationObserver(follow).observe(dialog, { attributeFilter: ['open'] });
  // An early click may open it.
  if (dialog.open) follow();
}
