/** Sees to it that this machine has what the tests need, and installs it where it can: `browser`, `postgres`, `engines`. */
import { requireBrowser } from './browser.ts';
import { requireEngines } from './engines.ts';
import { requirePostgres } from './postgres.ts';

const require = { browser: requireBrowser, postgres: requirePostgres, engines: requireEngines };

try {
  for (const name of process.argv.slice(2)) require[name as keyof typeof require]();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
