import type { Locator, Page } from '@playwright/test';
import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import { type ContactField, type ContactMessage, contactFields } from '../../../shared/contact-message.ts';
import { block } from '../blocks.ts';
import { goodFields } from '../contact-message.ts';

const { form } = block<ContactForm>('/contact', 'contact-form');

/** A visitor's message. */
export const message: ContactMessage = {
  ...goodFields,
  name: 'Ada Byron',
  email: 'ada@analytical.example',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  message: 'Our invoices take three days.\nWe would like them to take one.',
};

/** The contact form as a visitor sees it. */
export class ContactPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  readonly notice: Locator;
  /** Replaces the form after a success. */
  readonly receipt: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: form.heading, includeHidden: true });
    this.send = this.form.getByRole('button', { name: form.submit });
    this.notice = page.getByRole('alertdialog');
    this.receipt = page.locator('section.receipt');
  }

  field(name: ContactField): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill(values: Partial<ContactMessage> = message): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as ContactField).fill(value);
  }

  async values(): Promise<ContactMessage> {
    const entries = contactFields.map(async (name) => [name, await this.field(name).inputValue()]);
    return Object.fromEntries(await Promise.all(entries));
  }
}

/** Counts the requests that carry a message. */
export function countPosts(page: Page): { readonly count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.count += 1;
  });
  return posts;
}
