/**
 * `npm run drill -- <name> [how often]`: runs a drill, prints its figures and, at full length, keeps them in
 * tests/bench/results/drills.md. Without a name it lists the drills.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listDrills } from './list-drills.ts';

/** Exit code for "skipped". */
const skipped = 77;

const drills = await listDrills();
const [name, typedCount] = process.argv.slice(2);
const drill = drills.find((each) => each.name === name);
const count = Number(typedCount ?? drill?.count);
if (drill === undefined || !Number.isInteger(count) || count < 1) {
  console.error(`Usage: npm run drill -- <${drills.map((each) => each.name).join(' | ')}> [how often]`);
  process.exit(2);
}

const report = await drill.run(count);
if (typeof report === 'string') {
  console.error(`SKIPPED: ${report}.`);
  process.exit(skipped);
}
const rows = report.figures.map(([text, figure]) => `| ${text} | ${figure.toLocaleString('en')} |`);
const table = ['| What | Count |', '| --- | ---: |', ...rows].join('\n');
const section = `## ${name}\n\n${report.what} Made by \`npm run drill -- ${name} ${count}\`.\n\n${table}\n`;
console.log(section);
if (count >= drill.count) keep(section);
process.exit(report.isPassed ? 0 : 1);

/** Replaces the drill's former section, or adds it at the end. */
function keep(text: string): void {
  const path = resolve(import.meta.dirname, '../bench/results/drills.md');
  const former = existsSync(path) ? readFileSync(path, 'utf8').split(/^(?=## )/m) : ['# Drills\n\n'];
  const isFormer = (each: string) => each.startsWith(`## ${name}\n`);
  const next = former.some(isFormer) ? former.map((each) => (isFormer(each) ? text : each)) : [...former, text];
  writeFileSync(path, `${next.map((each) => each.trim()).join('\n\n')}\n`);
}
