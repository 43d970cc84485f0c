import { buildLists } from './lists.ts';
import { content } from './loaded.ts';
import { type ServiceListing, toListing } from './service.ts';

/** All services, in their order. */
export const services: readonly ServiceListing[] = content.services.map(toListing);

/** What menus, footer and teasers show. */
export const lists = buildLists({ pages: content.pages, services, posts: content.posts });
