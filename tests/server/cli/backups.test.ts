import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameOf } from '../../../server/cli/backup/choose-kept.ts';
import { goodFields } from '../../support/contact-message.ts';
import { runSql } from '../../support/server/databases.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer } from '../../support/server/test-server.ts';

const hourMs = 3_600_000;
const savedPath = process.env.PATH;
let copies: string;
let env: Record<string, string>;
let server: Awaited<ReturnType<typeof openServer>>;

beforeEach(async () => {
  copies = join(makeTestFolder(), 'copies');
  server = await openServer({});
  for (const message of ['One message', 'Another message'])
    expect((await server.postJson({ ...goodFields, message })).status).toBe(201);
  env = { DATABASE_URL: server.databaseUrl, BACKUP_FOLDER: copies, SMTP_URL: `file:${server.folder}/outbox` };
});
afterEach(() => {
  process.env.PATH = savedPath;
});

const run = (...args: string[]) => runLeads(args, env);
const listFolder = () =>
  readdirSync(copies)
    .filter((name) => name.endsWith('.db'))
    .sort();
const lineOf = (out: string, words: string) => out.split('\n').find((line) => line.includes(words));
/** Dates the newest copy back. */
function age(ms: number): void {
  const [newest = ''] = listFolder().toReversed();
  renameSync(join(copies, newest), join(copies, nameOf(Date.now() - ms)));
}

/** Ages it there and here. @returns its name */
function ageWith(there: string, ms: number): string {
  const [name = ''] = listFolder().toReversed();
  age(ms);
  const [aged = ''] = listFolder();
  renameSync(join(there, name), join(there, aged));
  const state = join(copies, 'state.json');
  writeFileSync(state, readFileSync(state, 'utf8').replaceAll(name, aged));
  return aged;
}

describe('A timer’s backup', () => {
  it('makes a copy for the owner alone, and deletes expired and unfinished ones', async () => {
    mkdirSync(copies);
    const old = [30, 31, 32, 33].map((days) => nameOf(Date.now() - days * 24 * hourMs));
    for (const name of old) writeFileSync(join(copies, name), '');
    writeFileSync(join(copies, 'notes.txt'), 'mine');
    const killed = 'leads-20261101T000000Z.db.unfinished';
    for (const end of ['', '-wal', '-lock']) writeFileSync(join(copies, killed + end), '');
    env.BACKUP_KEEP = '2d 0w 0m';
    const { code, out } = await run('backup');
    expect([code, out]).toEqual([0, expect.stringMatching(/leads-\d{8}T\d{6}Z\.db; 2 are kept/)]);
    expect(listFolder()).toHaveLength(2);
    expect(listFolder()[0]).toBe(old[0]);
    expect(existsSync(join(copies, 'notes.txt'))).toBe(true);
    expect(readdirSync(copies).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(statSync(join(copies, listFolder()[1] ?? '')).mode & 0o077).toBe(0);
  });

  it('without a folder in the settings is not understood', async () => {
    env.BACKUP_FOLDER = '';
    expect(await run('backup')).toMatchObject({ code: 2, error: expect.stringContaining('BACKUP_FOLDER') });
  });
});

describe('A backup that is proved', () => {
  it('is restored, opened and compared, and its folder has a note of that', async () => {
    await run('backup');
    await server.postJson({ ...goodFields, message: 'Later' });
    const { code, out } = await run('backup', '--prove');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('2 messages; 2 are in the store with the same words, 0 were deleted'),
    ]);
    expect(JSON.parse(readFileSync(join(copies, 'state.json'), 'utf8')).proved.name).toBe(listFolder()[0]);
    await runSql(server.databaseUrl, "DELETE FROM leads WHERE message = 'One message'", 'SELECT 1');
    expect((await run('backup', '--prove', join(copies, listFolder()[0] ?? ''))).out).toContain('1 are in the store');
  });

  it('that lacks a message, or has other words, is reported', async () => {
    await run('backup');
    const path = join(copies, listFolder()[0] ?? '');
    await runSql(server.databaseUrl, "UPDATE leads SET message = 'Changed' WHERE message = 'One message'", 'SELECT 1');
    expect(await run('backup', '--prove', path)).toMatchObject({
      code: 1,
      error: expect.stringContaining('1 messages have other words'),
    });
    await runSql(
      server.databaseUrl,
      "UPDATE leads SET id = 'other', received_at = received_at - 3600000 WHERE message = 'Changed'",
      'SELECT 1',
    );
    expect(await run('backup', '--prove', path)).toMatchObject({
      code: 1,
      error: expect.stringContaining('are not in the copy'),
    });
  });

  it('with a damaged file, or with no store, is reported', async () => {
    await run('backup');
    const path = join(copies, listFolder()[0] ?? '');
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(64, 0xab), 0, 64, statSync(path).size - 64);
    closeSync(file);
    const flipped = await run('backup', '--prove');
    expect(flipped.code).toBe(1);
    writeFileSync(path, 'no database');
    expect(await run('backup', '--prove')).toMatchObject({
      code: 1,
      error: expect.stringContaining('cannot be restored'),
    });
    expect(await run('backup', '--prove', `${path}.none`)).toMatchObject({
      code: 1,
      error: expect.stringContaining('no backup'),
    });
  });
});

