import { buildLists } from './lists.ts';
import { services } from './service-records.ts';

/** What menus, footer and teasers show. */
export const lists = buildLists(services);
