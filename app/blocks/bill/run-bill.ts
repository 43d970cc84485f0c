/** {team}, {toDate} and {forecast} are those of the choice. */
export interface BillWords {
  said: string;
}

/** Says the sum of the chosen team aloud; the choice itself is the browser's own affair. */
export function start(object: HTMLElement): void {
  const status = object.querySelector('[role="status"]') as HTMLElement;
  object.addEventListener('change', ({ target }) => {
    status.textContent = (target as HTMLInputElement).dataset.said ?? '';
  });
}
