/**
 * What a visitor takes along from one page to the contact form: in this tab alone, read once, and never in an address. Storage
 * may be full or forbidden; then nothing is taken along.
 */
const keyOf = (name: CarriedName) => `carried-${name}`;

/** `email`: the address typed into the footer; `about`: the plan or page that the visitor came from. */
type CarriedName = 'email' | 'about';

export function carryAlong(name: CarriedName, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), text);
  } catch {}
}

/** What was carried here, which is forgotten now. */
export function takeCarried(name: CarriedName): string {
  try {
    const text = sessionStorage.getItem(keyOf(name)) ?? '';
    sessionStorage.removeItem(keyOf(name));
    return text;
  } catch {
    return '';
  }
}
