import { type ContactField, type ContactMessage, contactFields } from '../../../shared/contact-message.ts';
import { site } from '../../../shared/site.ts';
import { plainWords } from '../words.ts';

/** Fills a prerendered page with what a visitor typed. As validated: controls are gone, markup is not. */
export type FormTemplate = (typed: ContactMessage, faulty: ReadonlySet<ContactField>) => string;

type Slot = (typed: ContactMessage, faulty: ReadonlySet<ContactField>) => string;

const escapes: (Uint8Array | undefined)[] = new Array(256).fill(undefined);
for (const [character, written] of Object.entries({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}))
  escapes[character.charCodeAt(0)] = Buffer.from(written);
const longestEscape = 6;

/** Byte by byte: replacing in a text takes long where every character is one to replace. */
export function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  const bytes = Buffer.from(text);
  const escaped = Buffer.allocUnsafe(bytes.length * longestEscape);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    const written = escapes[byte];
    if (written === undefined) escaped[length++] = byte;
    else for (let index = 0; index < written.length; index += 1) escaped[length++] = written[index] as number;
  }
  return escaped.toString('utf8', 0, length);
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

const referenceSlot = /<b\b[^<>]*data-slot="reference"[^<>]*>(?=<\/b>)/;
/** What the page says by itself, and what it says of a message that is known. */
const sentSlots = /<section\b[^<>]*data-slot="unknown".*?<\/section>\s*<template data-slot="sent">(.*?)<\/template>/s;

/** The page that confirms a message, with the reference in its place. Nothing for a page that is not marked for it. */
export function parseSentTemplate(html: string): ((reference: string) => string) | undefined {
  const page = html.replace(sentSlots, (_whole, sent: string) => sent);
  if (page === html) return undefined;
  return (reference) => page.replace(referenceSlot, (tag) => tag + escapeHtml(reference));
}

/** For a site whose pages lack the template: the words alone, so that the visitor is never left without an answer. */
export function renderPlainPage(text: string, note = ''): string {
  const body = `<p>${escapeHtml(text)}</p>${note && `<p>${escapeHtml(note)}</p>`}<p><a href="/contact">${escapeHtml(plainWords.back)}</a></p>`;
  return `<!doctype html><html lang="${site.language}" dir="${site.direction}"><head><meta charset="utf-8"><title>${escapeHtml(text)}</title></head><body><main>${body}</main></body></html>`;
}
