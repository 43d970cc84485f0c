import { wholeMatrix } from '../../tests/browser/everybody/font-matrix.ts';
import { engines } from '../../tests/engines/engine.ts';
import { journeys } from '../../tests/engines/journeys.ts';
import { listedPages } from '../build/site-files.ts';
import { states } from '../views/states.ts';

/** How much `npm run test:all` looked at, for the end of its output; engines that are not there are not counted. */
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
