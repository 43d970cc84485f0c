import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { filesIn, SiteFolder } from './site-folder.ts';

it('a second build writes what has changed, leaves the rest, and removes what it did not write', () => {
  const path = ownFolder();
  const first = new SiteFolder(path);
  for (const file of ['same.html', 'changed.html', 'gone/index.html', '.well-known/security.txt'])
    first.write(file, file);
  const early = new Date(0);
  for (const file of first.files) utimesSync(join(path, file), early, early);
  writeFileSync(join(path, 'foreign.html'), '');

  const second = new SiteFolder(path);
  second.write('same.html', 'same.html');
  second.write('changed.html', 'other');
  second.prune();
  expect(filesIn(path).sort()).toEqual(['changed.html', 'same.html']);
  expect(readdirSync(path)).not.toContain('gone');
  expect(statSync(join(path, 'same.html')).mtimeMs).toBe(0);
  expect(statSync(join(path, 'changed.html')).mtimeMs).toBeGreaterThan(0);
});
