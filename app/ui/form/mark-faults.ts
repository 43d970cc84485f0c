import type { Fault } from './field-error.tsx';
import type { Control } from './find-faults.ts';

/** Shows the error lines of these fields, and hides those of all others. */
export function markFaults(form: HTMLFormElement, faults: ReadonlyMap<Control, Fault>): void {
  for (const control of form.querySelectorAll<Control>('[name]')) markFault(control, faults.get(control));
}

/** Shows the error line of a field, or hides it. Only attributes change, so that a translated line stays translated. */
export function markFault(control: Element, fault?: Fault): void {
  const id = `${control.id}-error`;
  const line = document.getElementById(id);
  const described = new Set(control.getAttribute('aria-describedby')?.split(' '));
  described.delete(id);
  setAttribute(control, 'aria-invalid', fault && 'true');
  setAttribute(control, 'aria-describedby', [...(fault ? [id] : []), ...described].join(' '));
  if (!line) return;
  line.hidden = !fault;
  for (const words of line.querySelectorAll<HTMLElement>('[data-fault]')) words.hidden = words.dataset.fault !== fault;
}

export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
