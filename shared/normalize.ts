/**
 * Makes text harmless in a mail header, a terminal and a table, and changes nothing else. Joiners (U+200C, U+200D) stay: names
 * in Persian and composed emoji need them.
 */

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are the subject
const nul = /\0/g;
/** All line breaks; CRLF is one. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const control = /[\u0001-\u001f\u007f-\u009f]/g;
const controlExceptTabAndBreak = /[\u0001-\u0008\u000b-\u001f\u007f-\u009f]/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above

/** Characters that reorder the text after them, so that a mail shows another text than it holds. */
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const bidiOverride = /[\u202a-\u202e\u2066-\u2069]/g;
const zeroWidth = /[\u200b\u2060-\u2064\ufeff]/g;

export function normalizeLine(text: string): string {
  return text
    .toWellFormed()
    .replace(nul, '')
    .replace(lineBreak, ' ')
    .replace(control, ' ')
    .replace(bidiControl, '')
    .replace(zeroWidth, '');
}

export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(nul, '')
    .replace(lineBreak, '\n')
    .replace(controlExceptTabAndBreak, '')
    .replace(bidiOverride, '');
}

/** Letters by category that draw nothing: Hangul fillers and the empty Braille cell. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a reader would see nothing at all. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
