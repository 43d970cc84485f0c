import { existsSync } from 'node:fs';
import { sampleTag } from '../../tests/support/own-company.ts';
import { readReport } from './read-report.ts';

/** Prints how many tests the switch for another company left out, and each with its requirements. */
export function reportLeftOut(reports: string[]): void {
  const samples = reports
    .filter((path) => existsSync(path))
    .flatMap(readReport)
    .filter(({ status, words }) => status === 'skipped' && words.includes(sampleTag));
  console.log(`${samples.length} tests of the sample company were left out:`);
  for (const { title, words } of samples) {
    const requirements = [...new Set(words.match(/\b[A-Z]+-\d{2,3}\b/g))].sort();
    console.log(`- ${title.replaceAll(/\s*@\S+/g, '')} (${requirements.join(', ')})`);
  }
}
