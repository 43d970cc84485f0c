import { dirname, join } from 'node:path';

/** Beside an SQLite store the log-in at the mail provider is a file of its own, so that no backup holds it. */
export const loginFileOf = (path: string): string => join(dirname(path), 'mail-login.json');
