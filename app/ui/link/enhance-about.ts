import { carryAlong } from '../form/carry-along.ts';

/** A link to the contact form takes along what it stands under, and with prices the period that is chosen. */
export function enhanceAbout(place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href="/contact"]');
    const about = link?.closest<HTMLElement>('[data-about]')?.dataset.about;
    if (!about) return;
    const period = document.querySelector<HTMLInputElement>('input[name="billing"]:checked')?.value;
    carryAlong('about', period ? `${about}, ${period}` : about);
  });
}
