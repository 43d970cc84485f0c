/**
 * Exit code 1 if a stylesheet has more, or fewer, sizes, distances and measures outside the scale than raw-values.json
 * allows. `--lower` saves smaller numbers; they never rise.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findRawValues } from './raw-values.ts';

const root = resolve(import.meta.dirname, '../..');
const list = resolve(import.meta.dirname, 'raw-values.json');
const allowed: Readonly<Record<string, number>> = JSON.parse(readFileSync(list, 'utf8'));
const lower = process.argv.includes('--lower');

const files = globSync('app/{blocks,sections,ui,layouts}/**/*.css', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const found = files.map((file) => ({ file, ...findRawValues(file, readFileSync(resolve(root, file), 'utf8')) }));
const counts = found.map(({ file, faults, exceptions }) => ({ file, faults, count: faults.length + exceptions }));
const worse = counts.filter(({ file, count }) => count > (allowed[file] ?? 0));
const gone = Object.keys(allowed).filter((file) => !files.includes(file));
const better = [...counts.filter(({ file, count }) => count < (allowed[file] ?? 0)).map(({ file }) => file), ...gone];

for (const { file, faults, count } of worse) {
  console.error(`${file}: ${count} values beside the scale, ${allowed[file] ?? 0} allowed.`);
  for (const fault of faults) console.error(`  ${fault}`);
}
if (worse.length > 0)
  console.error(
    'Use a step of app/styles/tokens.css, or a comment "raw: the reason" before the value. docs/develop/styles.md',
  );
else if (lower) {
  const kept = counts.filter(({ count }) => count > 0).map(({ file, count }) => [file, count]);
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
} else if (better.length > 0) {
  for (const file of better) console.error(`${file}: fewer values beside the scale than allowed.`);
  console.error('Write the smaller numbers down: node tests/checks/check-scale.ts --lower');
}
process.exitCode = worse.length > 0 || (better.length > 0 && !lower) ? 1 : 0;
