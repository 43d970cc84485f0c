import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../support/server/make-folder.ts';
import type { Drill, Report } from '../support/drill.ts';
import { trustNewCertificate } from './certificate.ts';
import { runMailOutage } from './drill.ts';
import { listFaults } from './faults.ts';

const longestMinutes = 10;

const mailOutage: Drill = {
  name: 'mail-outage',
  count: 200,
  moderateCount: 20,
  async run(messages) {
    const folder = makeFolder();
    const minutes: Report['figures'] = [];
    const outOfTurn: Report['figures'] = [];
    const sum = { accepted: 0, missing: 0, arrivedTwice: 0 };
    let isPassed = true;
    try {
      for (const [index, fault] of listFaults(trustNewCertificate(folder)).entries()) {
        const databaseUrl = `sqlite:${join(folder, `${index}.db`)}`;
        const figures = await runMailOutage({ fault, databaseUrl, messages, tickMs: 120_000 });
        console.log(fault.name, figures);
        sum.accepted += figures.accepted;
        sum.missing += figures.missing;
        sum.arrivedTwice += figures.arrivedTwice;
        minutes.push([`Minutes until all are delivered: ${fault.name}`, figures.minutesToCatchUp]);
        outOfTurn.push([`Delivered out of turn: ${fault.name}`, figures.outOfTurn]);
        isPassed &&= figures.minutesToCatchUp <= longestMinutes && figures.outOfTurn <= 1;
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return {
      what: `The mail server fails for 24 hours of a clock that the drill moves, with one fault after the other, while ${messages} messages arrive; then it works again. One message may be out of turn: the one that found the mail server back.`,
      figures: [
        ['Messages accepted', sum.accepted],
        ['Missing', sum.missing],
        ['Arrived twice', sum.arrivedTwice],
        ...minutes,
        ...outOfTurn,
      ],
      isPassed: isPassed && sum.missing + sum.arrivedTwice === 0,
    };
  },
};

export const drills = [mailOutage];
