import { carryAlong } from '../form/carry-along.ts';

/** A link to the contact form takes along what it stands under, and with prices the period that is chosen. */
export function enhanceAbout(place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href="/contact"]');
    const item = link?.closest<HTMLElement>('[data-about]');
    if (!item?.dataset.about) return;
    // With one price there is no period to choose.
    const choice = item.querySelector('[data-period]') && item.closest('.pricing');
    const period = choice?.querySelector<HTMLInputElement>('input:checked')?.value;
    carryAlong('about', [item.dataset.about, period].filter(Boolean).join(', '));
  });
}
