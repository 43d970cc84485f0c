import type { FieldValue } from '../record-fields.ts';
import type { FileStructure, List, Part, Structure } from '../structure.ts';
import { makeFieldsForm } from './fields-form.ts';
import { make } from './make.ts';
import { goOn, send, takeKept } from './send.ts';

type Act = 'up' | 'down' | 'remove' | 'add';
const names: Record<Act, string> = { up: 'Up', down: 'Down', remove: 'Remove', add: 'Add below' };

/** Blocks of the page, items in them, records and pages: each moved, removed and added by buttons that name it. */
export class StructurePanel {
  readonly element = make('details', { className: 'panel structure' });
  readonly #said = make('p', { role: 'alert' });
  readonly #status = make('p', { role: 'status' });
  readonly #structure: Structure;
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(structure: Structure, pages: readonly string[]) {
    this.#structure = structure;
    const { page, records } = structure;
    this.element.append(
      make('summary', { textContent: 'Structure' }),
      this.#makeButton('Undo', 'Undo the last change', () =>
        this.#send('/edit/undo', undefined, 'Undo the last change'),
      ),
      ...[this.#said, this.#status],
    );
    if (page) this.element.append(this.#makeFields(page, [], 'Fields: head of this page'), ...this.#makeFile(page));
    for (const each of records) this.element.append(this.#fold(each.name, ...this.#makeFile(each).slice(1)));
    this.element.append(this.#fold('Pages', this.#makeNewPage(), ...(page ? this.#makeRemovePage(page, pages) : [])));
    this.element.append(this.#fold('Photographs', this.#makePhotograph()));
    const pressed = takeKept();
    if (pressed === undefined) return;
    this.element.open = true;
    queueMicrotask(() => this.#focus(pressed));
  }

  /** The button that was pressed is where its part is now; that of a removed part is not there any more. */
  #focus(pressed: string): void {
    const button = this.#buttons.get(pressed);
    for (let above = button?.closest('details'); above; above = above.parentElement?.closest('details'))
      above.open = true;
    // At the end of its list a button cannot be pressed, and its neighbor can.
    const near = button?.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button;
    (near ?? this.element.querySelector('summary'))?.focus();
  }

  #fold(heading: string, ...parts: Node[]): HTMLElement {
    const fold = make('details');
    fold.append(make('summary', { textContent: heading }), ...parts);
    return fold;
  }

  #makeButton(textContent: string, ariaLabel: string, onclick: () => void): HTMLButtonElement {
    const button = make('button', { type: 'button', textContent, ariaLabel, onclick });
    this.#buttons.set(ariaLabel, button);
    return button;
  }

  #makeFile(file: FileStructure): HTMLElement[] {
    return [make('strong', { textContent: file.name }), this.#makeList(file, file)];
  }

  /** @param within the block that the items stand in, for the names of their buttons */
  #makeList(file: FileStructure, { parts }: List, within?: string): HTMLElement {
    const list = make('ol');
    for (const part of parts) list.append(this.#makePart(file, part, parts, within));
    return list;
  }

  #makePart(file: FileStructure, part: Part, all: readonly Part[], within?: string): HTMLElement {
    const item = make('li');
    const full = within === undefined ? part.label : `${part.label} in ${within}`;
    const index = all.indexOf(part);
    const buttons = (Object.keys(names) as Act[]).map((act) => {
      const name = `${names[act]}: ${full}`;
      const isAsked = act === 'add' && within === undefined && file.asks !== undefined;
      const press = () => (isAsked ? this.#ask(file, part, item, name) : this.#act(file, part, act, name));
      const button = this.#makeButton(names[act], name, press);
      button.disabled = (act === 'up' && index === 0) || (act === 'down' && index === all.length - 1);
      return button;
    });
    item.append(make('span', { textContent: part.label }), ...buttons);
    if (part.isGroup) item.append(this.#makeFields(file, part.place, `Fields: ${full}`));
    for (const list of part.lists)
      item.append(this.#fold(`${list.name} (${list.parts.length})`, this.#makeList(file, list, within ?? part.label)));
    return item;
  }

  /** Asks which block is added, or the name of a record. */
  #ask(file: FileStructure, part: Part, item: HTMLElement, button: string): void {
    this.element.querySelector('.asked')?.remove();
    const form = make('form', { className: 'asked' });
    const isBlock = file.asks === 'block';
    const field = isBlock
      ? make('select', { ariaLabel: 'Block' })
      : make('input', { ariaLabel: 'Name', required: true });
    if (isBlock) field.append(...this.#structure.blocks.map((each) => new Option(each, each)));
    form.append(field, make('button', { textContent: 'Add' }));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#act(file, part, 'add', button, field.value);
    };
    form.onkeydown = ({ key }) => {
      if (key !== 'Escape') return;
      form.remove();
      this.#buttons.get(button)?.focus();
    };
    item.append(form);
    field.focus();
  }

  /** A button that shows the fields of a part below it. */
  #makeFields({ file, digest }: FileStructure, place: Part['place'], name: string): HTMLButtonElement {
    const button = this.#makeButton('Fields', name, async () => {
      this.element.querySelector('.asked')?.remove();
      const { objection, said = '[]' } = await send('/edit/fields', { file, place });
      this.#said.textContent = objection ?? '';
      if (objection !== undefined) return;
      const save = (fields: FieldValue[]) =>
        this.#send('/edit/structure', { file, digest, place, act: 'set', fields }, name);
      const form = makeFieldsForm(JSON.parse(said), save, () => button.focus());
      button.after(form);
      form.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
    return button;
  }

  #act({ file, digest }: FileStructure, { place }: Pick<Part, 'place'>, act: Act, button: string, name?: string): void {
    this.#send('/edit/structure', { file, digest, place, act, name }, button);
  }

  async #send(address: string, act: object | undefined, button: string): Promise<void> {
    this.#said.textContent = '';
    this.#status.textContent = 'Checking …';
    const { objection, isOffer, said } = await send(address, act);
    if (objection === undefined) return goOn(said, button);
    this.#status.textContent = '';
    this.#said.textContent = `${objection}\n`;
    if (isOffer)
      this.#said.append(
        make('button', {
          textContent: 'Remove it with all of these',
          onclick: () => this.#send(address, { ...act, takeOut: true }, button),
        }),
      );
    this.#said.scrollIntoView({ block: 'nearest' });
  }

  /** @param asks fields by their labels */
  #makeForm(asks: Record<string, HTMLElement>, buttonName: string, send: () => void): HTMLElement {
    const form = make('form');
    for (const [words, field] of Object.entries(asks)) {
      const label = make('label', { textContent: `${words} ` });
      label.append(field);
      form.append(label);
    }
    const button = this.#makeButton(buttonName, buttonName, () => {});
    button.type = 'submit';
    form.append(button);
    form.onsubmit = (event) => {
      event.preventDefault();
      send();
    };
    return form;
  }

  #makeNewPage(): HTMLElement {
    const name = make('input', { required: true });
    const address = make('input', { placeholder: 'from its name' });
    return this.#makeForm({ Name: name, Address: address }, 'Make a page', () =>
      this.#send('/edit/page', { name: name.value, address: address.value }, 'Make a page'),
    );
  }

  #makePhotograph(): HTMLElement {
    const file = make('input', { type: 'file', required: true, accept: 'image/*' });
    const name = make('input', { required: true, placeholder: 'people/anna.jpg' });
    return this.#makeForm({ File: file, Name: name }, 'Put it in', () =>
      this.#send(`/edit/photograph?name=${encodeURIComponent(name.value)}`, file.files?.[0], 'Put it in'),
    );
  }

  #makeRemovePage(page: FileStructure, pages: readonly string[]): HTMLElement[] {
    if (page.file.startsWith('content/templates/') || !pages.includes(location.pathname)) return [];
    const name = `Remove the page ${location.pathname}`;
    return [this.#makeButton(name, name, () => this.#act(page, { place: [] }, 'remove', name))];
  }
}
