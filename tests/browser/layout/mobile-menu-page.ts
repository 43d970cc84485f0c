import type { Page } from '@playwright/test';
import { mobileMenu } from '../../../app/layouts/header/header-words.ts';
import { expect, needs } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import type { Menu } from './mega-menu-page.ts';

export const menuButton = (page: Page) => page.getByRole('button', { name: mobileMenu.open });
export const menu = (page: Page) => page.locator('#mobile-menu');
export const closer = (page: Page) => menu(page).getByRole('button', { name: mobileMenu.close });

/** Label of the parent entry, and number of its submenu. */
export function parentOf(name: Menu) {
  const parents = lists.menu.filter((entry) => 'panel' in entry);
  const index = parents.findIndex(({ panel }) => panel === name);
  if (!parents[index]) needs(name === 'products' ? '/signchain' : '/services');
  if (!parents[index]) throw new Error(`The navigation lacks menu ${name}`);
  return { label: parents[index].label, submenu: index + 1 };
}

const submenu = (page: Page, name: Menu) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: parentOf(name).label }) });
/** The parent entry, which leads back while its list is shown. */
export const parent = (page: Page, name: Menu) => submenu(page, name).locator('summary');
export const back = (page: Page, name: Menu) => parent(page, name).filter({ hasText: mobileMenu.back });
export const list = (page: Page, name: Menu) => submenu(page, name).getByRole('list');
/** Entries that are links of their own, hidden while a submenu is shown. */
export const topLevel = (page: Page) =>
  menu(page).getByRole('link', { name: lists.menu.findLast((entry) => 'to' in entry)?.label ?? '', exact: true });

export async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(closer(page)).toBeVisible();
}

export async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
}
