import type { Place } from '../marked-content.ts';
import { make } from './make.ts';
import type { Shown } from './take-marks.ts';

interface PanelProps {
  pages: string[];
  /** By headings. */
  words: Record<string, { shown: Shown; place: Place }[]>;
  edit: (shown: Shown) => void;
}

/** The way to other pages, undo, and all words of this one: by keyboard too, and those that cannot be seen. */
export function makePanel({ pages, words, edit }: PanelProps): HTMLElement {
  const goTo = make('select', { ariaLabel: 'Page' });
  goTo.append(...pages.map((path) => new Option(path, path, false, path === location.pathname)));
  goTo.onchange = () => location.assign(goTo.value);
  const said = make('p', { role: 'status' });
  const undo = make('button', { textContent: 'Undo' });
  undo.onclick = async () => {
    const answer = await fetch('/edit/undo', { method: 'POST' });
    if (answer.ok) location.reload();
    else said.textContent = await answer.text();
  };
  const facts = make('button', { textContent: 'The company' });
  facts.onclick = () => fetch('/__open-in-editor?file=shared/site.ts');

  const panel = make('details');
  panel.append(
    make('summary', { textContent: 'Edit' }),
    make('p', { textContent: 'Click words to edit them. With Alt, a click does what it does for visitors.' }),
    ...[goTo, ' ', undo, ' ', facts, said],
  );
  for (const [heading, group] of Object.entries(words)) {
    const list = make('ul');
    for (const { shown, place } of group) {
      const button = make('button', { textContent: place.text, onclick: () => edit(shown) });
      if (shown.part) button.prepend(make('small', { textContent: shown.part }));
      list.appendChild(make('li')).append(button);
    }
    panel.append(make('strong', { textContent: heading }), list);
  }
  return panel;
}
