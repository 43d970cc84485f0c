import { decodePath } from '../../../shared/redirects.ts';
import { describeSource, readWay, type VisitorWay } from '../../../shared/visit-source.ts';
import { currentForm } from '../../ui/form/current-form.ts';

/** Sent with the message, unless the visitor has removed it. */
let way: VisitorWay = {};

export const sentWay = () => way;

/** Reads the way from addresses alone, those of this page and of the one before: nothing is stored for it. */
function findWay(): VisitorWay {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`))
    return readWay({ fromSource: describeSource(location.search, referrer) });
  const { pathname, search } = new URL(referrer);
  return readWay({
    fromPage: decodePath(pathname),
    fromSource: describeSource(location.search, '') ?? describeSource(search, ''),
  });
}

function show(form: HTMLFormElement, shown: VisitorWay): void {
  const line = form.querySelector<HTMLElement>('[data-way]');
  const text = Object.values(shown).join(', ');
  way = line ? shown : {};
  if (!line) return;
  line.hidden = text === '';
  (line.querySelector('b') as HTMLElement).textContent = text;
}

/** Shows how the visitor came to the form, in a line that can be removed. */
export function beginWay(form: HTMLFormElement): void {
  show(form, findWay());
  form.querySelector('[data-way] button')?.addEventListener('click', () => {
    show(currentForm(form), {});
    currentForm(form).querySelector<HTMLElement>('[type="submit"]')?.focus();
  });
}

export const forgetWay = (form: HTMLFormElement) => show(form, {});
