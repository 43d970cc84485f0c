import { type Drill, labelFigures } from '../support/drill.ts';
import { type KillKind, runKill } from './drill.ts';

const words = {
  kills: 'Kills (SIGKILL) at random moments',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice (at most one a kill is expected)',
  unexpectedExits: 'Unexpected exits of a server',
};

const setting = 'Four visitors write without end; a quarter of the time the mail server refuses all.';

const drill = (name: string, kind: KillKind, count: number, what: string): Drill => ({
  name,
  count,
  moderateCount: Math.ceil(count / 3),
  async run(kills) {
    const figures = await runKill(kind, kills);
    const losses = figures.missing + figures.duplicateRows + figures.undelivered + figures.unexpectedExits;
    return {
      what: `${what} ${setting}`,
      figures: labelFigures(words, figures),
      isPassed: losses === 0 && figures.duplicateMails <= kills,
    };
  },
});

export const drills = [
  drill('kill', 'sqlite', 100, 'One server on SQLite is killed and started again.'),
  drill('kill-postgres', 'postgres', 100, 'Three servers on one PostgreSQL, one of them killed at a time.'),
  drill('kill-database', 'database', 30, 'PostgreSQL itself is killed under three servers.'),
];
