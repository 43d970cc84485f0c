/** The one message the site can send: its fields, and what makes it a message. Used by the form and by the server. */

export const contactFields = ['name', 'email', 'phone', 'company', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactMessage = Record<ContactField, string>;

/** Fields that may not be blank on arrival. The form asks for all five; the server lets an empty company pass. */
export const neededFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

/** What `<input type="email">` accepts, by the HTML standard, section "Valid e-mail address". Linear in time. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a mail program could answer this address, as a browser's email field checks it (after trimming). */
export function isAnswerableEmail(address: string): boolean {
  return emailPattern.test(address);
}

/** Shown to the visitor word for word; fixed by the specification. */
export const mailLiterals = {
  success: 'Your message was sent successfully!',
  failure: 'There was an error sending your message. Please try again.',
  missingTitle: 'Oops',
  missing: 'Please fill required fields',
} as const;

export const mailPath = '/api/mail';
/** Milliseconds from the first key to the send. Faster than anybody types counts as a sign of spam, never as a refusal. */
export const fillTimeHeader = 'x-fill-time';
/** Visitors without script are sent here after an accepted message. */
export const sentPath = '/message-sent';
/** Prerendered answers to a form without script, filled in by the server; not addresses of their own. */
export const refusedPath = '/message-refused';
export const failedPath = '/message-failed';

/** `201` and `200` of POST /api/mail. */
export interface MailReceipt {
  ok: true;
  id: string;
  /** For people to quote, as `SV-7Q4K-2M`. */
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

/** Digits and capitals that nobody mistakes for one another on paper or on the phone (no I, L, O, U). 32 of them. */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference as it is made by the server; anything else is not put on a page. */
export const referencePattern = /^SV-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/;
