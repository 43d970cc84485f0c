/** Installs the needs of the tests on this machine, if possible: `browser`, `postgres`, `engines`. */
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
