import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const cli = resolve(import.meta.dirname, '../../../server/cli/main.ts');

/** The owner's tool as a process of its own, with nothing of our environment but the search path. */
export function runLeads(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; out: string; error: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { env: { ...env, PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 },
      (_fault, out, error) => done({ code: child.exitCode ?? -1, out, error }),
    );
  });
}
