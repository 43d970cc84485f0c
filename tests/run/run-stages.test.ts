import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownFolder } from '../support/own-folder.ts';
import { runStages, type Stage } from './run-stages.ts';

const node = (name: string, script: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: ['node', '-e', script],
  ...more,
});

/** A runner that reports these tests. */
const writing = (report: string, assertionResults: object[]) =>
  `fs.mkdirSync('test-results', { recursive: true });
  fs.writeFileSync('${report}', '${JSON.stringify({ testResults: [{ assertionResults }] })}');`;

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

it('goes on after a failure, leaves out what needs it, and ends with the counts', async () => {
  const stages = [
    node('first', 'process.exit(1)'),
    node('second', 'console.log("of the second")', { needs: ['first'] }),
    node('third', 'console.log("of the third")'),
    node('fourth', 'process.exit(77)'),
    node('fifth', '', { needs: ['not asked for'] }),
  ];
  expect(await runStages(stages)).toBe(false);
  expect(printed.join('\n')).toContain('second: left out, since "first" failed');
  expect(printed.join('\n')).not.toContain('of the second');
  expect(printed).toContain('\n== third\nof the third\n');
  expect(printed.join('\n')).toMatch(/fourth +[\d.]+ SKIPPED/);
  expect(printed.at(-1)).toBe('\n2 passed, 2 failed');
});

it('fails where a runner ends well and leaves no report', async () => {
  expect(await runStages([node('only', '', { report: 'test-results/none.json' })])).toBe(false);
  expect(printed.at(-1)).toBe('\n0 passed, 1 failed');
});

it('passes where a runner passes all its tests over', async () => {
  const report = 'test-results/passed-over.json';
  const skipped = { fullName: 'A disk fails', status: 'skipped', failureMessages: [] };
  const script = writing(report, [skipped]);
  expect(await runStages([node('only', script, { report })])).toBe(true);
  expect(printed.at(-1)).toBe('\n0 passed, 0 failed');
});

it('says at the end which tests failed, and why', async () => {
  const report = 'test-results/made-up.json';
  const failed = { fullName: 'A thing works', status: 'failed', failureMessages: ['Error: it does not'] };
  const passed = { fullName: 'Another works', status: 'passed', failureMessages: [] };
  const script = `${writing(report, [failed, passed])} process.exit(1)`;
  expect(await runStages([node('only', script, { report })])).toBe(false);
  expect(printed.slice(-2)).toEqual(['\n!! only: A thing works\nError: it does not', '\n1 passed, 1 failed']);
});

it('runs beside who is alone only what mostly waits', async () => {
  const sign = join(ownFolder(), 'sign');
  const stages = [
    // Ends when the lone stage has begun.
    node('waiting', `const wait = () => fs.existsSync('${sign}') || setTimeout(wait, 20); wait();`, {
      isWaiting: true,
    }),
    node('busy', ''),
    node('alone', `fs.writeFileSync('${sign}', '')`, { isAlone: true }),
  ];
  expect(await runStages(stages)).toBe(true);
  const ends = printed.flatMap((line) => /^-- (\w+):/.exec(line)?.[1] ?? []);
  expect(ends.indexOf('busy')).toBeLessThan(ends.indexOf('alone'));
});
