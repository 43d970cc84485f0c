import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

export type Parent = 'Services' | 'Products';
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
export const menu = (page: Page) => page.locator('#mobile-menu');
export const closer = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });
/** The parent entry; while its list is shown it is the way back. */
export const parent = (page: Page, name: Parent) => menu(page).locator('summary').filter({ hasText: name });
export const back = (page: Page, name: Parent) => parent(page, name).filter({ hasText: 'Back' });
export const list = (page: Page, name: Parent) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) })
    .getByRole('list');
export const topLevel = (page: Page) => menu(page).getByRole('link', { name: 'Pricing' });

export async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(closer(page)).toBeVisible();
}

export async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
}
