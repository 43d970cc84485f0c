import { type Drill, labelFigures } from '../support/drill.ts';
import { runLostWrites } from './drill.ts';

const words = {
  rounds: 'Disks that lost writes, and then their power',
  acknowledged: 'Messages acknowledged',
  acknowledgedLater: 'Of those: after the first lost write',
  refused: 'Answers 503 to messages',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
};

const lostWrites: Drill = {
  name: 'lost-writes',
  count: 20,
  moderateCount: 10,
  async run(rounds) {
    const figures = await runLostWrites(rounds);
    if (figures === undefined) return 'this machine does not permit loop mounts (root on Linux)';
    return {
      what: 'The disk beneath ext4 loses writes; the kernel reports that once and marks the lost pages clean. Then the disk works again, and soon after the server takes messages again the power is cut.',
      figures: labelFigures(words, figures),
      isPassed: figures.missing + figures.duplicateRows === 0,
    };
  },
};

export const drills = [lostWrites];
