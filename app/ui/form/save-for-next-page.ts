/**
 * Words that a visitor takes from one page to the contact form: in this tab alone, read once, and never in an address.
 * Storage may be full or forbidden; then nothing is carried.
 */
const keyOf = (name: CarriedName) => `carried-${name}${import.meta.env.BASE_PATH}`;

/** `email`: the address typed into the footer; `about`: the visitor's last plan or page. */
type CarriedName = 'email' | 'about';

export function saveForNextPage(name: CarriedName, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), text);
  } catch {}
}

/** Reads carried words, and forgets them. */
export function takeSaved(name: CarriedName): string {
  try {
    const text = sessionStorage.getItem(keyOf(name)) ?? '';
    sessionStorage.removeItem(keyOf(name));
    return text;
  } catch {
    return '';
  }
}
