import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

export type Menu = 'Services' | 'Products';

export const trigger = (page: Page, menu: Menu) => page.getByRole('button', { name: menu, exact: true });
export const panel = (page: Page, menu: Menu) => page.locator(`#menu-${menu.toLowerCase()}`);
/** An entry, the link of a card or the one to the overview. */
export const link = (page: Page, menu: Menu, name: string) =>
  panel(page, menu).getByRole('link', { name, exact: true }).first();
export const card = (page: Page, menu: Menu) => panel(page, menu).locator('.mega-card:visible');
export const title = (page: Page, menu: Menu) => card(page, menu).locator('.mega-title');

export async function openMenu(page: Page, menu: Menu) {
  await trigger(page, menu).hover();
  await expect(panel(page, menu)).toBeVisible();
}
