import type { Page } from '@playwright/test';
import { expect, needs } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';

const panels = { services: lists.services, products: lists.products };

export type Menu = keyof typeof panels;
/** Menus of the navigation. */
export const menus = lists.menu.flatMap((entry) => ('panel' in entry ? [entry.panel] : []));

/** The entries of a menu in their order: there is a first, and a last that is another. */
export const entriesOf = (menu: Menu) => {
  const all = panels[menu];
  const [first, second] = all;
  const last = all.at(-1);
  if (!first || !second || !last) throw new Error(`The menu of ${menu} has too few entries`);
  return { all, first, second, last };
};

const labelOf = (menu: Menu) => {
  const entry = lists.menu.find((each) => 'panel' in each && each.panel === menu);
  if (!entry) needs(menu === 'products' ? '/signchain' : '/services');
  if (!entry) throw new Error(`The navigation lacks menu ${menu}`);
  return entry.label;
};

export const trigger = (page: Page, menu: Menu) =>
  page.getByRole('banner').getByRole('button', { name: labelOf(menu), exact: true });
export const panel = (page: Page, menu: Menu) => page.locator(`#menu-${menu}`);
/** The list at the left. */
export const list = (page: Page, menu: Menu) => panel(page, menu).getByRole('list').first();
export const entry = (page: Page, menu: Menu, name: string) => list(page, menu).getByRole('link', { name });
/** The card beside the list: the name, the words, the link and the picture of the selected entry. */
export const card = (page: Page, menu: Menu) => panel(page, menu).locator('div:has(> img):visible');
export const title = (page: Page, menu: Menu) => card(page, menu).getByRole('paragraph').first();

export async function openMenu(page: Page, menu: Menu) {
  await trigger(page, menu).hover();
  await expect(panel(page, menu)).toBeVisible();
}

export async function expectClosed(page: Page, menu: Menu) {
  await expect(panel(page, menu)).toBeHidden();
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'false');
}
