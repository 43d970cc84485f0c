import { defineConfig } from 'vitest/config';
import { clearSettings } from './tests/support/clear-settings.ts';
import { ownCompany, sampleTag } from './tests/support/own-company.ts';

clearSettings();

/** The end of a test that hangs, also on a busy machine. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };

const diskDrills = 'disk-errors|disk-full|lost-writes|power-cut|slow-disk';
const mailDrills = 'bounce-forms|loop|mail-login|mail-servers|mailbox';
const apart = `${diskDrills}|${mailDrills}|attacks`;
const drills = (name: string, include: string) => ({
  test: { name, include: [include], provide: { postgresUrl: undefined }, ...patient },
});

export default defineConfig({
  test: {
    ...(ownCompany && { testNamePattern: new RegExp(`^(?!.*${sampleTag}\\b)`) }),
    // Number of cores of the smallest machine; the default is one less.
    maxWorkers: 2,
    // Files share their modules: 45 instead of 76 s of the processor for unit tests, 104 instead of 120 s for the server.
    isolate: false,
    // To start a process for each file takes as long as what the unit tests do in it.
    pool: 'threads',
    tags: [{ name: 'long', description: 'Left out of `npm test`; `npm run test:all` runs it.' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,art,scripts,server,shared,tests/{bench,checks,compare,gallery,pseudo-language,run,sample,spam,support}}/**/*.test.{ts,tsx}',
          ],
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/postgres/**'],
          provide: { postgresUrl: undefined },
          ...patient,
        },
      },
      // The drills' short versions. Those of disks are apart: what one does to a disk slows all others on it. So are those of
      // real mail servers, which mostly wait for them, and attacks, which measure times.
      drills('drills', `tests/drills/!(${apart})/!(postgres).test.ts`),
      drills('drills-postgres', `tests/drills/!(${apart})/postgres.test.ts`),
      drills('disk-drills', `tests/drills/@(${diskDrills})/!(postgres).test.ts`),
      drills('disk-drills-postgres', `tests/drills/@(${diskDrills})/postgres.test.ts`),
      drills('attack-drills', 'tests/drills/attacks/*.test.ts'),
      drills('mail-drills', `tests/drills/@(${mailDrills})/*.test.ts`),
      // The journeys of visitors in all browsers' engines, on the built site.
      { test: { name: 'engines', include: ['tests/engines/*.test.ts'], ...patient } },
      {
        // Promises of the store, on the second engine, and tests of several processes.
        test: {
          name: 'postgres',
          include: [
            'tests/server/{http/act-links,intake/accepting,mail/{bounces,bounce-mailbox,list-bounces,several-addresses,whose-fault,delivery,outage,reminder,webhook,login/tokens},store/copy,store/leases,store/migrations,ops/numbers,cli/reading,cli/changes,cli/person,cli/backups}.test.ts',
            'tests/server/postgres/**/*.test.ts',
          ],
          globalSetup: 'tests/support/server/use-postgres.ts',
          ...patient,
        },
      },
    ],
  },
});
