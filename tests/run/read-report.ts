import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    title: string;
    tags: string[];
    tests: {
      status: string;
      annotations?: { type: string; description?: string }[];
      results: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** One test of a runner's report. */
export interface TestResult {
  title: string;
  /** The title, and the tags as `@TAG`. */
  words: string;
  status: 'passed' | 'failed' | 'skipped';
  /** The runner's reason for a failed or skipped test. */
  reason?: string | undefined;
}

const vitestStatus = { passed: 'passed', failed: 'failed' } as const;
/** A test that passed only on a repeat has failed. */
const playwrightStatus = { expected: 'passed', unexpected: 'failed', flaky: 'failed' } as const;

const statusOf = (known: Record<string, TestResult['status']>, status: string) => known[status] ?? 'skipped';

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    // Files that cannot be loaded have no tests.
    if (assertionResults.length === 0 && status === 'failed')
      return [{ title: name, words: name, status: 'failed', reason: message }];
    return assertionResults.map(
      ({ fullName, status: own, failureMessages }): TestResult => ({
        title: fullName,
        words: fullName,
        status: statusOf(vitestStatus, own),
        reason: failureMessages[0],
      }),
    );
  });
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function readPlaywright(suites: PlaywrightSuite[]): TestResult[] {
  return suites.flatMap(specsOf).flatMap(({ file, title, tags, tests }) =>
    tests.map(
      ({ status, annotations, results }): TestResult => ({
        title: `${file}: ${title}`,
        words: [title, ...tags.map((tag) => `@${tag.replace(/^@/, '')}`)].join(' '),
        status: statusOf(playwrightStatus, status),
        reason:
          results.find(({ error }) => error)?.error?.message ??
          annotations?.find(({ type }) => type === 'skip')?.description,
      }),
    ),
  );
}

/** The tests of a report in JSON, of Vitest or of Playwright. @param path from the project's root */
export function readReport(path: string): TestResult[] {
  const text = readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
  const report = JSON.parse(text) as VitestReport | { suites: PlaywrightSuite[] };
  return 'testResults' in report ? readVitest(report) : readPlaywright(report.suites);
}
