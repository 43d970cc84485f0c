import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { createDigest } from '../../../server/jobs/list-mail.ts';
import { createFileTransport } from '../../../server/mail/file-transport.ts';
import { goodFields } from '../../support/contact-message.ts';
import { runSql } from '../../support/server/databases.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const spam = 'Casino bonus! [url=https://win.invalid]click[/url]';
let server: Awaited<ReturnType<typeof openServer>>;
let env: Record<string, string>;
let outbox: string;
let copies: string;

beforeEach(async () => {
  copies = join(makeTestFolder(), 'copies');
  server = await openServer({ delivers: true });
  outbox = join(server.folder, 'outbox');
  env = { DATABASE_URL: server.databaseUrl, SMTP_URL: `file:${outbox}`, BACKUP_FOLDER: copies };
});

const run = (...args: string[]) => runLeads(args, env);
const listMails = () => readdirSync(outbox).sort();
const messages = async () => (await server.leads()).map(({ message }) => message).sort();

async function post(fields: Partial<typeof goodFields>): Promise<string> {
  const answer = await server.postJson({ ...goodFields, ...fields });
  expect(answer.status).toBe(201);
  return (JSON.parse(answer.body) as { reference: string }).reference;
}

/** Two messages of Robin, one that looks like spam, one that names Robin, and one of another person. */
async function fill() {
  const references = {
    first: await post({ email: 'Robin@Example.org', message: 'First quixotry' }),
    second: await post({ email: 'robin@EXAMPLE.ORG', message: 'Second quixotry' }),
    held: await post({ email: 'robin@example.org', message: `${spam} quixotry` }),
    naming: await post({ email: 'kim@example.org', message: 'Ask my colleague ROBIN@example.org about it' }),
    other: await post({ email: 'jan-robin@example.org', message: 'I am somebody else' }),
  };
  await waitFor('the mails', async () => existsSync(outbox) && listMails().length === 4);
  const digest = createDigest({
    held: server.store.held,
    transport: createFileTransport(outbox),
    mail: server.config.mail,
    clock: systemClock,
    log: server.app.log as never,
  });
  await digest();
  expect(listMails()).toHaveLength(5);
  return references;
}

describe('What there is of one visitor', () => {
  it('is listed before any deletion: messages, labels, mails and copies with their end, others’ messages apart', async () => {
    const { first, second, held, naming, other } = await fill();
    expect((await run('spam', second)).code).toBe(0);
    expect((await run('backup')).code).toBe(0);
    const before = listMails();
    const { code, out, error } = await run('person', 'ROBIN@example.org', 'delete');
    expect(code).toBe(1);
    expect(error).toContain('--yes');
    const [own = '', others = ''] = out.split('The address is also in');
    expect(own).toContain('3 messages of this sender, with labels and deliveries: would go');
    for (const reference of [first, second, held]) expect(own).toContain(reference);
    expect(own).toMatch(new RegExp(`${second}.*labelled spam`));
    expect(own).toContain('3 files of mails: would go');
    expect(own).toContain('held-messages.eml');
    expect(others).toContain('1 message of others and 1 file of their mails, which stay');
    expect(others).toContain(naming);
    expect(others).toMatch(
      /leads-\d+T\d+Z\.db: 3 messages, 1 message of others with the address; goes about \d{4}-\d\d-\d\d$/m,
    );
    expect(out).not.toContain(other);
    expect(out).not.toContain('quixotry');
    expect(listMails()).toEqual(before);
    expect(await messages()).toHaveLength(5);
  });

  it('is written whole into a file for them alone, without others’ words', async () => {
    const { first, second, held, naming } = await fill();
    const path = join(makeTestFolder(), 'new', 'robin.json');
    expect((await run('person', 'robin@example.org', 'export', path)).code).toBe(0);
    expect(statSync(path).mode & 0o077).toBe(0);
    const text = readFileSync(path, 'utf8');
    const written = JSON.parse(text);
    expect(written.messages.map(({ reference }: { reference: string }) => reference)).toEqual([first, second, held]);
    expect(written.messages[0]).toMatchObject({ message: 'First quixotry', label: null, deliveries: [] });
    expect(written.mails).toHaveLength(3);
    expect(written.namedInMessagesOfOthers).toMatchObject([{ reference: naming }]);
    for (const words of ['colleague', 'kim@', 'somebody else']) expect(text).not.toContain(words);
    expect((await run('person', 'robin@example.org', 'export', path)).error).toContain('exists already');
  });

  it('is deleted for good, and others’ messages stay', async () => {
    const { naming, other } = await fill();
    const { code, out } = await run('person', 'robin@example.org', 'delete', '--yes');
    expect(code).toBe(0);
    expect(out).toContain('3 messages of this sender, with labels and deliveries: deleted');
    expect(await messages()).toEqual(['Ask my colleague ROBIN@example.org about it', 'I am somebody else']);
    expect(
      listMails()
        .map((name) => /SV-.*(?=\.eml)/.exec(name)?.[0])
        .sort(),
    ).toEqual([naming, other].sort());
    const again = await run('person', 'robin@example.org', 'delete', '--yes');
    expect(again.out).toContain('0 messages of this sender');
    if (inject('postgresUrl')) return;
    const folder = join(server.folder, 'data');
    const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(bytes.includes('quixotry')).toBe(false);
  });

  it('is found in mails and copies after its deletion from the store', async () => {
    const { first, second } = await fill();
    const old = join(copies, 'by-hand.db');
    expect((await run('backup', old)).code).toBe(0);
    for (const reference of [first, second]) expect((await run('delete', reference, '--yes')).code).toBe(0);
    writeFileSync(join(copies, 'notes.txt'), 'robin@example.org');
    writeFileSync(join(copies, 'torn.db'), 'SQLite format 3\0 and nothing more');
    const { out } = await run('person', 'robin@example.org', 'delete', '--yes');
    expect(out).toContain('1 message of this sender');
    expect(out).toContain('3 files of mails: deleted');
    expect(out).toContain(`${old}: 3 messages, 1 message of others with the address; stays until you delete it`);
    expect(out).toContain(`${join(copies, 'torn.db')}: cannot be read, so its content is unknown`);
    expect(out).not.toContain('notes.txt');
  });

  it('that is being sent stays, and is named', async () => {
    // A mailer would send it meanwhile.
    server = await openServer();
    env = { ...env, DATABASE_URL: server.databaseUrl };
    const reference = await post({ email: 'robin@example.org' });
    await runSql(server.databaseUrl, "UPDATE leads SET state = 'sending'", 'SELECT 1');
    const { code, error } = await run('person', 'robin@example.org', 'delete', '--yes');
    expect(code).toBe(1);
    expect(error).toContain(`try again in a minute: ${reference}`);
    expect(await messages()).toHaveLength(1);
  });

  it('is empty for an unknown address; a wrong address or action is refused', async () => {
    await post({ email: 'robin@example.org' });
    expect(await run('person', 'nobody@example.org', 'delete', '--yes')).toMatchObject({
      code: 1,
      error: 'Nothing is stored of this address.\n',
    });
    for (const words of [
      ['robin', 'delete'],
      ['robin@example.org'],
      ['robin@example.org', 'forget'],
      ['robin@example.org', 'export'],
      ['robin@example.org', 'delete', 'file.json'],
      ['robin@example.org', 'export', 'file.json', '--yes'],
    ])
      expect((await run('person', ...words)).code).toBe(2);
    expect(await messages()).toHaveLength(1);
  });
});
