/** Announces which prices are shown from now on. */
export function enhanceBilling(billing: HTMLElement): void {
  const status = billing.querySelector('[role="status"]') as HTMLElement;
  billing.addEventListener('change', ({ target }) => {
    status.textContent = (target as HTMLInputElement).dataset.said ?? '';
  });
}
