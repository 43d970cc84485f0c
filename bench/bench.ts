/**
 * `npm run bench`: measures the built site and the server, each beside a reference in the same run, because this may be a
 * slow or a busy machine: the ratios mean something, the absolute figures little. Writes bench/results/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureThroughput } from './throughput.ts';
import { writeWeights } from './weights.ts';

const client = resolve(import.meta.dirname, '../build/client');
const results = resolve(import.meta.dirname, 'results');

mkdirSync(results, { recursive: true });
for (const [name, table] of [
  ['pages', writeWeights(client)],
  ['server', await measureThroughput(client)],
] as const) {
  writeFileSync(resolve(results, `${name}.md`), table);
  console.log(`${table}\nWritten to bench/results/${name}.md\n`);
}
