import type { KindName } from '../kinds.ts';
import type { FieldValue } from '../record-fields.ts';
import type { FilePart, Fold, List, Part, Structure } from '../structure.ts';
import { makeFieldsForm } from './fields-form.ts';
import { make } from './make.ts';
import { send, showChangedPage, takePressedButton } from './send.ts';

type Act = 'up' | 'down' | 'remove' | 'add';
const names: Record<Act, string> = { up: 'Up', down: 'Down', remove: 'Remove', add: 'Add below' };

/** Blocks of the page, items in them, records, pages and words: each changed by buttons that name it. */
export class StructurePanel {
  readonly element = make('details', { className: 'panel structure' });
  readonly #said = make('p', { role: 'alert' });
  readonly #status = make('p', { role: 'status' });
  readonly #structure: Structure;
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(structure: Structure) {
    this.#structure = structure;
    const { page, folds } = structure;
    this.element.append(
      make('summary', { textContent: 'Structure' }),
      this.#makeButton('Undo', 'Undo the last change', () =>
        this.#send('/edit/undo', undefined, 'Undo the last change'),
      ),
      this.#said,
      this.#status,
    );
    if (page) this.element.append(...this.#makePage(page));
    for (const fold of folds) this.element.append(this.#fold(fold.name, ...this.#makeKind(fold)));
    this.element.append(this.#fold('Photographs', this.#makePhotograph()));
    const pressed = takePressedButton();
    if (pressed === undefined) return;
    this.element.open = true;
    queueMicrotask(() => this.#focus(pressed));
  }

  /** Follows the pressed button to its part's new place; a removed part has none. */
  #focus(pressed: string): void {
    const button = this.#buttons.get(pressed);
    for (let above = button?.closest('details'); above; above = above.parentElement?.closest('details'))
      above.open = true;
    // A button at the end of its list is disabled, and its neighbor is not.
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

  /** The page that is shown: its blocks, and what else it has in lists. */
  #makePage(page: FilePart): HTMLElement[] {
    const blocks = page.lists.filter(({ asks }) => asks);
    return [
      this.#makeFields(page, [], 'Fields: head of this page'),
      ...page.lists.filter(({ asks }) => !asks).map((list) => this.#foldList(page, list, 'this page')),
      ...blocks.flatMap((list) => [make('strong', { textContent: 'Blocks of this page' }), this.#makeList(page, list)]),
    ];
  }

  #makeKind({ kind, files }: Fold): HTMLElement[] {
    const list = make('ol');
    for (const file of files) if (file.hasFields) list.append(this.#makeFile(file));
    const records = files.filter(({ hasFields }) => !hasFields);
    return [
      ...(kind ? [this.#makeNew(kind)] : []),
      ...(list.childElementCount > 0 ? [list] : []),
      ...records.flatMap((file) => file.lists.map((each) => this.#foldOrList(file, each))),
    ];
  }

  /** Records of a kind fill their fold; lists of another file have a fold of their own. */
  #foldOrList(file: FilePart, list: List): HTMLElement {
    return list.asks ? this.#makeList(file, list) : this.#foldList(file, list, file.label);
  }

  #makeFile(file: FilePart): HTMLElement {
    const item = make('li');
    const { label, path } = file;
    const name = `Remove: ${label}`;
    item.append(path ? make('a', { href: path, textContent: label }) : make('span', { textContent: label }), ' ');
    if (path) item.append(this.#makeButton('Remove', name, () => this.#act(file, file, 'remove', name)));
    item.append(this.#makeFields(file, [], `Fields: ${label}`));
    for (const list of file.lists) item.append(this.#foldList(file, list, label));
    return item;
  }

  /** @param within the part that holds the items, for the names of their buttons */
  #foldList(file: FilePart, list: List, within: string): HTMLElement {
    return this.#fold(
      `${list.name} (${list.parts.length})`,
      this.#makeList(file, list, list.asks ? undefined : within),
    );
  }

  #makeList(file: FilePart, { parts, asks }: List, within?: string): HTMLElement {
    const list = make('ol');
    for (const part of parts) list.append(this.#makePart(file, part, parts, asks, within));
    return list;
  }

  #makePart(file: FilePart, part: Part, all: readonly Part[], asks: List['asks'], within?: string): HTMLElement {
    const item = make('li');
    const full = within === undefined ? part.label : `${part.label} in ${within}`;
    const index = all.indexOf(part);
    const buttons = (Object.keys(names) as Act[]).map((act) => {
      const name = `${names[act]}: ${full}`;
      const press = () =>
        act === 'add' && asks ? this.#ask(file, part, asks, item, name) : this.#act(file, part, act, name);
      const button = this.#makeButton(names[act], name, press);
      button.disabled = (act === 'up' && index === 0) || (act === 'down' && index === all.length - 1);
      return button;
    });
    item.append(make('span', { textContent: part.label }), ...buttons);
    if (part.hasFields) item.append(this.#makeFields(file, part.place, `Fields: ${full}`));
    for (const list of part.lists) item.append(this.#foldList(file, list, within ?? part.label));
    return item;
  }

  /** Asks which block is added, or the name of a record. */
  #ask(file: FilePart, part: Part, asks: 'block' | 'name', item: HTMLElement, button: string): void {
    this.element.querySelector('.asked')?.remove();
    const form = make('form', { className: 'asked' });
    const isBlock = asks === 'block';
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
  #makeFields({ file, digest }: FilePart, place: Part['place'], name: string): HTMLButtonElement {
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

  #act({ file, digest }: FilePart, { place }: Pick<Part, 'place'>, act: Act, button: string, name?: string): void {
    this.#send('/edit/structure', { file, digest, place, act, name }, button);
  }

  async #send(address: string, act: object | undefined, button: string): Promise<void> {
    this.#said.textContent = '';
    this.#status.textContent = 'Checking …';
    const { objection, isOffer, said } = await send(address, act);
    if (objection === undefined) return showChangedPage(said, button);
    this.#status.textContent = '';
    this.#said.textContent = `${objection}\n`;
    if (isOffer)
      this.#said.append(
        make('button', {
          textContent: 'Remove it with all of these',
          onclick: () => this.#send(address, { ...act, removeMentions: true }, button),
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

  #makeNew(kind: KindName): HTMLElement {
    const name = make('input', { required: true });
    const address = make('input', { placeholder: 'from its name' });
    const button = `New ${kind}`;
    return this.#makeForm({ Name: name, Address: address }, button, () =>
      this.#send('/edit/new', { kind, name: name.value, address: address.value }, button),
    );
  }

  #makePhotograph(): HTMLElement {
    const file = make('input', { type: 'file', required: true, accept: 'image/*' });
    const name = make('input', { required: true, placeholder: 'people/anna.jpg' });
    return this.#makeForm({ File: file, Name: name }, 'Put it in', () =>
      this.#send(`/edit/photograph?name=${encodeURIComponent(name.value)}`, file.files?.[0], 'Put it in'),
    );
  }
}
