import { type Drill, labelFigures } from '../support/drill.ts';
import { runSlowDisk } from './drill.ts';

/** Too short to notice another's wait. */
const longestPageMs = 25;

const words = {
  seconds: 'Seconds',
  acknowledged: 'Messages acknowledged',
  medianMessageMs: 'Median time to the answer to a message, ms',
  pages: 'Pages asked for',
  pagesAnswered: 'Pages answered',
  p99PageMs: `Slowest hundredth of the pages, ms (less than ${longestPageMs} is wanted)`,
};

const slowDisk: Drill = {
  name: 'slow-disk',
  count: 30,
  moderateCount: 30,
  async run(seconds) {
    const figures = await runSlowDisk(seconds * 1000);
    if (figures === undefined) return 'this needs a C compiler on Linux';
    return {
      what: 'Every wait for the disk takes 100 ms longer, while eight visitors write and four read pages, for the given number of seconds.',
      figures: labelFigures(words, figures),
      isPassed: figures.pagesAnswered === figures.pages && figures.p99PageMs < longestPageMs,
    };
  },
};

export const drills = [slowDisk];
