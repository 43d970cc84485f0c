import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.ts';

const root = resolve(import.meta.dirname, '..');

export interface Tally {
  passed: number;
  failed: number;
}

/** Named steps of a check; a step that fails is told and counted, and the next one runs all the same. */
export class Steps {
  #passed = 0;
  #failed = 0;

  /** Work of our own that passes unless it throws. */
  task(name: string, work: () => void): boolean {
    return this.#step(name, () => {
      work();
      this.#passed += 1;
    });
  }

  /** One tool that passes or fails as a whole. */
  tool(name: string, command: string, ...args: string[]): boolean {
    return this.task(name, () => run(command, args, { cwd: root }));
  }

  /** A test runner that leaves its counts in a file. */
  tests(name: string, report: string, read: (report: unknown) => Tally, command: string, ...args: string[]): boolean {
    const path = resolve(root, report);
    rmSync(path, { force: true });
    return this.#step(name, () => {
      try {
        run(command, args, { cwd: root });
      } finally {
        if (existsSync(path)) {
          const { passed, failed } = read(JSON.parse(readFileSync(path, 'utf8')));
          this.#passed += passed;
          this.#failed += Math.max(0, failed - 1);
        }
      }
    });
  }

  /** Prints the closing line and ends the process with 0, or 1 when anything failed. */
  close(): never {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    process.exit(this.#failed === 0 ? 0 : 1);
  }

  #step(name: string, work: () => void): boolean {
    const started = performance.now();
    console.log(`\n== ${name}`);
    try {
      work();
      console.log(`-- ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
      return true;
    } catch (error) {
      this.#failed += 1;
      console.error(`!! ${name}: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }
}

export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function playwrightTally(report: unknown): Tally {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
