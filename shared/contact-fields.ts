export interface ContactInput {
  /** `form`: the form requires it, but the server accepts a message without it. */
  required: 'always' | 'form' | 'never';
  /** Only a `textarea` keeps its line breaks. `email` has to be an address that can be answered. */
  input: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
}

/**
 * Fields of the one message that the site can send, in the order of the form: shared/contact-message.ts adds their labels. A name
 * here is the name of the input, of the JSON key and of the column.
 */
export const contactInputs = {
  name: { required: 'always', input: 'text', autoComplete: 'name' },
  email: { required: 'always', input: 'email', autoComplete: 'email' },
  phone: { required: 'always', input: 'tel', autoComplete: 'tel' },
  company: { required: 'form', input: 'text', autoComplete: 'organization' },
  message: { required: 'always', input: 'textarea' },
} as const satisfies Record<string, ContactInput>;

export type ContactField = keyof typeof contactInputs;
