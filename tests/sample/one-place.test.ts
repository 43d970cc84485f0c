import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('name, city and year of the company are typed in content/site.yaml alone @sample', () => {
  const files = globSync('{app,art,server,shared}/**/*.{ts,tsx,md,css}', { cwd: root }).filter(
    (file) => !file.startsWith('app/art/') && !file.endsWith('.test.ts'),
  );
  const typed = files.filter((file) =>
    /\b(?:Solvane|Chandigarh|2022)\b/i.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(typed).toEqual([]);
});
