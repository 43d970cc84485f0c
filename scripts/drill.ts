/**
 * `npm run drill -- <name> [how often]`: runs a drill at full length, prints its figures and keeps them in
 * bench/results/drills.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { badInputs } from './drills/bad-inputs.ts';
import { connections } from './drills/connections.ts';
import { diskErrors, diskFull, diskFullPostgres, lostWrites } from './drills/disk.ts';
import type { Drill } from './drills/drill.ts';
import { kill, killDatabase, killPostgres } from './drills/kill.ts';
import { mailOutage } from './drills/mail-outage.ts';
import { mailServers } from './drills/mail-servers.ts';
import { powerCut } from './drills/power-cut.ts';
import { slowDisk } from './drills/slow-disk.ts';

const drills: Record<string, Drill> = {
  kill,
  'kill-postgres': killPostgres,
  'kill-database': killDatabase,
  'power-cut': powerCut,
  connections,
  'disk-full': diskFull,
  'disk-full-postgres': diskFullPostgres,
  'disk-errors': diskErrors,
  'slow-disk': slowDisk,
  'lost-writes': lostWrites,
  'bad-inputs': badInputs,
  'mail-servers': mailServers,
  'mail-outage': mailOutage,
};

const [name = '', typedCount] = process.argv.slice(2);
const drill = drills[name];
const count = Number(typedCount ?? drill?.count);
if (drill === undefined || !Number.isInteger(count) || count < 1) {
  console.error(`Usage: npm run drill -- <${Object.keys(drills).join(' | ')}> [how often]`);
  process.exit(2);
}

const report = await drill.run(count);
if (report !== undefined) {
  const rows = report.figures.map(([text, figure]) => `| ${text} | ${figure.toLocaleString('en')} |`);
  const table = ['| What | Count |', '| --- | ---: |', ...rows].join('\n');
  const section = `## ${name}\n\n${report.what} Made by \`npm run drill -- ${name} ${count}\`.\n\n${table}\n`;
  console.log(section);
  keep(name, section);
}
process.exitCode = report?.isPassed ? 0 : 1;

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
