/** Prints the weight of every page and fails when one exceeds a budget, or its last measured weight, or opens too late. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownCompany } from '../../support/own-company.ts';
import { brokenBudgets, weighPages } from '../../support/page-weight.ts';
import { findLateOpenings } from './late-openings.ts';
import { findGrowth, readReached } from './weight-growth.ts';

const root = resolve(import.meta.dirname, '../../..');
const client = resolve(root, 'build/client');
const weights = weighPages(client);
// Another company's words have another length.
const reached = readReached(ownCompany ? '' : readFileSync(resolve(root, 'tests/bench/results/pages.md'), 'utf8'));
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.table(
  Object.fromEntries(
    weights.map(({ page, ...parts }) => [
      page,
      Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, kb(bytes)])),
    ]),
  ),
);
const broken = [
  ...weights.flatMap((weight) => [...brokenBudgets(weight), ...findGrowth(weight, reached)]),
  ...(ownCompany ? [] : findLateOpenings(client)),
];
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 ? 0 : 1;
