import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStore } from '../../server/store/open-store.ts';
import { makeTestFolder } from './support/temporary-folder.ts';
import { goodFields, startTestServer } from './support/test-server.ts';

/** A disk of its own that is soon full; undefined where this machine does not let us have one. */
function mountSmallDisk(): string | undefined {
  const disk = join(makeTestFolder(), 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  return disk;
}

it('On a full disk nothing is acknowledged that is not stored, and messages are taken again once there is room', async ({
  skip,
}) => {
  const disk = mountSmallDisk();
  if (disk === undefined) return skip('needs the right to mount a small disk (root on Linux)');
  const env = { DATABASE_URL: `sqlite:${join(disk, 'leads.db')}` };
  const server = await startTestServer({ env });
  onTestFinished(server.close);
  const message = 'long '.repeat(4000);
  const post = async (name: string) => (await server.postJson({ ...goodFields, name, message })).status;

  const statuses = [];
  for (let index = 0; index < 40; index += 1) statuses.push(await post(`Visitor ${index}`));
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect((await server.ask('/readyz')).status).toBe(503);
  expect((await server.ask('/about')).status).toBe(200);

  execFileSync('mount', ['-o', 'remount,size=20m', disk]);
  expect(await post('Later')).toBe(201);
  expect((await server.ask('/readyz')).status).toBe(200);
  const taken = statuses.filter((status) => status === 201).length + 1;
  const store = createStore(server.config.database, { mode: 'inspect' });
  await store.open();
  expect(await store.reader.list({ limit: 1000 })).toHaveLength(taken);
  await store.close();
});
