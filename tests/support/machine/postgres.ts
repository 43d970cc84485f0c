import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, requirePackage } from './system-package.ts';

/** Folder of the newest PostgreSQL among this machine's packages. */
export function findPostgres(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return ['/usr/bin', '/usr/local/bin', ...debian].findLast((folder) => existsSync(join(folder, 'initdb')));
}

const isThere = () => Boolean(process.env.TEST_DATABASE_URL || findPostgres());

/** Tells whether PostgreSQL is there or can be. */
export const canHavePostgres = () => isThere() || canInstall();

/**
 * Provides a PostgreSQL for tests: the server of TEST_DATABASE_URL, an installed one, or a new one from Debian's
 * packages when this runs as root on Debian.
 * @throws with one line that says what to install
 */
export function requirePostgres(): void {
  requirePackage(
    'postgresql',
    isThere,
    'The tests of several processes need PostgreSQL: please install one (Debian and Ubuntu: apt install postgresql), or set TEST_DATABASE_URL to the address of a server.',
  );
}
