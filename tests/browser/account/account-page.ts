import type { Locator, Page, Request } from '@playwright/test';
import type { Props as Account } from '../../../app/blocks/account/schema.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { block } from '../../support/blocks.ts';
import { expect } from '../../support/browser/fixtures.ts';

/** Names, fields and notes of the three account forms. */
const accountOf = (path: PagePath) => block<Account>(path, 'account');
export const accountForms = {
  '/login': accountOf('/login'),
  '/signup': accountOf('/signup'),
  '/reset-password': accountOf('/reset-password'),
} as const;

export type AccountPath = keyof typeof accountForms;
export const accountPaths = Object.keys(accountForms) as AccountPath[];

const words: Record<string, string> = { name: 'Ada', email: 'ada@company.example', password: 'a secret word' };

export class AccountPage {
  readonly page: Page;
  readonly path: AccountPath;

  constructor(page: Page, path: AccountPath) {
    this.page = page;
    this.path = path;
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: accountForms[this.path].form.name });
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: accountForms[this.path].form.submit, exact: true });
  }

  get notice(): Locator {
    return this.page.getByRole('alertdialog');
  }

  get box(): Locator {
    return this.form.getByRole('checkbox');
  }

  field(name: string): Locator {
    return this.form.locator(`input[name=${name}]`);
  }

  /** Fills every field except the named ones. */
  async fill({ except = [], tick = true }: { except?: string[]; tick?: boolean } = {}): Promise<void> {
    for (const { name } of accountForms[this.path].form.fields)
      await this.field(name).fill(except.includes(name) ? '' : (words[name] as string));
    if (await this.box.count()) await this.box.setChecked(tick);
  }

  values(): Promise<(string | boolean)[]> {
    return this.form
      .locator('input')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map((input) => (input.type === 'checkbox' ? input.checked : input.value)),
      );
  }

  /** Expects nothing sent, stored or opened, and the typed words still there. */
  async expectNoTrace(act: () => Promise<void>): Promise<void> {
    const before = await this.values();
    const requests: string[] = [];
    const note = (request: Request) => requests.push(new URL(request.url()).pathname);
    this.page.on('request', note);
    await act();
    // The test's own request ends the wait: the form's requests came before it.
    await this.page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    this.page.off('request', note);
    expect(requests).toEqual(['/robots.txt']);
    expect(new URL(this.page.url()).pathname).toBe(this.path);
    expect(new URL(this.page.url()).search).toBe('');
    expect(await this.values()).toEqual(before);
    expect(await this.page.context().cookies()).toEqual([]);
    expect(
      await this.page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
      ]),
    ).toEqual([0, 0, 0]);
  }
}
