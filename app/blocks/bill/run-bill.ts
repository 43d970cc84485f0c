/** {team}, {toDate} and {forecast} are those of the choice. */
export interface BillWords {
  said: string;
}

/** Announces the sum of the chosen team; the browser itself handles the choice. */
export function start(object: HTMLElement): void {
  const status = object.querySelector('[role="status"]') as HTMLElement;
  object.addEventListener('change', ({ target }) => {
    status.textContent = (target as HTMLInputElement).dataset.said ?? '';
  });
}
