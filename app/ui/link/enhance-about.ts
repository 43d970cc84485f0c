import { saveForNextPage } from '../form/save-for-next-page.ts';

/** Lets a link to the contact form carry its heading, and with prices the chosen period. */
export function enhanceAbout(place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[href="${import.meta.env.BASE_PATH}/contact"]`);
    const item = link?.closest<HTMLElement>('[data-about]');
    if (!item?.dataset.about) return;
    // Single prices have no period to choose.
    const choice = item.querySelector('[data-period]') && item.closest('.pricing');
    const period = choice?.querySelector<HTMLInputElement>('input:checked')?.value;
    saveForNextPage('about', [item.dataset.about, period].filter(Boolean).join(', '));
  });
}
