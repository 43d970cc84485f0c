import { logicalKey } from '../../ui/direction/direction.ts';

/** Arrow keys inside a panel: up and down along the list, on to the card, back to the list. */
export function moveInPanel(panel: HTMLElement, event: KeyboardEvent): void {
  const entries = [...panel.querySelectorAll<HTMLElement>('.mega-entry')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const key = logicalKey(event);
  const target = at >= 0 ? fromEntry(key, entries, at, panel) : fromCard(key, panel);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function fromEntry(key: string, entries: HTMLElement[], at: number, panel: HTMLElement) {
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(at - 1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key === 'ArrowRight') return panel.querySelector<HTMLElement>('.mega-card[data-selected] a');
  return undefined;
}

function fromCard(key: string, panel: HTMLElement) {
  return key === 'ArrowLeft' ? panel.querySelector<HTMLElement>('[data-selected] > .mega-entry') : undefined;
}
