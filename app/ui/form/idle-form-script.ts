import { afterPaint } from './after-paint.ts';
import { currentForm } from './current-form.ts';
import { findFaults } from './find-faults.ts';
import type { FormScript } from './form-script.ts';
import { focusFirstFault, markFaults } from './mark-faults.ts';
import { showNotice } from './show-notice.ts';

/**
 * A form without a service behind it: it is checked, sends nothing, stores nothing and keeps typed words. Until this
 * script comes its button is off, and `post` keeps a password out of the address in any other case.
 */
export const script: FormScript = {
  submit(form) {
    const faults = findFaults(form);
    const types = [...faults].flatMap(([{ type }, fault]) => (fault === 'missing' ? type : []));
    // Blank fields come first, then an unticked box.
    const notice = types.some((type) => type !== 'checkbox') ? 'missing' : types.length > 0 ? 'terms' : '';
    if (form.querySelector(`[data-notice="${notice}"]`)) {
      // Lets the button answer first; marks and notice come in one frame.
      afterPaint(() => {
        markFaults(form, faults);
        showNotice(form, notice, () => focusFirstFault(currentForm(form)));
      });
      return;
    }
    markFaults(form, faults);
    focusFirstFault(form);
    if (faults.size === 0 && form.dataset.note) repeat(form.dataset.note);
  },
};

/** Repeats a note after a submit: a new element lights up, and the live region reads it out. */
function repeat(id: string): void {
  const note = document.getElementById(id);
  if (!note) return;
  const lit = note.cloneNode(true) as HTMLElement;
  lit.dataset.again = '';
  note.replaceWith(lit);
  const spoken = document.createElement('span');
  spoken.append(...note.childNodes);
  document.getElementById(`${id}-repeated`)?.replaceChildren(spoken);
}
