import { type ContactField, type ContactInput, contactInputs } from './contact-fields.ts';
import words from './words/contact-form.json' with { type: 'json' };

/**
 * The one message the site can send, defined once: the form, its check, the server's validation, the columns of the store,
 * the mail, the owner's tool and the exports follow from this record. docs/owner/change-the-contact-form.md says how to change it.
 */

export type { ContactField } from './contact-fields.ts';

interface Labels {
  /** Shown on pages. */
  label: string;
  /** Word in mails and the owner's tool, if it differs. */
  ownerLabel?: string;
}

/** Fields of earlier releases. Stores keep their old values; the columns stay empty for new messages. */
export const retiredFields: readonly string[] = [];

export type ContactMessage = Record<ContactField, string>;

const labels: Record<ContactField, Labels> = words.fields;

export const contactFields = Object.keys(contactInputs) as readonly ContactField[];
export const fieldRules = Object.fromEntries(
  contactFields.map((field) => [field, { ...labels[field], ...contactInputs[field] }]),
) as Readonly<Record<ContactField, Labels & ContactInput>>;

/** Fields of one line and of many lines. */
export const oneLineFields = contactFields.filter((field) => fieldRules[field].input !== 'textarea');
export const textFields = contactFields.filter((field) => fieldRules[field].input === 'textarea');

/** Names in mails and in the owner's tool. */
export const ownerLabels = fillMessage((field) => fieldRules[field].ownerLabel ?? fieldRules[field].label);

/** A message with a value for each field. */
export function fillMessage(textOf: (field: ContactField) => string): ContactMessage {
  return Object.fromEntries(contactFields.map((field) => [field, textOf(field)])) as ContactMessage;
}

/** Shown to the visitor word for word; fixed by the specification. */
export const mailLiterals = {
  success: words.success,
  failure: words.failure,
  missingTitle: words.missingTitle,
  missing: words.missing,
};

/** Page with the form. */
export const contactPath = '/contact';
export const mailPath = '/api/mail';
/** Milliseconds from the first key to the send. A time too fast for people is a sign of spam, never a refusal. */
export const fillTimeHeader = 'x-fill-time';
/** Visitors without script are sent here after an accepted message. */
export const sentPath = '/message-sent';
/** Prerendered answers to a form without script, filled in by the server; without addresses. */
export const refusedPath = '/message-refused';
export const failedPath = '/message-failed';
/** Path of links in the owner's mails. */
export const ownerActionPath = '/message-act';

/** `201` and `200` of POST /api/mail. */
export interface MailReceipt {
  ok: true;
  id: string;
  /** Text to quote, as `SV-7Q4K-2M`. */
  reference: string;
}

export function isMailReceipt(value: unknown): value is MailReceipt {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as MailReceipt).ok === true &&
    typeof (value as MailReceipt).id === 'string' &&
    typeof (value as MailReceipt).reference === 'string'
  );
}

/** 32 digits and capitals that are hard to confuse on paper or on the phone (no I, L, O, U). */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Form of a server's reference; other text is not put on a page. */
export const referencePattern = /^SV-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/;
