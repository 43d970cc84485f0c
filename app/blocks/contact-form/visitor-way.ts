import { decodePath } from '../../../shared/redirects.ts';
import { describeSource, readWay, type VisitorWay } from '../../../shared/visit-source.ts';
import { currentForm } from '../../ui/form/current-form.ts';

/** Sent with the message, unless the visitor has removed it. */
let way: VisitorWay = {};

export const sentWay = () => way;

/** Addresses of the site that this tab showed before, the last first; none where the browser does not tell them. */
function earlierAddresses(home: string): string[] {
  const { navigation } = globalThis as { navigation?: Navigation };
  const entries = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  return entries.flatMap(({ url }) => (url?.startsWith(home) ? url : [])).reverse();
}

/** Reads the way from addresses alone: nothing is stored for it. */
function findWay(): VisitorWay {
  const { referrer } = document;
  const home = `${location.origin}${import.meta.env.BASE_PATH}/`;
  if (!referrer.startsWith(home)) return readWay({ fromSource: describeSource(location.search, referrer) });
  const addresses = [location.href, referrer, ...earlierAddresses(home)];
  const sources = addresses.map((address) => describeSource(new URL(address).search, ''));
  return readWay({
    fromPage: decodePath(new URL(`/${referrer.slice(home.length)}`, home).pathname),
    fromSource: sources.find((source) => source !== undefined),
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
