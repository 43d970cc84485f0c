import { buildLists } from '../../../app/content/lists.ts';
import { services } from '../../../scripts/site/services.ts';

/** Menu, columns of the footer and teasers, as the build makes them from the records. */
export const lists = buildLists(services);
