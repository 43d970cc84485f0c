import type { Place } from '../marked-content.ts';
import { make } from './make.ts';

/** The field under the words, with the objections of checks. Typed words stay until they are saved or given up. */
export class WordsForm {
  readonly element = make('form', { className: 'words-form', hidden: true });
  readonly #field = make('textarea', { ariaLabel: 'Words', spellcheck: true });
  readonly #objection = make('p', { role: 'alert' });
  readonly #where = make('button', { type: 'button', title: 'Open the file in an editor' });
  readonly #save = make('button', { textContent: 'Save' });
  #place: Place | undefined;

  constructor() {
    const cancel = make('button', { type: 'button', textContent: 'Cancel', onclick: () => this.#close() });
    this.element.append(this.#field, this.#objection, this.#save, ' ', cancel, ' ', this.#where);
    this.#where.onclick = () => fetch(`/__open-in-editor?file=${this.#place?.file}:${this.#place?.line}`);
    this.element.onsubmit = (event) => {
      event.preventDefault();
      this.#send();
    };
    this.element.onkeydown = (event) => {
      if (event.key === 'Escape') this.#close();
      if (event.key !== 'Enter' || event.target !== this.#field || event.isComposing) return;
      event.preventDefault();
      this.#send();
    };
  }

  /** @param at place of the words in the window; without it the form is in the corner */
  open(place: Place, at?: DOMRect): void {
    if (this.#place && this.#place.id !== place.id && this.#field.value !== this.#place.text) {
      this.#objection.textContent = 'Save or cancel these words first.';
    } else {
      this.#place = place;
      this.#field.value = place.text;
      this.#where.textContent = `${place.file}:${place.line}`;
      this.#objection.textContent = '';
      this.element.hidden = false;
      const left = Math.max(12, Math.min(at?.left ?? 0, innerWidth - 460)) + scrollX;
      this.element.style.cssText = at
        ? `position: absolute; inset: ${at.bottom + scrollY + 8}px auto auto ${left}px`
        : '';
    }
    this.#field.focus();
    this.element.scrollIntoView({ block: 'nearest' });
  }

  async #send(): Promise<void> {
    if (!this.#place || this.#save.disabled) return;
    this.#save.disabled = true;
    this.#objection.textContent = 'Checking …';
    try {
      const body = JSON.stringify({ id: this.#place.id, text: this.#field.value });
      const answer = await fetch('/edit/save', { method: 'POST', body });
      if (answer.ok) return location.reload();
      this.#objection.textContent = await answer.text();
    } catch {
      this.#objection.textContent = 'Nothing answers. Is `npm run edit` still running? Your words are kept here.';
    }
    this.#save.disabled = false;
  }

  #close(): void {
    this.element.hidden = true;
    this.#place = undefined;
  }
}
