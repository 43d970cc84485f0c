/** `npm run drill -- kill 50`: runs a drill at full length, prints its figures and writes them to bench/results/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runKillDrill } from '../tests/drills/kill-drill.ts';

const [name, count = '50'] = process.argv.slice(2);
const kills = Number(count);
if (name !== 'kill' || !Number.isInteger(kills) || kills < 1) {
  console.error('Usage: npm run drill -- kill [how often, 50 if not said]');
  process.exit(2);
}

const figures = await runKillDrill({ kills });
const words: Record<keyof typeof figures, string> = {
  kills: 'Kills (SIGKILL) at random moments',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'Acknowledged and missing',
  duplicateRows: 'Stored twice',
  undelivered: 'Not delivered at the end',
  duplicateMails: 'Mails that arrived twice (at most one a kill is expected)',
  unexpectedExits: 'Exits of the server that nobody asked for',
};
const rows = Object.entries(words).map(([key, text]) => `| ${text} | ${figures[key as keyof typeof figures]} |`);
const report = [
  '# Kill drill',
  '',
  `Made by \`npm run drill -- kill ${kills}\`. Four visitors write without end; a quarter of the time the mail server turns everybody away.`,
  '',
  '| What | Count |',
  '| --- | --- |',
  ...rows,
  '',
].join('\n');
console.log(report);
const results = resolve(import.meta.dirname, '../bench/results');
mkdirSync(results, { recursive: true });
writeFileSync(resolve(results, 'kill-drill.md'), report);
const isLost = figures.missing + figures.duplicateRows + figures.undelivered + figures.unexpectedExits > 0;
process.exitCode = isLost || figures.duplicateMails > kills ? 1 : 0;
