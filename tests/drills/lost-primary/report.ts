import { type Drill, labelFigures } from '../support/drill.ts';
import { runLostPrimary } from './drill.ts';

const words = {
  losses: 'Primaries killed (SIGKILL) with their disk taken away',
  acknowledged: 'Messages acknowledged',
  before: 'of them before the standby was promoted',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice (at most one a server and loss is expected)',
  longestWritesAgainMs: 'Longest time from the promotion to the first message taken, ms',
  unexpectedExits: 'Unexpected exits of a server',
};

const controlWords = {
  losses: 'Control: losses with a standby without waits',
  acknowledged: 'Control: acknowledged',
  missing: 'Control: acknowledged and missing',
};

const longestMs = 15_000;

export const drills: Drill[] = [
  {
    name: 'lost-primary',
    count: 10,
    moderateCount: 3,
    async run(losses) {
      const figures = await runLostPrimary(losses);
      const control = await runLostPrimary(Math.ceil(losses / 5), false);
      const wrong = figures.missing + figures.duplicateRows + figures.undelivered + figures.unexpectedExits;
      return {
        what: 'Two servers on a PostgreSQL with a synchronous standby. The primary is lost with its disk; three seconds later the standby is promoted, and no server is started again. Every second time the standby was away for half a second before. Four visitors write without end; the control does not wait for the standby, and has to lose messages.',
        figures: [...labelFigures(words, figures), ...labelFigures(controlWords, control)],
        isPassed:
          wrong === 0 &&
          control.missing > 0 &&
          figures.duplicateMails <= 2 * losses &&
          figures.longestWritesAgainMs <= longestMs,
      };
    },
  },
];
