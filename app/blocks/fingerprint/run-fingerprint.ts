import { findDifference } from './find-difference.ts';
import { groupDigits } from './group-digits.ts';

/** Blanks of the verdict: {at} is the place of the first difference, {signed} and {copy} the words there. */
export interface FingerprintWords {
  same: string;
  differs: string;
  /** Replaces a text that has ended. */
  end: string;
  /** Message without Web Crypto. */
  insecure: string;
}

async function fingerprintOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function show(list: Element, fingerprint: string, other: string): void {
  for (const [index, { digits, same, differs }] of groupDigits(fingerprint, other).entries()) {
    const item = list.children[index] as HTMLElement;
    item.dataset.differs = String(differs !== '');
    for (const [place, path] of item.querySelectorAll('path').entries())
      path.setAttribute('d', place === 0 ? same : differs);
    (item.querySelector('code') as HTMLElement).textContent = digits;
  }
}

/** Removes the first comma, or adds one after the first word. */
const changeComma = (text: string): string =>
  text.includes(',') ? text.replace(',', '') : text.replace(/^\s*\S+/, '$&,');

/** Fingerprints and compares during typing; nothing leaves the page. */
export function start(object: HTMLElement, words: FingerprintWords): void {
  const [original, copy] = object.querySelectorAll('textarea') as unknown as [HTMLTextAreaElement, HTMLTextAreaElement];
  const [signedFins, copyFins] = object.querySelectorAll('.fingerprint-fins') as unknown as [Element, Element];
  const verdict = object.querySelector('.fingerprint-verdict') as HTMLElement;
  // Only secure contexts have crypto: https and localhost.
  if (!globalThis.crypto?.subtle) {
    verdict.textContent = words.insecure;
    object.dataset.insecure = '';
    for (const text of [original, copy]) text.readOnly = true;
    return;
  }

  async function compare(): Promise<void> {
    const texts = [original.value, copy.value] as const;
    const [signed, other] = await Promise.all(texts.map(fingerprintOf));
    // Newer typing has a later call.
    if (texts[0] !== original.value || texts[1] !== copy.value) return;
    show(signedFins, signed as string, signed as string);
    show(copyFins, other as string, signed as string);
    const difference = findDifference(...texts);
    verdict.dataset.same = String(!difference);
    const said = difference
      ? words.differs
          .replace('{at}', String(difference.at))
          .replace('{signed}', () => difference.one || words.end)
          .replace('{copy}', () => difference.other || words.end)
      : words.same;
    if (verdict.textContent !== said) verdict.textContent = said;
  }

  for (const text of [original, copy]) text.addEventListener('input', compare);
  object.addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
    if (!act) return;
    copy.value = act === 'change' ? changeComma(copy.value) : original.value;
    compare();
  });
  compare();
}
