import { type Drill, labelFigures } from '../support/drill.ts';
import { runUpgrade } from './drill.ts';

const words = {
  rows: 'Messages in the store of the first release',
  kills: 'Upgrades, each of such a store, killed (SIGKILL) at a random moment',
  killedBeforeOpen: 'of them before the store was ready',
  longestOpenMs: 'Longest start with an upgrade, ms',
  missing: 'Messages missing or changed after the upgrade, all upgrades together',
  missingNew: 'Acknowledged after the upgrade and missing',
  missingAfterReturn: 'Missing or changed after the way back and forward again',
};

const drill = (name: string, kind: 'sqlite' | 'postgres', what: string): Drill => ({
  name,
  count: 6,
  moderateCount: 2,
  async run(kills) {
    const figures = await runUpgrade(kind, kills);
    return {
      what: `${what} The server then starts to the end and takes messages; the store goes back to the first release by the statements of docs/operate/operations.md, a message is stored as that release does it, and the store is upgraded again.`,
      figures: labelFigures(words, figures),
      isPassed: figures.missing + figures.missingNew + figures.missingAfterReturn === 0 && figures.killedBeforeOpen > 0,
    };
  },
});

export const drills = [
  drill('upgrade', 'sqlite', 'An SQLite store of the first release is upgraded to the newest version.'),
  drill('upgrade-postgres', 'postgres', 'A PostgreSQL store of the first release is upgraded to the newest version.'),
];
