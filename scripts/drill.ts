/**
 * `npm run drill -- <name> [how often]`: runs a drill at full length, prints its figures and keeps them in
 * bench/results/drills.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runHeldConnections } from '../tests/drills/held-connections.ts';
import { type KillDrillFigures, type KillDrillKind, runKillDrill } from '../tests/drills/kill-drill.ts';
import { runPowerCutControl, runPowerCutDrill } from '../tests/drills/power-cut-drill.ts';

interface Report {
  what: string;
  figures: [words: string, figure: number][];
  isPassed: boolean;
}

interface Drill {
  /** How often, if not said. */
  count: number;
  run: (count: number) => Promise<Report>;
}

const words: Record<keyof KillDrillFigures, string> = {
  kills: 'Kills (SIGKILL) at random moments',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice (at most one a kill is expected)',
  unexpectedExits: 'Exits of a server that nobody asked for',
};

function killDrill(kind: KillDrillKind, what: string, count: number): Drill {
  return {
    count,
    async run(kills) {
      const figures = await runKillDrill({ kind, kills });
      const losses = figures.missing + figures.duplicateRows + figures.undelivered + figures.unexpectedExits;
      return {
        what,
        figures: Object.entries(words).map(([key, text]) => [text, figures[key as keyof KillDrillFigures]]),
        isPassed: losses === 0 && figures.duplicateMails <= kills,
      };
    },
  };
}

const powerCutDrill: Drill = {
  count: 20,
  async run(cuts) {
    const figures = await runPowerCutDrill(cuts);
    const control = await runPowerCutControl(Math.ceil(cuts / 4));
    if (figures === undefined || control === undefined) {
      console.error('SKIPPED: this machine does not permit loop mounts, which the power cut needs (root on Linux).');
      process.exit(1);
    }
    return {
      what: 'The disk of the store (ext4) loses power while the server is frozen under four visitors; the control is a writer that does not wait for the disk (synchronous=NORMAL), and has to lose messages.',
      figures: [
        ['Power cuts', figures.cuts],
        ['Messages acknowledged meanwhile', figures.acknowledged],
        ['Acknowledged and missing', figures.missing],
        ['Stored twice', figures.duplicateRows],
        ['Starts that found no sound store', figures.failedStarts],
        ['Control: power cuts', control.cuts],
        ['Control: acknowledged', control.acknowledged],
        ['Control: lost', control.lost],
      ],
      isPassed: figures.missing + figures.duplicateRows + figures.failedStarts === 0 && control.lost > 0,
    };
  },
};

const connectionsDrill: Drill = {
  count: 2000,
  async run(idle) {
    // Longer than the server waits for a request: those who drip are cut off.
    const figures = await runHeldConnections({ idle, slow: 200, holdMs: 40_000 });
    return {
      what: 'Others hold connections that say nothing, and some that send a message one byte at a time, while a visitor asks for pages and writes.',
      figures: [
        ['Silent connections', figures.idle],
        ['Dripping connections', figures.slow],
        ['Pages asked for', figures.pages],
        ['Pages answered', figures.pagesAnswered],
        ['Slowest hundredth of the pages, ms', figures.p99],
        ['Messages sent', figures.messages],
        ['Messages acknowledged', figures.messagesAcknowledged],
        ['Growth of the server, MB', figures.memoryGrowth],
        ['Dripping connections cut off at the end', figures.slowCutOff],
      ],
      isPassed:
        figures.pagesAnswered === figures.pages &&
        figures.messagesAcknowledged === figures.messages &&
        figures.slowCutOff === figures.slow,
    };
  },
};

const setting = 'Four visitors write without end; a quarter of the time the mail server turns everybody away.';
const drills: Record<string, Drill> = {
  kill: killDrill('sqlite', `One server on SQLite is killed and started again. ${setting}`, 100),
  'kill-postgres': killDrill(
    'postgres',
    `Three servers on one PostgreSQL, one of them killed at a time. ${setting}`,
    100,
  ),
  'power-cut': powerCutDrill,
  connections: connectionsDrill,
  'kill-database': killDrill('database', `PostgreSQL itself is killed under three servers. ${setting}`, 30),
};

const [name = '', typedCount] = process.argv.slice(2);
const drill = drills[name];
const count = Number(typedCount ?? drill?.count);
if (drill === undefined || !Number.isInteger(count) || count < 1) {
  console.error(`Usage: npm run drill -- <${Object.keys(drills).join(' | ')}> [how often]`);
  process.exit(2);
}

const { what, figures, isPassed } = await drill.run(count);
const rows = figures.map(([text, figure]) => `| ${text} | ${figure.toLocaleString('en')} |`);
const table = ['| What | Count |', '| --- | ---: |', ...rows].join('\n');
const command = `npm run drill -- ${name} ${count}`;
const section = `## ${name}\n\n${what} Made by \`${command}\`.\n\n${table}\n`;
console.log(section);
keep(name, section);
process.exitCode = isPassed ? 0 : 1;

/** Puts the section where the drill's former one stood, or at the end. */
function keep(drillName: string, text: string): void {
  const folder = resolve(import.meta.dirname, '../bench/results');
  const path = resolve(folder, 'drills.md');
  const former = existsSync(path) ? readFileSync(path, 'utf8').split(/^(?=## )/m) : ['# Drills\n\n'];
  const isFormer = (each: string) => each.startsWith(`## ${drillName}\n`);
  const next = former.some(isFormer) ? former.map((each) => (isFormer(each) ? text : each)) : [...former, text];
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${next.map((each) => each.trim()).join('\n\n')}\n`);
}
