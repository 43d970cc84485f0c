import { type Drill, labelFigures } from '../support/drill.ts';
import { runControl } from './control.ts';
import { runPowerCut } from './drill.ts';

const words = {
  cuts: 'Power cuts',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  failedStarts: 'Starts that found no sound store',
};

const controlWords = {
  cuts: 'Control: power cuts',
  acknowledged: 'Control: acknowledged',
  lost: 'Control: lost',
};

const powerCut: Drill = {
  name: 'power-cut',
  count: 20,
  moderateCount: 10,
  async run(cuts) {
    const figures = await runPowerCut(cuts);
    const control = await runControl(Math.ceil(cuts / 4));
    if (figures === undefined || control === undefined)
      return 'this machine does not permit loop mounts, which the power cut needs (root on Linux)';
    return {
      what: 'The disk of the store (ext4) loses power while the server is frozen under four visitors; the control is a writer that does not wait for the disk (synchronous=NORMAL), and has to lose messages.',
      figures: [...labelFigures(words, figures), ...labelFigures(controlWords, control)],
      isPassed: figures.missing + figures.duplicateRows + figures.failedStarts === 0 && control.lost > 0,
    };
  },
};

export const drills = [powerCut];
