import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The names that the server reads from its environment. */
const settings = globSync('server/{config*.ts,config/*.ts}', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/'([A-Z][A-Z0-9_]+)'/g)])
  .map(([, name = '']) => name);

/**
 * Takes the server's settings out of this process, so that no test and no tool of ours ever mails to where the shell of
 * whoever started it mails to, or writes into that store.
 */
export function forgetSettings(): void {
  for (const name of settings) delete process.env[name];
}
