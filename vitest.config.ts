import { defineConfig } from 'vitest/config';
import { ownCompany, sampleTag } from './tests/support/own-company.ts';

const patient = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    ...(ownCompany && { testNamePattern: new RegExp(`^(?!.*${sampleTag}\\b)`) }),
    projects: [
      { test: { name: 'unit', include: ['{app,art,scripts,server,shared,tests/{sample,spam}}/**/*.test.{ts,tsx}'] } },
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
