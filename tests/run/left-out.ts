import { existsSync } from 'node:fs';
import { ownCompany, sampleTag, switchedOff } from '../support/own-company.ts';
import { readReport, type TestResult } from './read-report.ts';

/** Prints the tests that an owner's copy left out: those of the sample company, and of switched-off pages. */
export function reportLeftOut(reports: string[]): void {
  const skipped = reports
    .filter((path) => existsSync(path))
    .flatMap(readReport)
    .filter(({ status }) => status === 'skipped');
  const off = skipped.filter(({ reason }) => reason?.startsWith(switchedOff));
  if (off.length > 0) list('of what is switched off', off);
  const samples = skipped.filter((test) => !off.includes(test) && test.words.includes(sampleTag));
  if (ownCompany) list('of the sample company', samples);
}

/** @param skipped may name a test twice: a runner reports it in the gate and in the longer tests */
function list(what: string, skipped: readonly TestResult[]): void {
  const tests = [...new Map(skipped.map((test) => [test.words, test])).values()];
  console.log(`${tests.length} tests ${what} were left out:`);
  for (const { title, words } of tests) {
    const requirements = [...new Set(words.match(/\b[A-Z]+-\d{2,3}\b/g))].sort();
    console.log(`- ${title.replaceAll(/\s*@\S+/g, '')} (${requirements.join(', ')})`);
  }
}
