import { logicalKey } from '../../ui/direction/direction.ts';

/** Steps through the topics; the ends meet. Both axes, since topics form a row or a square. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Turns the radio buttons into tabs. Replaces only the control inside each topic, so nothing moves; the choice and the
 * focus stay.
 */
export function enhanceTopics(topics: HTMLElement): void {
  const list = topics.querySelector('[role="radiogroup"]') as HTMLElement;
  const panels = [...topics.querySelectorAll<HTMLElement>('.topic-panel')];
  const radios = [...list.querySelectorAll('input')];
  const chosen = radios.findIndex((radio) => radio.checked);
  const focused = radios.indexOf(document.activeElement as HTMLInputElement);

  const tabs = radios.map((radio, index) => {
    const label = radio.parentElement as HTMLElement;
    const panel = panels[index] as HTMLElement;
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.role = 'tab';
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('aria-controls', panel.id);
    tab.textContent = label.textContent;
    tab.addEventListener('click', () => select(index));
    label.replaceWith(tab);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    return tab;
  });
  list.role = 'tablist';
  list.addEventListener('keydown', (event) => {
    const step = steps[logicalKey(event)];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(step(tabs.indexOf(event.target as HTMLButtonElement), tabs.length));
  });

  function mark(selected: number): void {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === selected);
      tab.tabIndex = index === selected ? 0 : -1;
    }
  }
  function select(selected: number): void {
    mark(selected);
    tabs[selected]?.focus();
  }

  mark(Math.max(0, chosen));
  tabs[focused]?.focus();
}
