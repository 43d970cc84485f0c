import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The names that the server reads from its environment. */
const settings = globSync('server/{config*.ts,config/*.ts}', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/'([A-Z][A-Z0-9_]+)'/g)])
  .map(([, name = '']) => name);

/**
 * Removes the server's settings from this process, so that no test or tool mails to the developer's address, or writes
 * into the developer's store.
 */
export function clearSettings(): void {
  for (const name of settings) delete process.env[name];
}
