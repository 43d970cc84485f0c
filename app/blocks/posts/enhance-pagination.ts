import { isPlainClick } from '../../ui/link/plain-click.ts';

/** There is one page: its own link would only throw the reader back to the top. */
export function enhancePagination(pagination: HTMLElement): void {
  pagination.addEventListener('click', (event) => {
    if (isPlainClick(event)) event.preventDefault();
  });
}
