import { createFailingDisk } from '../support/failing-disk.ts';
import { troubledDiskDrill } from '../support/troubled-disk-report.ts';

export const drills = [
  troubledDiskDrill({
    name: 'disk-errors',
    create: createFailingDisk,
    what: 'Calls for the files of the store fail with EIO (a library between the server and the system): waiting for the disk, writing, reading, and all three.',
    needs: 'Linux and a C compiler (cc)',
  }),
];
