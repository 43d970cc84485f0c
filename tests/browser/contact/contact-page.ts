import type { Locator, Page } from '@playwright/test';

export const message = {
  name: 'Ada Byron',
  email: 'ada@analytical.example',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  message: 'Our invoices take three days.\nWe would like them to take one.',
};
export type Message = typeof message;

export const literals = {
  success: 'Your message was sent successfully!',
  failure: 'There was an error sending your message. Please try again.',
};

/** The contact form as a visitor sees it. */
export class ContactPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Send us a message' });
    this.send = this.form.getByRole('button', { name: 'Send message' });
    this.notice = page.getByRole('alertdialog');
  }

  field(name: keyof Message): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill(values: Partial<Message> = message): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as keyof Message).fill(value);
  }

  async values(): Promise<Message> {
    const entries = Object.keys(message).map(async (name) => [
      name,
      await this.field(name as keyof Message).inputValue(),
    ]);
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
