import { buildLists } from './lists.ts';
import type { Service } from './service.ts';

const records = import.meta.glob<Service>('./services/*.ts', { eager: true, import: 'service' });

/** All services, in their order: every file of app/content/services is one. */
export const services = Object.values(records).sort((one, other) => one.order - other.order);

/** What menus, footer and teasers show. */
export const lists = buildLists(services);
