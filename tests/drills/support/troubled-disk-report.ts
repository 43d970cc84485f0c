import { type Drill, labelFigures } from './drill.ts';
import { runTroubledDisk, type TroubledDisk } from './troubled-disk.ts';

const words = {
  rounds: 'Times the disk got into trouble',
  acknowledged: 'Messages acknowledged',
  refused: 'Answers 503 to messages',
  unreadyRounds: 'Times /readyz was waited for and said 503',
  pages: 'Pages asked for',
  pagesAnswered: 'Pages answered',
  medianRecoveryMs: 'Mended disk to first acknowledged message, median, ms',
  longestRecoveryMs: 'Mended disk to first acknowledged message, longest, ms',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice',
  damages: 'Damages of the files, as far as the database can say',
  exits: 'Exits of the server',
};

const setting =
  'Four visitors write without end, and others read pages; every second time the disk is repaired as soon as one message was refused, else not before /readyz answers 503.';

interface Trouble {
  name: string;
  /** Nothing if this machine does not permit such a disk. */
  create: () => TroubledDisk | undefined | Promise<TroubledDisk | undefined>;
  what: string;
  needs: string;
}

/** The drill of one kind of trouble with the store's disk. */
export const troubledDiskDrill = ({ name, create, what, needs }: Trouble): Drill => ({
  name,
  count: 20,
  moderateCount: 6,
  async run(rounds) {
    const disk = await create();
    if (disk === undefined) return `this needs ${needs}`;
    const figures = await runTroubledDisk(disk, rounds);
    const { missing, duplicateRows, undelivered, damages, exits } = figures;
    return {
      what: `${what} ${setting}`,
      figures: labelFigures(words, figures),
      isPassed:
        missing + duplicateRows + undelivered + damages + exits === 0 && figures.pages === figures.pagesAnswered,
    };
  },
});
