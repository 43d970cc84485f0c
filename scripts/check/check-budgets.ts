/** Prints the weight of every page and fails when one is over a budget. */
import { resolve } from 'node:path';
import { brokenBudgets, weighPages } from './page-weight.ts';

const weights = weighPages(resolve(import.meta.dirname, '../../build/client'));
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.table(
  Object.fromEntries(
    weights.map(({ page, ...parts }) => [
      page,
      Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, kb(bytes)])),
    ]),
  ),
);
const broken = weights.flatMap(brokenBudgets);
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 ? 0 : 1;
