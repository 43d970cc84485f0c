import { troubledDiskDrill } from '../support/troubled-disk-report.ts';
import { createFullDisk, createFullPostgresDisk } from './disks.ts';

export const drills = [
  troubledDiskDrill({
    name: 'disk-full',
    create: createFullDisk,
    what: 'The disk of the store is filled to the last byte and has room again.',
    needs: 'the right to mount a disk of its own (root on Linux)',
  }),
  troubledDiskDrill({
    name: 'disk-full-postgres',
    create: createFullPostgresDisk,
    what: 'The disk of PostgreSQL is filled to the last byte and has room again.',
    needs: 'PostgreSQL, and the right to mount a disk of its own (root on Linux)',
  }),
];
