import { readContent } from '../../app/load/load.ts';
import { listPlaced } from '../../app/load/site-lists.ts';

/** content/, as the build reads it. */
export const { content } = readContent(process.cwd(), { isDrawn: false });

/** Address, title and description of every page of the site map, services and projects included. */
export const sitePages = listPlaced(content);
