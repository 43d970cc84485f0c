import { listedPages } from '../../scripts/build/site-files.ts';
import { journeys } from '../engines/journeys.ts';
import { wholeMatrix } from '../support/browser/font-matrix.ts';
import { engines } from '../support/engines/engine.ts';
import { states } from '../support/views/states.ts';

/** Describes the extent of `npm run test:all`, for the end of its output; missing engines do not count. */
export function describeExtent(failures: number): string {
  const { sizes, widths } = wholeMatrix;
  const present = engines.filter(({ start }) => start);
  return [
    `${listedPages('build/client').length} pages x ${widths.length} widths x ${sizes.length} font sizes`,
    `${journeys.length} journeys x ${present.length} engines (${present.map(({ name }) => name).join(', ')})`,
    `${states.length} states`,
    `${failures} failures`,
  ].join('; ');
}
