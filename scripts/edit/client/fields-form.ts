import type { Field, FieldValue } from '../record-fields.ts';
import { make } from './make.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function makeInput({ value, kind, choices }: Field, id: string): { input: Input; more: Node[] } {
  if (kind === 'flag') {
    const input = make('select');
    input.append(...['', ...choices].map((each) => new Option(String(each), String(each), false, each === value)));
    return { input, more: [] };
  }
  if (choices.length === 0) return { input: make('textarea', { value, rows: 1 }), more: [] };
  const list = make('datalist', { id });
  list.append(...choices.map((each) => new Option(String(each), String(each))));
  const input = make('input', { value });
  input.setAttribute('list', id);
  return { input, more: [list] };
}

/**
 * The fields of a block, an item, a record or a page. Empty fields are left out of the file.
 * @param save gets those that were changed
 */
export function makeFieldsForm(fields: Field[], save: (changed: FieldValue[]) => void, close: () => void) {
  const form = make('form', { className: 'asked' });
  const inputs = fields.map((field, index) => {
    const { input, more } = makeInput(field, `choices-${index}`);
    const words = `${field.path.join(' ') || 'Text'}${field.kind === 'list' ? ', one a line' : ''} `;
    const label = make('label', { textContent: words });
    label.append(input, ...more);
    form.append(label);
    return { field, input };
  });
  form.append(make('button', { textContent: 'Save the fields' }));
  form.onsubmit = (event) => {
    event.preventDefault();
    const changed = inputs.filter(({ field, input }) => input.value !== field.value);
    save(changed.map(({ field: { path, kind }, input }) => ({ path, kind, value: input.value })));
  };
  form.onkeydown = ({ key }) => {
    if (key !== 'Escape') return;
    form.remove();
    close();
  };
  return form;
}
