import { defineConfig } from 'vitest/config';

const patient = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    // More than cores: most of the time a test waits for a process, a disk or a mail server.
    maxWorkers: 4,
    projects: [
      { test: { name: 'unit', include: ['{app,art,scripts,server,shared,spam}/**/*.test.{ts,tsx}'] } },
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
        // What the store promises holds on either engine: the same tests once more, and those of several processes.
        test: {
          name: 'postgres',
          include: [
            'tests/server/{intake/accepting,mail/delivery,mail/outage,store/leases,store/migrations,cli/reading,cli/changes}.test.ts',
            'tests/server/postgres/**/*.test.ts',
          ],
          globalSetup: 'tests/server/support/use-postgres.ts',
          ...patient,
        },
      },
    ],
  },
});
