/**
 * Checks the licenses of all packages in the lock file: those of a server must put no conditions on our own code, those
 * of builds may have some on themselves. Prints the number of each, and fails on any other.
 */
import { readFileSync } from 'node:fs';

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  integrity?: string;
}

/** Licenses that ask for a notice at most. OFL: fonts, which may accompany any program. */
const free = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
/** Licenses that require publishing changes. We change none, and publish none of these packages. */
const outsideReleases = ['LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Zlib'];
/** Packages that build the site and are in no release of it. */
const builders = /^(?:@img\/sharp-|lightningcss|argparse$|pako$)/;

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>;
};
const counts = new Map<string, number>();
const faults: string[] = [];
for (const [path, { license, dev = false, optional = false, integrity }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1);
  if (!name) continue;
  // Optional programs for other systems, unknown to the registry when the lock was made: never installed here.
  if (license === undefined && optional) continue;
  if (license === undefined) faults.push(`${name} names no license.`);
  else if (!isPermitted(license, dev || builders.test(name))) faults.push(`${name} has the license ${license}.`);
  if (integrity === undefined) faults.push(`${name} has no integrity in the lock file: run npm run lock.`);
  const key = `${dev ? 'tests with' : 'builds or runs with'} ${license}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
for (const [key, count] of [...counts].sort()) console.log(`${String(count).padStart(4)} ${key}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** Permits one of several by choice; several at once only if all are. */
function isPermitted(expression: string, isOutside: boolean): boolean {
  const permitted = isOutside ? [...free, ...outsideReleases] : free;
  const anyOf = expression.replace(/[()]/g, '').split(' OR ');
  return anyOf.some((allOf) => allOf.split(' AND ').every((license) => permitted.includes(license)));
}
