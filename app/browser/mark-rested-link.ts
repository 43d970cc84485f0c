const REST_MS = 800;

/** Marks the link on which the pointer rests: browsers draw its page ahead, by public/prefetch.speculationrules. */
export function markRestedLink(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marked: HTMLElement | undefined;
  function wait(place: Element | null) {
    clearTimeout(timer);
    const link = place?.closest('a');
    if (!link || link === marked) return;
    timer = setTimeout(() => {
      // One page at a time: a browser stops drawing the page of a link without the mark.
      delete marked?.dataset.rested;
      marked = link;
      link.dataset.rested = '';
    }, REST_MS);
  }
  addEventListener('pointerover', ({ target }) => wait(target as Element), { passive: true });
  wait(document.querySelector('a:hover'));
}
