import type { Shown } from './extract-marks.ts';
import { make } from './make.ts';

/**
 * Links to other pages, undo, and all words of this one: for keyboards, and for hidden words.
 * @param words by headings
 */
export function makePanel(pages: string[], words: Record<string, Shown[]>, edit: (words: Shown) => void): HTMLElement {
  const goTo = make('select', { ariaLabel: 'Page', onchange: () => location.assign(goTo.value) });
  goTo.append(...pages.map((path) => new Option(path, path, false, path === location.pathname)));
  const said = make('p', { role: 'status' });
  const undo = async () => {
    const answer = await fetch('/edit/undo', { method: 'POST' });
    if (answer.ok) location.reload();
    else said.textContent = await answer.text();
  };

  const panel = make('details', { className: 'panel words' });
  panel.append(
    make('summary', { textContent: 'Edit' }),
    make('p', { textContent: 'Click words to edit them. With Alt, a click does what it does for visitors.' }),
    goTo,
    ' ',
    make('button', { textContent: 'Undo', onclick: undo }),
    ' ',
    make('button', { textContent: 'The company', onclick: () => fetch('/__open-in-editor?file=content/site.yaml') }),
    said,
  );
  for (const [heading, group] of Object.entries(words)) {
    const list = make('ul');
    for (const each of group) {
      const button = make('button', { textContent: each.place.text, onclick: () => edit(each) });
      if (each.part) button.prepend(make('small', { textContent: each.part }));
      list.appendChild(make('li')).append(button);
    }
    panel.append(make('strong', { textContent: heading }), list);
  }
  return panel;
}
