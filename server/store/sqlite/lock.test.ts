import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../../../tests/support/server/temporary-folder.ts';
import { lockStore, readLockState } from './lock.ts';

it('One server has a store; a second one is refused until the first has closed it', () => {
  const folder = makeTestFolder();
  const path = join(folder, 'leads.db');
  expect(readLockState(path)).toBe('closed');
  const unlock = lockStore(path);
  expect(() => lockStore(path)).toThrow('another server is using this store');
  expect(readLockState(path)).toBe('running');
  unlock();
  expect(readLockState(path)).toBe('closed');
  expect(readdirSync(folder)).toEqual([]);
  lockStore(path)();
});

it('A lock that cannot be had for another reason is not taken for another server', () => {
  const path = join(makeTestFolder(), 'leads.db');
  writeFileSync(`${path}-lock`, 'This is no database. '.repeat(50));
  expect(() => lockStore(path)).toThrow('file is not a database');
});

it('A killed server leaves a lock that blocks no other server, and differs from a closed store', () => {
  const path = join(makeTestFolder(), 'leads.db');
  writeFileSync(`${path}-lock`, '');
  expect(readLockState(path)).toBe('killed');
  lockStore(path)();
  expect(readLockState(path)).toBe('closed');
});
