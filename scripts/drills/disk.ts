import { createFailingDisk } from '../../tests/drills/failing-disk.ts';
import { createFullDisk, createFullPostgresDisk } from '../../tests/drills/full-disk.ts';
import { runLostWrites } from '../../tests/drills/lost-writes.ts';
import { runTroubledDisk, type TroubledDisk } from '../../tests/drills/troubled-disk.ts';
import type { Drill } from './drill.ts';

interface Trouble {
  create: () => TroubledDisk | undefined | Promise<TroubledDisk | undefined>;
  what: string;
  needs: string;
}

function troubledDisk({ create, what, needs }: Trouble): Drill {
  return {
    count: 20,
    async run(rounds) {
      const disk = await create();
      if (disk === undefined) {
        console.error(`SKIPPED: this needs ${needs}.`);
        return undefined;
      }
      const figures = await runTroubledDisk(disk, rounds);
      const { missing, duplicateRows, undelivered, damages, exits } = figures;
      return {
        what: `${what} Four visitors write without end, and others look at pages; every second time the disk is mended as soon as one message was refused, else not before /readyz says 503.`,
        figures: [
          ['Times the disk got into trouble', figures.rounds],
          ['Messages acknowledged', figures.acknowledged],
          ['Answers 503 to messages', figures.refused],
          ['Times /readyz was waited for and said 503', figures.unreadyRounds],
          ['Pages asked for', figures.pages],
          ['Pages answered', figures.pagesAnswered],
          ['Mended disk to first acknowledged message, median, ms', figures.recoveryMs.median],
          ['Mended disk to first acknowledged message, longest, ms', figures.recoveryMs.longest],
          ['Acknowledged and missing', missing],
          ['Stored twice', duplicateRows],
          ['Not delivered at the end', undelivered],
          ['Mails that arrived twice', figures.duplicateMails],
          ['Damages of the files, as far as the database can say', damages],
          ['Exits of the server', exits],
        ],
        isPassed:
          missing + duplicateRows + undelivered + damages + exits === 0 && figures.pages === figures.pagesAnswered,
      };
    },
  };
}

export const diskFull = troubledDisk({
  create: createFullDisk,
  what: 'The disk of the store is filled to the last byte and has room again.',
  needs: 'the right to mount a disk of its own (root on Linux)',
});

export const diskFullPostgres = troubledDisk({
  create: createFullPostgresDisk,
  what: 'The disk of PostgreSQL is filled to the last byte and has room again.',
  needs: 'PostgreSQL, and the right to mount a disk of its own (root on Linux)',
});

export const diskErrors = troubledDisk({
  create: createFailingDisk,
  what: 'Calls for the files of the store fail with EIO (a library between the server and the system): waiting for the disk, writing, reading, and all three.',
  needs: 'Linux and a C compiler (cc)',
});

export const lostWrites: Drill = {
  count: 20,
  async run(rounds) {
    const figures = await runLostWrites(rounds);
    if (figures === undefined) {
      console.error('SKIPPED: this machine does not permit loop mounts (root on Linux).');
      return undefined;
    }
    return {
      what: 'The disk beneath ext4 loses writes; the kernel says so once and calls the lost pages clean. Then the disk works again, and soon after the server takes messages again the power is cut.',
      figures: [
        ['Disks that lost writes, and then their power', figures.rounds],
        ['Messages acknowledged', figures.acknowledged],
        ['Of those: after the first lost write', figures.acknowledgedLater],
        ['Answers 503 to messages', figures.refused],
        ['Acknowledged and missing', figures.missing],
        ['Stored twice', figures.duplicateRows],
      ],
      isPassed: figures.missing + figures.duplicateRows === 0,
    };
  },
};
