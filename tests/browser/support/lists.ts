import { buildLists } from '../../../app/content/lists.ts';
import { records } from '../../../scripts/site/records.ts';

/** Menu, columns of the footer and teasers, as the build makes them from the records. */
export const lists = buildLists(records);
