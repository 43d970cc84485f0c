import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

it('the commands of an owner read .env, and tests, measurements and drills never do', () => {
  const reading = Object.keys(scripts).filter((name) =>
    /--env-file|bootstrap\.mjs (?:re)?build settings/.test(scripts[name] ?? ''),
  );
  expect(reading).toEqual(['start', 'dev', 'edit', 'build', 'release', 'leads']);
  // SITE_URL is needed by the build, which runs before the server.
  expect(scripts.start).toContain('bootstrap.mjs build settings && exec node --env-file-if-exists=.env ');
});
