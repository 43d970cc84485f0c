import type { Locator, Page } from '@playwright/test';
import { header } from '../../../app/layouts/header/header-words.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { lists } from '../../support/browser/lists.ts';

/** The header on a large screen. */
export const bannerOf = (page: Page): Locator => page.getByRole('banner');
export const navigation = (page: Page) => bannerOf(page).getByRole('navigation', { name: header.navigation });
export const logo = (page: Page) => bannerOf(page).getByRole('link', { name: header.logo });
export const contact = (page: Page) =>
  bannerOf(page).locator('> div > div').getByRole('link', { name: header.contact.label });
/** The line that scrolls away, above the bar that stays. */
export const topBar = (page: Page) => bannerOf(page).locator('> div').first();
export const stuckBar = (page: Page) => bannerOf(page).locator('> div').last();

/** Entries of the navigation, for pages and for menus. */
export const entries = (page: Page): Locator[] =>
  lists.menu.map(({ label }) => navigation(page).getByText(label, { exact: true }).first());

export const accounts = (page: Page): Locator[] =>
  header.account.map(({ label }) =>
    bannerOf(page).getByRole('link', { name: label, exact: true, includeHidden: true }),
  );

/** Label of a page in the menu. */
export function labelOf(path: PagePath): string {
  const entry = lists.menu.find((each) => 'to' in each && each.to === path);
  if (!entry) throw new Error(`The navigation does not lead to ${path}`);
  return entry.label;
}
