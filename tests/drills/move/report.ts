import { type Drill, labelFigures } from '../support/drill.ts';
import { type MoveKind, runMove } from './drill.ts';

const words = {
  moves: 'Moves, each of another store',
  rows: 'Messages that were there before',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'Acknowledged and missing in the new store',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice',
  links: 'Links of mails from before the move, pressed after it',
  deadLinks: 'of them without effect',
  longestCopyMs: 'Longest copy, with its comparison, ms',
  longestGapMs: 'Longest time in which no message was taken, ms',
};

const drill = (name: string, kind: MoveKind, what: string): Drill => ({
  name,
  count: 5,
  moderateCount: 2,
  async run(moves) {
    const figures = await runMove(kind, moves);
    const { missing, duplicateRows, undelivered, duplicateMails, deadLinks } = figures;
    return {
      what: `${what} Four visitors write without end; the copy is made once while the server runs, then again after its stop.`,
      figures: labelFigures(words, figures),
      isPassed: missing + duplicateRows + undelivered + duplicateMails + deadLinks === 0,
    };
  },
});

export const drills = [
  drill(
    'move-machine',
    'machine',
    'A store moves to another server by docs/operate/move.md. Afterwards half of the visitors use the old address, which passes them on.',
  ),
  drill('move-postgres', 'postgres', 'A store moves from SQLite to PostgreSQL by docs/operate/move.md.'),
];
