import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { waitFor } from './wait-for.ts';

const main = resolve(import.meta.dirname, '../../../server/main.ts');

/** Processes start slowly if many do at once. */
const startDeadlineMs = 60_000;

export interface LogLine {
  evt?: string;
  port?: number;
  msg?: string;
  [key: string]: unknown;
}

/** `node server/main.ts` as a process of its own, with nothing of our environment but the search path. */
export function spawnServer(siteDir: string, env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [main, '--site-dir', siteDir], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', RATE_LIMIT_PER_IP: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const exit = new Promise<{ code: number | null; signal: string | null }>((done) => {
    child.once('close', (code, signal) => done({ code, signal }));
  });
  /** Last output. */
  const tail = () => `${out.slice(-2000)}${errors}`;
  const lines = (): LogLine[] =>
    out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  const line = (evt: string, deadlineMs?: number): Promise<LogLine> =>
    waitFor(
      () => `the log line ${evt}; it said:\n${tail()}`,
      () => lines().find((each) => each.evt === evt),
      deadlineMs,
    );
  return {
    child,
    exit,
    lines,
    line,
    errors: () => errors,
    tail,
    /** Resolves to the address when messages can be stored. */
    async ready(): Promise<string> {
      const { port } = await line('listening', startDeadlineMs);
      await line('store-open', startDeadlineMs);
      return `http://127.0.0.1:${port}`;
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

export type ServerProcess = ReturnType<typeof spawnServer>;
