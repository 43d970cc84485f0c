import { existsSync, readFileSync } from 'node:fs';
import { sampleTag } from '../../tests/support/own-company.ts';

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; tags: string[]; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** A test that did not run, and the requirements that it names. */
interface LeftOut {
  title: string;
  requirements: string[];
  isSample: boolean;
}

const leftOut = (title: string, words: string): LeftOut => ({
  title: title.replaceAll(/\s*@\S+/g, ''),
  requirements: [...new Set(words.match(/\b[A-Z]+-\d{2,3}\b/g))].sort(),
  isSample: words.includes(sampleTag),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function read(report: VitestReport | { suites: PlaywrightSuite[] }): LeftOut[] {
  if ('testResults' in report)
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => ['pending', 'skipped'].includes(status))
      .map(({ fullName }) => leftOut(fullName, fullName));
  return report.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
    .map(({ title, tags }) => leftOut(title, [title, ...tags.map((tag) => `@${tag.replace(/^@/, '')}`)].join(' ')));
}

/** Prints how many tests the switch for another company left out, and each with its requirements. */
export function reportLeftOut(reports: string[]): void {
  const all = reports
    .filter((path) => existsSync(path))
    .flatMap((path) => read(JSON.parse(readFileSync(path, 'utf8'))));
  const samples = all.filter(({ isSample }) => isSample);
  console.log(`${samples.length} tests of the sample company were left out:`);
  for (const { title, requirements } of samples) console.log(`- ${title} (${requirements.join(', ')})`);
}
