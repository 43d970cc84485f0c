import {
  type MailServerKind,
  type MailServersFigures,
  runMailServersDrill,
} from '../../tests/drills/mail-servers/mail-servers-drill.ts';
import type { Drill, Report } from './drill.ts';

const kinds: MailServerKind[] = ['Postfix', 'OpenSMTPD', 'Exim'];

function readOut(kind: MailServerKind, figures: MailServersFigures): Report['figures'] {
  for (const difference of figures.differences) console.error(`${kind}: arrived otherwise than written: ${difference}`);
  const rows: Report['figures'] = [
    ['messages acknowledged', figures.acknowledged],
    ['of them while it was stopped', figures.duringStop],
    ['of them put off at first', figures.putOff],
    ['delivered', figures.delivered],
    ['missing', figures.missing],
    ['arrived twice', figures.arrivedTwice],
    ['arrived with other words', figures.differences.length],
    ['refused for its size, with a notice', figures.noticed],
    ['seconds from its return to the last delivery', figures.secondsToCatchUp],
  ];
  return rows.map(([words, figure]) => [`${kind}: ${words}`, figure]);
}

const isFine = (figures: MailServersFigures) =>
  figures.missing + figures.arrivedTwice + figures.differences.length === 0 && figures.noticed === 1;

export const mailServers: Drill = {
  count: 200,
  async run(messages) {
    const report: Report = { what: '', figures: [], isPassed: true };
    const versions: string[] = [];
    for (const kind of kinds) {
      const figures = await runMailServersDrill({ kind, messages, stopMs: 20_000, isLong: true });
      if (typeof figures === 'string') {
        console.error(`SKIPPED: ${figures}.`);
        return undefined;
      }
      versions.push(`${kind} ${figures.version}`);
      report.figures.push(...readOut(kind, figures));
      report.isPassed &&= isFine(figures);
    }
    report.what = `Messages with what mail servers stumble over go through ${versions.join(', ')} into a mailbox (Postfix and Exim with STARTTLS, Exim also with a login) and are read there, field by field; each server also puts messages off, refuses one for its size, and is stopped for 20 seconds.`;
    return report;
  },
};