/** Installs a program that acts on this machine like the real one on another. */
function plant(name: string, script: string): string {
  const bin = makeTestFolder();
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}`);
  chmodSync(join(bin, name), 0o755);
  process.env.PATH = `${bin}:${savedPath}`;
  return bin;
}

describe('A backup on another machine', () => {
  const rclone = (to: string) => `echo "$@" >> ${to}/calls
for last; do :; done
case $1 in copyto) cp "$4" "${to}/\${last##*/}";; deletefile) rm "${to}/\${last##*/}";; delete) rm -f "${to}/\${last##*/}";; esac`;

  it('is uploaded by rclone, and deleted with the one here', async () => {
    const there = makeTestFolder();
    plant('rclone', rclone(there));
    env.BACKUP_AWAY = 'rclone:vault:website';
    env.BACKUP_KEEP = '1d';
    expect((await run('backup')).out).toContain('1 were uploaded to vault');
    ageWith(there, 48 * hourMs);
    expect((await run('backup')).out).toContain('1 were uploaded to vault');
    expect(readdirSync(there).filter((name) => name.endsWith('.db'))).toEqual(listFolder());
    expect(readFileSync(join(there, 'calls'), 'utf8')).toMatch(/copyto .*vault:website\/leads-/);
  });

  it('stays there when the folder here was emptied by mistake', async () => {
    const there = makeTestFolder();
    plant('rclone', rclone(there));
    env.BACKUP_AWAY = 'rclone:vault:website';
    await run('backup');
    const aged = ageWith(there, 48 * hourMs);
    rmSync(join(copies, aged));
    expect((await run('backup')).code).toBe(0);
    expect(readdirSync(there)).toContain(aged);
  });

  it('that was deleted on both machines hinders no later one', async () => {
    const there = makeTestFolder();
    plant('rclone', rclone(there));
    env.BACKUP_AWAY = 'rclone:vault:website';
    env.BACKUP_KEEP = '1d';
    await run('backup');
    const aged = ageWith(there, 48 * hourMs);
    for (const folder of [copies, there]) rmSync(join(folder, aged));
    expect(await run('backup')).toMatchObject({ code: 0, out: expect.stringContaining('1 were uploaded') });
    expect(readFileSync(join(copies, 'state.json'), 'utf8')).not.toContain(aged);
  });

  it('that cannot be reached is reported, and gets the copies the next time', async () => {
    const there = makeTestFolder();
    env.BACKUP_AWAY = 'rclone:vault:';
    plant('rclone', 'echo "no such remote" >&2; exit 1');
    const failed = await run('backup');
    expect([failed.code, failed.error]).toEqual([1, expect.stringContaining('no such remote')]);
    expect(lineOf((await run('check')).out, 'on vault')).toMatch(/^✗ There is no backup/);
    plant('rclone', rclone(there));
    age(hourMs);
    expect((await run('backup')).out).toContain('2 were uploaded');
    expect(lineOf((await run('check')).out, 'vault')).toBeUndefined();
  });

  it('is uploaded by sftp', async () => {
    const there = makeTestFolder();
    plant('sftp', `cat >> ${there}/said; echo "$@" >> ${there}/said`);
    env.BACKUP_AWAY = 'ssh:me@vault.company.com:website';
    expect((await run('backup')).code).toBe(0);
    const [name = ''] = listFolder();
    const said = readFileSync(join(there, 'said'), 'utf8');
    expect(said).toContain(`put "${join(copies, name)}" "website/${name}.part"`);
    expect(said).toContain(`rename "website/${name}.part" "website/${name}"`);
    expect(said).toMatch(/BatchMode=yes .* me@vault.company.com\n$/);
    // Option -q hides sftp's reason for refusals.
    expect(said).not.toMatch(/(?:^|\s)-q\b/);
  });
});

describe('The check', () => {
  it('says that no backups are made, or that there is none', async () => {
    expect(lineOf((await run('check')).out, copies)).toMatch(/^✗ There is no backup/);
    env.BACKUP_FOLDER = '';
    expect(lineOf((await run('check')).out, 'BACKUP_FOLDER')).toMatch(/^· No backups/);
  });

  it('warns when the newest copy is older than planned', async () => {
    await run('backup');
    age(6 * hourMs);
    expect(lineOf((await run('check')).out, 'newest backup')).toBeUndefined();
    age(8 * hourMs);
    expect(lineOf((await run('check')).out, 'newest backup')).toMatch(/^✗ .* is 8 hours old.*every 6 hours/);
  });

  it('warns when copies are on the disk of the messages only', async () => {
    env.BACKUP_FOLDER = join(server.folder, 'copies');
    await run('backup');
    const isLocal = server.databaseUrl.startsWith('sqlite:') || server.databaseUrl.includes('127.0.0.1');
    if (isLocal) expect(lineOf((await run('check')).out, 'on the disk of')).toMatch(/^· The backups are/);
  });

  it('warns when no copy was restored for a trial for long', async () => {
    await run('backup');
    age(41 * 24 * hourMs);
    await run('backup');
    expect(lineOf((await run('check')).out, 'restored for a trial')).toMatch(/^· No backup/);
    await run('backup', '--prove');
    expect(lineOf((await run('check')).out, 'restored for a trial')).toBeUndefined();
    rmSync(copies, { recursive: true });
  });
});
