import { randomInt } from 'node:crypto';
import { runBadInputs } from '../../tests/drills/bad-inputs/bad-inputs-drill.ts';
import type { Drill } from './drill.ts';

/** In megabytes: without a leak it varies by about one, and one kilobyte per input would be five. */
const heapGrowthLimit = 5;

export const badInputs: Drill = {
  count: 5000,
  async run(generated) {
    // As it stands among the figures, with commas.
    const seed = Number(process.env.SEED?.replaceAll(',', '') ?? randomInt(2 ** 31));
    const figures = await runBadInputs({ generated, seed });
    const { answers, namedAmiss, exits, malformed, rowsOfOneKey, pages, pagesAnswered, heapGrowth } = figures;
    return {
      what: 'Bad bodies, headers, paths and bytes: those that have a name, and others made up by chance, a third of them requests whose bytes were cut, flipped, doubled, left out or put in. `SEED=…` makes up the same ones again.',
      figures: [
        ['Named inputs', figures.named],
        ['Of those: answered otherwise than they should be', namedAmiss],
        ['Inputs made up, after a fifth of that to warm up', figures.generated],
        ['Seed they were made from', seed],
        ['Answers 2xx and 3xx', answers.taken],
        ['Answers 4xx', answers.refused],
        ['Answers 5xx', answers.failed],
        ['Hung up on without an answer', figures.hungUp],
        ['Exits of the server', exits],
        ['Messages stored', figures.stored],
        ['Of those: not well-formed', malformed],
        ['Rows made by 200 posts with one key at once', rowsOfOneKey],
        ['Pages asked for in between', pages],
        ['Pages answered', pagesAnswered],
        [`Growth of the heap without garbage, MB (at most ${heapGrowthLimit})`, heapGrowth],
        ['Growth of all memory, MB', figures.memoryGrowth],
      ],
      isPassed:
        namedAmiss + answers.failed + exits + malformed === 0 &&
        rowsOfOneKey === 1 &&
        pages === pagesAnswered &&
        heapGrowth <= heapGrowthLimit,
    };
  },
};
