import { type ContactField, type ContactMessage, contactFields } from '../../../shared/contact-message.ts';

/** Fills a prerendered page with what a visitor typed. As validated: controls are gone, markup is not. */
export type FormTemplate = (typed: ContactMessage, faulty: ReadonlySet<ContactField>) => string;

type Slot = (typed: ContactMessage, faulty: ReadonlySet<ContactField>) => string;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** React writes attributes with double quotes and escapes angle brackets inside them. */
const markedTag = new RegExp(`<(\\w+)\\b[^<>]*? data-(slot|error)="(${contactFields.join('|')})"[^<>]*>`, 'g');

function toSlot(tag: string, element: string, kind: string, field: ContactField): Slot {
  if (kind === 'error') {
    const shown = tag.replace(' hidden=""', '');
    return (_typed, faulty) => (faulty.has(field) ? shown : tag);
  }
  const [before = '', after = ''] = tag.split(` data-slot="${field}"`);
  const invalidMark = (faulty: ReadonlySet<ContactField>) => (faulty.has(field) ? ' aria-invalid="true"' : '');
  if (element === 'textarea') {
    // The parser drops one newline after the tag; without this one it would be the visitor's.
    return (typed, faulty) => `${before}${invalidMark(faulty)}${after}\n${escapeHtml(typed[field])}`;
  }
  return (typed, faulty) => `${before} value="${escapeHtml(typed[field])}"${invalidMark(faulty)}${after}`;
}

/** Cuts a page at its slots, once; see docs/decisions/0005-form-answers-without-script.md for how pages mark them. */
export function parseFormTemplate(html: string): FormTemplate {
  const pieces: (string | Slot)[] = [];
  let end = 0;
  for (const match of html.matchAll(markedTag)) {
    const [tag, element = '', kind = '', field] = match;
    pieces.push(html.slice(end, match.index), toSlot(tag, element, kind, field as ContactField));
    end = match.index + tag.length;
  }
  pieces.push(html.slice(end));
  return (typed, faulty) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece(typed, faulty))).join('');
}

const referenceSlot = /<output[^<>]*data-slot="reference"[^<>]*>(?=<\/output>)/;

/** The page that confirms a message, with the reference in its place. */
export function parseSentTemplate(html: string): (reference: string) => string {
  return (reference) => html.replace(referenceSlot, (tag) => tag + escapeHtml(reference));
}

/** For a site whose pages lack the template: the words alone, so that the visitor is never left without an answer. */
export function renderPlainPage(text: string, note = ''): string {
  const body = `<p>${escapeHtml(text)}</p>${note && `<p>${escapeHtml(note)}</p>`}<p><a href="/contact">Back</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(text)}</title></head><body><main>${body}</main></body></html>`;
}
