import type { FormScript } from '../ui/form/form-script.ts';
import { markFault } from '../ui/form/mark-faults.ts';

/** Scripts of the kinds of forms, by the name in `data-form`. */
const kinds: Record<string, () => Promise<{ script: FormScript }>> = {
  contact: () => import('../blocks/contact-form/contact-form-script.ts'),
  idle: () => import('../ui/form/idle-form-script.ts'),
};

const root = document.documentElement;

/**
 * Brings the script of the page's forms, and listens for all of them at the document: a form may be wrapped, moved or replaced
 * at any time. Without the script the forms stay as they were served.
 */
export async function enhanceForms(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-form]')];
  if (forms.length === 0) return;
  try {
    const names = [...new Set(forms.map(({ dataset }) => dataset.form ?? ''))];
    const loaded = names.map(async (name) => [name, (await kinds[name]?.())?.script] as const);
    const scripts = new Map(await Promise.all(loaded));
    const scriptOf = (form: HTMLFormElement | null) => scripts.get(form?.dataset.form ?? '');

    for (const form of forms) {
      for (const button of form.querySelectorAll<HTMLButtonElement>('[type="submit"]')) button.disabled = false;
      scriptOf(form)?.begin?.(form);
    }
    document.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      const script = scriptOf(form);
      if (!script || script.isNative?.(form)) return;
      event.preventDefault();
      script.submit(form);
    });
    document.addEventListener('input', ({ target }) => {
      const { form } = target as HTMLInputElement;
      const script = scriptOf(form ?? null);
      if (!form || !script) return;
      markFault(target as Element);
      script.input?.(form);
    });
    root.dataset.forms = '';
    dispatchEvent(new Event('site:forms'));
  } catch {
    root.dataset.script = 'failed';
    dispatchEvent(new Event('site:failed'));
  }
}
