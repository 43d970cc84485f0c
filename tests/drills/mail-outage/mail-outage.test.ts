import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../../support/server/make-folder.ts';
import { minute } from '../../support/server/timed-mailer.ts';
import { trustNewCertificate } from './certificate.ts';
import { runMailOutage } from './drill.ts';
import { listFaults } from './faults.ts';

const folder = makeFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faults = listFaults(trustNewCertificate(folder)).map((fault) => [fault.name, fault] as const);

it.each(faults)(
  'A mail server that works again after a day has everything ten minutes later: %s',
  async (_name, fault) => {
    const databaseUrl = `sqlite:${join(folder, `${faults.findIndex(([, each]) => each === fault)}.db`)}`;
    const figures = await runMailOutage({ fault, databaseUrl, messages: 4, tickMs: 120 * minute });
    expect(figures).toMatchObject({ accepted: 4, missing: 0, arrivedTwice: 0 });
    // Their waits decide which one first finds that it works.
    expect(figures.outOfTurn).toBeLessThanOrEqual(1);
    // So few messages may wait longer themselves.
    if (!fault.isDoubtful) expect(figures.minutesToCatchUp).toBeLessThanOrEqual(10);
  },
);
