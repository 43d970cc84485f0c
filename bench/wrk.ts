import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadResult } from './load.ts';

const run = promisify(execFile);

function read(report: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(report);
  if (found === null) throw new Error(`wrk said something else than expected:\n${report}`);
  return found;
}

function readMilliseconds(report: string, percentile: number): number {
  const [, value, unit] = read(report, new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s)$`, 'm'));
  return (Number(value) * { us: 1, ms: 1000, s: 1_000_000 }[unit as 'us' | 'ms' | 's']) / 1000;
}

/**
 * Reads one page over and over with wrk, which needs far less of the machine than the server it measures.
 * @throws if wrk is missing, or if anything but a page came back
 */
export async function readPages(url: string, connections: number, seconds: number): Promise<LoadResult> {
  const how = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--latency'];
  const { stdout } = await run('wrk', [...how, '--header', 'Accept-Encoding: br', url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every page was answered:\n${stdout}`);
  const [, perSecond] = read(stdout, /^Requests\/sec:\s+([\d.]+)$/m);
  return {
    perSecond: Math.round(Number(perSecond)),
    p50: readMilliseconds(stdout, 50),
    p99: readMilliseconds(stdout, 99),
    refused: 0,
  };
}
