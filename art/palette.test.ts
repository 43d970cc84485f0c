import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('is the source of all colors of drawings, so that a changed hue changes all of them', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const typed = files.filter((file) =>
    /['"]#[\da-f]{3,8}['"]|rgb\(|hsl\(/i.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(typed).toEqual([]);
});
