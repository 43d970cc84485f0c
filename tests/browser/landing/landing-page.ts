import type { Page } from '@playwright/test';
import { header } from '../../../app/layouts/header/header-words.ts';
import { expectLink } from '../../support/browser/parts.ts';

/** Expects links to the accounts in the header. */
export async function expectAccounts(page: Page): Promise<void> {
  for (const action of header.account)
    await expectLink(page.getByRole('banner').getByRole('link', { name: action.label, exact: true }), action);
}
