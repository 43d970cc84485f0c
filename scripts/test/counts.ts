/** How many tests passed and failed. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** Of Vitest's JSON report. */
export function readVitest(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Of Playwright's JSON report. A test that passed only when it was repeated has failed. */
export function readPlaywright(report: unknown): TestCounts {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
