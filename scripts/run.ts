import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const bin = resolve(import.meta.dirname, '../node_modules/.bin');

/** Runs one of the project's tools and shows its output. Throws with the command line when it fails. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const env = { ...(options.env ?? process.env) };
  env.PATH = `${bin}${delimiter}${env.PATH ?? ''}`;
  const windows = process.platform === 'win32';
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', shell: windows, ...options, env });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? signal ?? `exit ${status}`}`);
}
