import { type Drill, labelFigures } from '../support/drill.ts';
import { runMailbox } from './drill.ts';

const words = {
  bounces: 'mails that came back',
  foundFirst: 'of them found at the first reading: already read, or in the junk folder',
  foundAfterKill: 'found after Dovecot was killed while it was read',
  found: 'found in the end, under other numbers and another UIDVALIDITY',
  countedTwice: 'counted twice',
  skipped: 'broken mails skipped after three tries, and named',
  missingFolderTold: 'missing folders reported, while the others were read',
  refusedLoginTold: 'refused log-ins reported',
};

const mailbox: Drill = {
  name: 'mailbox',
  count: 400,
  moderateCount: 40,
  async run(messages) {
    const run = await runMailbox(messages);
    if (typeof run === 'string') return run;
    return {
      what: `A mailbox at ${run.version} is read: a quarter of the bounces was already read, a quarter is in the junk folder, a quarter comes while Dovecot is killed, a quarter after the folder got other numbers; between them are a mail that Dovecot cannot read, one of 20 MB, one of 300 nested parts and an empty one.`,
      figures: labelFigures(words, run),
      isPassed:
        run.found === run.bounces &&
        run.countedTwice === 0 &&
        run.skipped === 1 &&
        run.killedInTheMiddle === 1 &&
        run.missingFolderTold + run.refusedLoginTold + run.awayTold === 3,
    };
  },
};

export const drills = [mailbox];
