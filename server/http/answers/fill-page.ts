import type { AnswerPart } from '../../../shared/answer-part.ts';
import { site } from '../../../shared/site.ts';
import { type OwnerActionWords, plainWords } from '../words.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const escapes: (Uint8Array | undefined)[] = new Array(256).fill(undefined);
for (const [character, written] of Object.entries({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}))
  escapes[character.charCodeAt(0)] = encoder.encode(written);
const longestEscape = 6;

/** Escapes byte by byte: replacing in a text is slow if every character is one. */
export function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  const bytes = encoder.encode(text);
  const escaped = new Uint8Array(bytes.length * longestEscape);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    const written = escapes[byte];
    if (written === undefined) escaped[length++] = byte;
    else for (let index = 0; index < written.length; index += 1) escaped[length++] = written[index] as number;
  }
  return decoder.decode(escaped.subarray(0, length));
}

/** Validated texts by the names of their places: controls are gone, markup is not. */
export type SlotValues = Readonly<Record<string, string | undefined>>;

/** @returns the page with each text in its place, as text and never as markup */
export function fillPage(parts: readonly AnswerPart[], given: SlotValues): string {
  const written = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('put' in part) return escapeHtml(given[part.put] ?? '');
    const stands = 'if' in part ? given[part.if] !== undefined : given[part.unless] === undefined;
    return stands ? fillPage(part.parts, given) : '';
  });
  return written.join('');
}

/**
 * Renders the words alone for a site built without answer pages, so that the visitor always gets an answer.
 * @param basePath of the site
 */
export function renderPlainPage(basePath: string, text: string, note = '', button = ''): string {
  const [title, more, act, back] = [text, note, button, plainWords.back].map(escapeHtml);
  const form = act && `<form method="post"><button>${act}</button></form>`;
  const body = `<p>${title}</p>${more && `<p>${more}</p>`}<p><a href="${basePath}/contact">${back}</a></p>${form}`;
  return `<!doctype html><html lang="${site.language}" dir="${site.direction}"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${body}</main></body></html>`;
}

export const renderPlainOwnerAction = (
  basePath: string,
  { heading, text, reference, button }: OwnerActionWords,
): string => renderPlainPage(basePath, heading, [reference, text].filter(Boolean).join(': '), button);
