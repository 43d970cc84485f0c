/**
 * Pins or hides the office's card by click, and hides it by Escape from any focus, until pointer or focus come again;
 * `data-card` tells the stylesheet the state.
 */
export function enhanceMapMarker(marker: HTMLElement): void {
  const button = marker.querySelector('button') as HTMLButtonElement;
  const names = { pinned: button.dataset.hide ?? '', other: button.ariaLabel ?? '' };

  function set(state: 'pinned' | 'dismissed' | undefined): void {
    if (state) marker.dataset.card = state;
    else delete marker.dataset.card;
    button.ariaLabel = state === 'pinned' ? names.pinned : names.other;
  }

  button.addEventListener('click', () => set(marker.dataset.card === 'pinned' ? 'dismissed' : 'pinned'));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set('dismissed');
  });
  for (const coming of ['pointerenter', 'focusin'])
    marker.addEventListener(coming, () => {
      if (marker.dataset.card === 'dismissed') set(undefined);
    });
}
