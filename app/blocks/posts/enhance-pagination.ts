import { isPlainClick } from '../../ui/link/plain-click.ts';

/** Disables links to the only page, which would jump back to the top. */
export function enhancePagination(pagination: HTMLElement): void {
  pagination.addEventListener('click', (event) => {
    if (isPlainClick(event)) event.preventDefault();
  });
}
