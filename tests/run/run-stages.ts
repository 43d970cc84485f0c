import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { readReport, type TestResult } from './read-report.ts';

const root = resolve(import.meta.dirname, '../..');

/** One part of a check: a tool that passes or fails as a whole, or a runner that counts its tests. */
export interface Stage {
  name: string;
  /** A tool of node_modules/.bin, or of the system, and its arguments. */
  command: readonly [tool: string, ...told: string[]];
  /** Stages that have to pass before; else this one is left out. */
  needs?: readonly string[];
  /** Path of a runner's report, from the project's root. */
  report?: string;
  /** Allows only waiting stages beside it: it uses both cores, or measures time. */
  isAlone?: boolean;
  /** Mostly waits: other stages run beside it, but no second waiting one. */
  isWaiting?: boolean;
}

interface Result {
  stage: Stage;
  seconds: number;
  isSkipped: boolean;
  passed: number;
  failed: number;
  /** The tests that failed, of a stage that counts them. */
  failures: TestResult[];
}

/** Number for two cores; as many again may mostly wait. */
const atOnce = 2;

/** Exit code of a tool that this machine does not permit. */
const skippedCode = 77;

/**
 * Runs stages side by side if allowed, and shows each output when it is over; then a table of their times and, as the
 * last line, `N passed, N failed`. A failed stage does not stop the others.
 * @param beforeTheEnd prints text between the stages and the table; gets the number of failures
 * @returns whether everything passed
 */
export async function runStages(
  stages: readonly Stage[],
  beforeTheEnd: (failures: number) => unknown = () => {},
): Promise<boolean> {
  const started = performance.now();
  const results: Result[] = [];
  const running = new Map<Stage, Promise<Result>>();
  let waiting = [...stages];
  const isListed = (name: string) => stages.some((stage) => stage.name === name);
  const hasPassed = (name: string) => results.some(({ stage, failed }) => stage.name === name && failed === 0);
  const isOver = (name: string) => results.some(({ stage }) => stage.name === name);

  function canStart({ needs = [], isAlone, isWaiting }: Stage): boolean {
    const beside = [...running.keys()].filter((stage) => Boolean(stage.isWaiting) === Boolean(isWaiting)).length;
    const isFree = beside < (isAlone ? 1 : atOnce);
    const isDisturbing = !isWaiting && [...running.keys()].some((stage) => stage.isAlone);
    return isFree && !isDisturbing && needs.filter(isListed).every(hasPassed);
  }

  for (;;) {
    const lost = (stage: Stage) => stage.needs?.find((need) => isListed(need) && isOver(need) && !hasPassed(need));
    for (const stage of waiting.filter(lost)) {
      console.error(`\n!! ${stage.name}: left out, since "${lost(stage)}" failed`);
      results.push({ stage, seconds: 0, isSkipped: false, passed: 0, failed: 1, failures: [] });
    }
    waiting = waiting.filter((stage) => !isOver(stage.name));
    const next = waiting.find(canStart);
    if (next !== undefined) {
      waiting = waiting.filter((stage) => stage !== next);
      running.set(next, runStage(next));
      continue;
    }
    if (running.size === 0) break;
    const result = await Promise.race(running.values());
    running.delete(result.stage);
    results.push(result);
  }
  beforeTheEnd(results.reduce((sum, { failed }) => sum + failed, 0));
  return conclude(results, (performance.now() - started) / 1000);
}

async function runStage(stage: Stage): Promise<Result> {
  const { name, report, isAlone = false } = stage;
  const started = performance.now();
  if (report) rmSync(resolve(root, report), { force: true });
  // Stages alone may print as they go.
  if (isAlone) console.log(`\n== ${name}`);
  const { code, output } = await start(stage.command, isAlone);
  if (!isAlone) process.stdout.write(`\n== ${name}\n${output}`);
  const isSkipped = code === skippedCode;
  const counts = { passed: code === 0 ? 1 : 0, failed: code === 0 || isSkipped ? 0 : 1 };
  const tests = report && existsSync(resolve(root, report)) ? readReport(report) : [];
  const failures = tests.filter(({ status }) => status === 'failed');
  if (report && !isSkipped) {
    counts.passed = tests.filter(({ status }) => status === 'passed').length;
    // A report without tests has not passed. All tests may be skipped if a machine does not permit them.
    counts.failed = Math.max(failures.length, tests.length === 0 ? 1 : counts.failed);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${counts.failed === 0 ? '--' : '!!'} ${name}: ${seconds.toFixed(1)} s${code === 0 ? '' : `, exit ${code}`}`,
  );
  return { stage, seconds, isSkipped, ...counts, failures };
}

function start(
  [tool, ...told]: Stage['command'],
  isAlone: boolean,
): Promise<{ code: number | string; output: string }> {
  const env = {
    ...process.env,
    PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    // Hundreds of processes start with the same sources.
    NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
  };
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(tool, told, {
    cwd: root,
    env,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((done) => {
    const finish = (code: number | string) => done({ code, output: Buffer.concat(chunks).toString('utf8') });
    child.once('error', (error) => finish(error.message));
    child.once('close', (code, signal) => finish(code ?? signal ?? ''));
  });
}

function conclude(results: readonly Result[], seconds: number): boolean {
  const width = Math.max(...results.map(({ stage }) => stage.name.length));
  const row = (name: string, time: number, words: string) =>
    console.log(`${name.padEnd(width)} ${time.toFixed(1).padStart(7)} ${words}`);
  console.log(`\n${'Stage'.padEnd(width)} Seconds`);
  for (const { stage, seconds: own, failed, isSkipped } of results)
    row(stage.name, own, failed > 0 ? 'FAILED' : isSkipped ? 'SKIPPED' : '');
  row('All, some side by side', seconds, '');
  for (const { stage, failures } of results)
    for (const { title, reason = '' } of failures)
      console.log(`\n!! ${stage.name}: ${title}\n${reason.split('\n').slice(0, 8).join('\n')}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
