import { runSlowDisk } from '../../tests/drills/slow-disk.ts';
import type { Drill } from './drill.ts';

/** So that nobody notices that somebody else is waiting. */
const longestPageMs = 25;

export const slowDisk: Drill = {
  count: 30,
  async run(seconds) {
    const figures = await runSlowDisk(seconds * 1000);
    if (figures === undefined) {
      console.error('SKIPPED: this needs a C compiler on Linux.');
      return undefined;
    }
    return {
      what: 'Every wait for the disk takes 100 ms longer, while eight visitors write and four look at pages, for as many seconds as said.',
      figures: [
        ['Seconds', seconds],
        ['Messages acknowledged', figures.acknowledged],
        ['Median time to the answer to a message, ms', figures.medianMessageMs],
        ['Pages asked for', figures.pages],
        ['Pages answered', figures.pagesAnswered],
        [`Slowest hundredth of the pages, ms (less than ${longestPageMs} is wanted)`, figures.p99PageMs],
      ],
      isPassed: figures.pagesAnswered === figures.pages && figures.p99PageMs < longestPageMs,
    };
  },
};
