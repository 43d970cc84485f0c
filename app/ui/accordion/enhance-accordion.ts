/** Keeps one question open: its summary ignores clicks and is aria-disabled. The elements hold the state. */
export function enhanceAccordion(accordion: HTMLElement): void {
  for (const details of accordion.querySelectorAll('details')) {
    const summary = details.querySelector('summary');
    const report = () => {
      if (summary) summary.ariaDisabled = details.open ? 'true' : null;
    };
    summary?.addEventListener('click', (event) => {
      if (details.open) event.preventDefault();
    });
    details.addEventListener('toggle', report);
    report();
  }
}
