import type { Drill, Report } from '../support/drill.ts';
import { runBounceForms } from './drill.ts';

const bounceForms: Drill = {
  name: 'bounce-forms',
  count: 20,
  moderateCount: 5,
  async run(count) {
    const runs = await runBounceForms(count);
    if (typeof runs === 'string') return runs;
    const figures = runs.flatMap(({ server, ...run }): Report['figures'] => [
      [`${server}: mails taken`, run.mailed],
      [`${server}: recipients refused at once`, run.atOnce],
      [`${server}: mails that came back`, run.bounced],
      [`${server}: of them found and assigned`, run.found],
      [`${server}: mails taken for having come back, and had not`, run.mistaken],
    ]);
    return {
      what: `${runs.map(({ server }) => server).join(' and ')} of Debian on loopback get ${count} mails for each of five recipients: one who reads them, a mailbox that does not exist, a group behind a host that refuses after the content as Google Groups does, a host that puts off until the queue gives up (15 seconds here), and an alias of which one member is gone. The drill \`loop\` does the same with Postfix.`,
      figures,
      isPassed: runs.every(({ bounced, found, mistaken }) => bounced > 0 && found === bounced && mistaken === 0),
    };
  },
};

export const drills = [bounceForms];
