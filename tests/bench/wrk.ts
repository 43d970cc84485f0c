import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

function read(report: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(report);
  if (found === null) throw new Error(`wrk said something else than expected:\n${report}`);
  return found;
}

function readMilliseconds(report: string, percentile: number): number {
  const [, value, unit] = read(report, new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s)$`, 'm'));
  return (Number(value) * { us: 1, ms: 1000, s: 1_000_000 }[unit as 'us' | 'ms' | 's']) / 1000;
}

/** Runs wrk, which needs far less of the machine than the server. */
async function runWrk(url: string, connections: number, seconds: number, options: string[], env = {}): Promise<string> {
  const how = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--latency'];
  const { stdout } = await run('wrk', [...how, ...options, url], { env: { ...process.env, ...env } });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered:\n${stdout}`);
  return stdout;
}

function readResult(report: string): LoadResult {
  const [, perSecond] = read(report, /^Requests\/sec:\s+([\d.]+)$/m);
  return {
    perSecond: Math.round(Number(perSecond)),
    p50: readMilliseconds(report, 50),
    p99: readMilliseconds(report, 99),
  };
}

/**
 * Reads one page over and over.
 * @throws if wrk is missing, or if anything but a page came back
 */
export async function readPages(url: string, connections: number, seconds: number): Promise<LoadResult> {
  return readResult(await runWrk(url, connections, seconds, ['--header', 'Accept-Encoding: br']));
}

/**
 * Sends different messages: repeated ones are not stored.
 * @param paceMs between two of a connection; by default as many are sent as are taken
 * @throws if wrk is missing, or if an answer does not say that a new message is stored
 */
export async function sendMessages(
  url: string,
  message: Record<string, string>,
  connections: number,
  seconds: number,
  paceMs = 0,
): Promise<LoadResult> {
  const script = resolve(import.meta.dirname, 'messages.lua');
  const body = JSON.stringify({ ...message, message: `${message.message} %s` });
  const env = { RUN: String(randomInt(1_000_000_000)), BODY: body, PACE: String(paceMs) };
  const report = await runWrk(url, connections, seconds, ['--script', script], env);
  const [, stored, sent] = read(report, /^Stored: (\d+) of (\d+)$/m);
  if (stored !== sent) throw new Error(`${Number(sent) - Number(stored)} messages were not stored.`);
  return readResult(report);
}
