import { type KillDrillFigures, type KillDrillKind, runKillDrill } from '../../tests/drills/kill-drill.ts';
import type { Drill } from './drill.ts';

const words: Record<keyof KillDrillFigures, string> = {
  kills: 'Kills (SIGKILL) at random moments',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice (at most one a kill is expected)',
  unexpectedExits: 'Exits of a server that nobody asked for',
};

const setting = 'Four visitors write without end; a quarter of the time the mail server turns everybody away.';

function killDrill(kind: KillDrillKind, what: string, count: number): Drill {
  return {
    count,
    async run(kills) {
      const figures = await runKillDrill({ kind, kills });
      const losses = figures.missing + figures.duplicateRows + figures.undelivered + figures.unexpectedExits;
      return {
        what: `${what} ${setting}`,
        figures: Object.entries(words).map(([key, text]) => [text, figures[key as keyof KillDrillFigures]]),
        isPassed: losses === 0 && figures.duplicateMails <= kills,
      };
    },
  };
}

export const kill = killDrill('sqlite', 'One server on SQLite is killed and started again.', 100);
export const killPostgres = killDrill(
  'postgres',
  'Three servers on one PostgreSQL, one of them killed at a time.',
  100,
);
export const killDatabase = killDrill('database', 'PostgreSQL itself is killed under three servers.', 30);
