import { runPowerCutControl, runPowerCutDrill } from '../../tests/drills/power-cut-drill.ts';
import type { Drill } from './drill.ts';

export const powerCut: Drill = {
  count: 20,
  async run(cuts) {
    const figures = await runPowerCutDrill(cuts);
    const control = await runPowerCutControl(Math.ceil(cuts / 4));
    if (figures === undefined || control === undefined) {
      console.error('SKIPPED: this machine does not permit loop mounts, which the power cut needs (root on Linux).');
      return undefined;
    }
    return {
      what: 'The disk of the store (ext4) loses power while the server is frozen under four visitors; the control is a writer that does not wait for the disk (synchronous=NORMAL), and has to lose messages.',
      figures: [
        ['Power cuts', figures.cuts],
        ['Messages acknowledged meanwhile', figures.acknowledged],
        ['Acknowledged and missing', figures.missing],
        ['Stored twice', figures.duplicateRows],
        ['Starts that found no sound store', figures.failedStarts],
        ['Control: power cuts', control.cuts],
        ['Control: acknowledged', control.acknowledged],
        ['Control: lost', control.lost],
      ],
      isPassed: figures.missing + figures.duplicateRows + figures.failedStarts === 0 && control.lost > 0,
    };
  },
};
