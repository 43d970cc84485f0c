/**
 * `npm run bench`: measures the built site and the server, each beside a reference in the same run: on a slow or busy
 * machine only ratios mean something. Writes tests/bench/results/. `npm run bench -- pages` measures only the named
 * part.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clearSettings } from '../support/clear-settings.ts';
import { measureBuilds } from './builds.ts';
import { measureFirstVisits } from './first-visits.ts';
import { measureFonts } from './fonts.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { measureSearch } from './search.ts';
import { measureThroughput } from './throughput.ts';
import { writeWeights } from './weights.ts';

clearSettings();
const client = resolve(import.meta.dirname, '../../build/client');
const results = resolve(import.meta.dirname, 'results');

mkdirSync(results, { recursive: true });
const benches = {
  pages: writeWeights,
  interaction: measureInteraction,
  navigation: measureNavigation,
  builds: measureBuilds,
  fonts: measureFonts,
  lighthouse: measureLighthouse,
  line: measureFirstVisits,
  search: measureSearch,
  server: measureThroughput,
};
const [only] = process.argv.slice(2);
for (const [name, measure] of Object.entries(benches)) {
  if (only !== undefined && only !== name) continue;
  const table = await measure(client);
  writeFileSync(resolve(results, `${name}.md`), table);
  console.log(`${table}\nWritten to tests/bench/results/${name}.md\n`);
}
