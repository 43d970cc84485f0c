import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { enhancements } from './enhancements.ts';

it('has every name that a component uses, and no other', () => {
  const app = resolve(import.meta.dirname, '..');
  const asked = globSync('**/*.tsx', { cwd: app }).flatMap((file) =>
    [...readFileSync(resolve(app, file), 'utf8').matchAll(/data-enhance=(?:"([^"]+)"|\{[^}]*'([^']+)' : )/g)].map(
      ([, plain, chosen]) => plain ?? chosen,
    ),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(enhancements).sort());
});
