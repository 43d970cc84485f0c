/** Subjects of commits since the rule: at most 72 characters, a capital first, no period. Prints each that breaks it. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Last commit before the rule. */
const base = 'f5cedb5ebb44';
const longest = 72;

const root = resolve(import.meta.dirname, '../..');
const log = spawnSync('git', ['log', '--no-merges', '--format=%s', `${base}..HEAD`], { cwd: root, encoding: 'utf8' });
// A copy without history, or with the newest commits alone, has nothing to judge.
const subjects = log.status === 0 ? log.stdout.split('\n').filter(Boolean) : [];
const faults = subjects.filter((subject) => subject.length > longest || !/^\p{Lu}.*[^.]$/u.test(subject));
for (const subject of faults)
  console.error(`"${subject}" breaks the rule for subjects: ${longest} characters, no period.`);
console.log(`${subjects.length} subjects of commits.`);
process.exitCode = faults.length === 0 ? 0 : 1;
