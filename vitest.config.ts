import { defineConfig } from 'vitest/config';
import { forgetSettings } from './scripts/test/own-environment.ts';

forgetSettings();

/** For a machine that is busy with something else. What may take no longer than it says measures itself. */
const patient = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['{app,art,scripts,server,shared,tests/spam}/**/*.test.{ts,tsx}'], ...patient },
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
      {
        // The drills' short versions. They mostly wait, for disks, mails and one another.
        test: {
          name: 'drills',
          include: ['drills/**/*.test.ts'],
          exclude: ['drills/*/postgres.test.ts'],
          provide: { postgresUrl: undefined },
          ...patient,
        },
      },
      {
        test: { name: 'drills-postgres', include: ['drills/*/postgres.test.ts'], ...patient },
      },
      {
        // What the store promises holds on either engine: the same tests once more, and those of several processes.
        test: {
          name: 'postgres',
          include: [
            'tests/server/{accepting,delivery,leases,leads-tool,leads-changes,standstill}.test.ts',
            'tests/server/postgres/**/*.test.ts',
          ],
          globalSetup: 'tests/server/support/use-postgres.ts',
          ...patient,
        },
      },
    ],
  },
});
