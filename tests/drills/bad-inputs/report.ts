import { randomInt } from 'node:crypto';
import { type Drill, labelFigures } from '../support/drill.ts';
import { runBadInputs } from './drill.ts';

/** Megabytes: without a leak it varies by about one; one kilobyte per input would be five. */
const heapGrowthLimit = 5;

const words = {
  named: 'Named inputs',
  namedAmiss: 'Of those: answered otherwise than they should be',
  generated: 'Inputs made up, after a fifth of that to warm up',
  seed: 'Seed they were made from',
  taken: 'Answers 2xx and 3xx',
  refused: 'Answers 4xx',
  failed: 'Answers 5xx',
  hungUp: 'Hung up on without an answer',
  exits: 'Exits of the server',
  stored: 'Messages stored',
  malformed: 'Of those: not well-formed',
  rowsOfOneKey: 'Rows made by 200 posts with one key at once',
  pages: 'Pages asked for in between',
  pagesAnswered: 'Pages answered',
  heapGrowth: `Growth of the heap without garbage, MB (at most ${heapGrowthLimit})`,
  memoryGrowth: 'Growth of all memory, MB',
};

const badInputs: Drill = {
  name: 'bad-inputs',
  count: 5000,
  moderateCount: 5000,
  async run(generated) {
    // The report writes seeds with commas.
    const seed = Number(process.env.SEED?.replaceAll(',', '') ?? randomInt(2 ** 31));
    const figures = await runBadInputs({ generated, seed });
    return {
      what: 'Bad bodies, headers, paths and bytes: named ones, and random ones, a third of them requests with bytes cut, flipped, doubled, removed or added. `SEED=…` makes the same ones again.',
      figures: labelFigures(words, figures),
      isPassed:
        figures.namedAmiss + figures.failed + figures.exits + figures.malformed === 0 &&
        figures.rowsOfOneKey === 1 &&
        figures.pages === figures.pagesAnswered &&
        figures.heapGrowth <= heapGrowthLimit,
    };
  },
};

export const drills = [badInputs];
