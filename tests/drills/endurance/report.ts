import { type Drill, labelFigures } from '../support/drill.ts';
import { createFailingDisk } from '../support/failing-disk.ts';
import { runEndurance } from './drill.ts';

const messagesPerKill = 200;

const words = {
  kills: 'Kills (SIGKILL)',
  diskFaults: 'Times the disk failed',
  acknowledged: 'Messages acknowledged',
  refused: 'Answers 503 to messages',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice (at most one a kill is expected)',
  damages: 'Damages of the files, as far as the database can say',
  unexpectedExits: 'Unexpected exits of a server',
  memoryAtFirst: 'Resident memory in the first tenth of the lives, MB',
  memoryAtLast: 'Resident memory in the last tenth of the lives, MB',
  memoryAtMost: 'Resident memory at most, MB',
};

export const drills: Drill[] = [
  {
    name: 'endurance',
    count: 500,
    moderateCount: 30,
    async run(kills) {
      const disk = createFailingDisk();
      if (disk === undefined) return 'this needs Linux and a C compiler (cc)';
      const figures = await runEndurance(disk, kills, kills * messagesPerKill);
      const { missing, duplicateRows, undelivered, duplicateMails, damages, unexpectedExits } = figures;
      return {
        what: `One server on SQLite, killed after every ${messagesPerKill} messages or so. In half of its runs the mail server defers at one of the three steps of a mail; in a tenth the disk fails (EIO), and half of those end meanwhile.`,
        figures: labelFigures(words, figures),
        isPassed: missing + duplicateRows + undelivered + damages + unexpectedExits === 0 && duplicateMails <= kills,
      };
    },
  },
];
