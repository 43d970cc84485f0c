import type { PagePath } from '../../../shared/pages.ts';

export type MenuName = 'services' | 'products';

/** An entry of the main menu: a page, or a panel that lists several. */
export type NavigationEntry = { label: string; to: PagePath } | { label: string; panel: MenuName };
