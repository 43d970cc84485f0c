import { type Drill, labelFigures, type Report } from '../support/drill.ts';
import { type MailServerKind, runMailServers } from './drill.ts';

const kinds: MailServerKind[] = ['Postfix', 'OpenSMTPD', 'Exim'];

const words = {
  acknowledged: 'messages acknowledged',
  duringStop: 'of them while it was stopped',
  putOff: 'of them put off at first',
  delivered: 'delivered',
  missing: 'missing',
  arrivedTwice: 'arrived twice',
  different: 'arrived with other words',
  noticed: 'refused for its size, with a notice',
  secondsToCatchUp: 'seconds from its return to the last delivery',
};

const mailServers: Drill = {
  name: 'mail-servers',
  count: 200,
  moderateCount: 60,
  async run(messages) {
    const report: Report = { what: '', figures: [], isPassed: true };
    const versions: string[] = [];
    for (const kind of kinds) {
      const run = await runMailServers({ kind, messages, stopMs: 20_000, isLong: true });
      if (typeof run === 'string') return run;
      const figures = { ...run, different: run.differences.length };
      for (const difference of run.differences) console.error(`${kind}: arrived otherwise than written: ${difference}`);
      versions.push(`${kind} ${figures.version}`);
      for (const [text, figure] of labelFigures(words, figures)) report.figures.push([`${kind}: ${text}`, figure]);
      report.isPassed &&= figures.missing + figures.arrivedTwice + figures.different === 0 && figures.noticed === 1;
    }
    report.what = `Messages that are difficult for mail servers go through ${versions.join(', ')} into a mailbox (Postfix and Exim with STARTTLS, Exim also with a login) and are read there, field by field; each server also puts messages off, refuses one for its size, and is stopped for 20 seconds.`;
    return report;
  },
};

export const drills = [mailServers];
