import { content } from '../../app/content/loaded.ts';
import { listHeads } from '../../app/content/page-heads.ts';
import { toListing } from '../../app/content/service.ts';
import { switches } from '../../shared/site.ts';

/** What menus and lists are made from. */
export const records = { pages: content.pages, services: content.services.map(toListing), posts: content.posts };

/** Address, title and description of every page of the site map, services and projects included. */
export const sitePages = [
  ...listHeads(content),
  ...content.services,
  ...(switches.portfolio ? content.projects : []),
  ...(switches.team ? content.profiles : []),
];
