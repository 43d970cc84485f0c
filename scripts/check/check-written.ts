/** Tells everything that is wrong in content/, in under a second: `npm run check:content`. */
import { resolve } from 'node:path';
import { loadContent } from '../../app/load/load.ts';

try {
  const { pages, services, people } = loadContent(resolve(import.meta.dirname, '../..'));
  console.log(
    `${pages.length + services.length} pages and ${Object.keys(people).length} people are as they should be.`,
  );
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SourceFault') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
