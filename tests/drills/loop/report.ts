import { type Drill, labelFigures } from '../support/drill.ts';
import { runLoop } from './drill.ts';

const words = {
  acknowledged: 'messages acknowledged',
  bounced: 'of them mailed to where they came back from',
  found: 'found to have come back, and assigned to their message',
  late: 'of them after the queue had given up',
  behind: 'messages marked as missing behind an alias, and still sent',
  vacation: 'automatic answers to mails',
  mistaken: 'messages that were taken for having come back, and had not',
  reachedOwner: 'messages that reached the owner in the end',
  canaryReturned: 'canaries seen coming back',
};

const loop: Drill = {
  name: 'loop',
  count: 200,
  moderateCount: 40,
  async run(messages) {
    const [gone, few] = [messages / 10, messages / 20].map(Math.ceil) as [number, number];
    const run = await runLoop({ messages, gone, slow: few, away: few, team: few });
    if (typeof run === 'string') return run;
    return {
      what: `Mails go through ${run.version} on loopback: a tenth to a mailbox that does not exist, which is found out after they were taken, a twentieth to one that cannot be reached until the queue gives up (after 20 seconds here), a twentieth to an alias of which one of two members is gone, a twentieth to a person with an automatic answer. The mailbox of bounces is read by IMAP, and returned messages are mailed again to the owner.`,
      figures: labelFigures(words, run),
      isPassed:
        run.found === run.bounced &&
        run.late === few &&
        run.behind === few &&
        run.mistaken === 0 &&
        run.vacation >= few &&
        run.reachedOwner === run.acknowledged &&
        run.canaryReturned === 1,
    };
  },
};

export const drills = [loop];
