import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../server/clock.ts';
import { parseDatabaseConfig } from '../../../server/config/config.ts';
import { parseImapUrl } from '../../../server/config/mail-url.ts';
import { createBounceReader } from '../../../server/jobs/bounces.ts';
import { tryMailbox } from '../../../server/mail/bounce/bounce-mailbox.ts';
import { createStore } from '../../../server/store/open-store.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { createDovecot } from '../mail-servers/dovecot.ts';
import { createSecondSystem, NotPossibleError, type SecondSystem } from '../mail-servers/second-system.ts';
import { sendUntilAcknowledged } from '../support/visitors.ts';

const address = 'bounces@company.test';
const silent = { debug() {}, info() {}, error() {}, fatal() {} };
const dayMs = 86_400_000;

const writeBounce = (sender: string) =>
  `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.company.test>
To: ${sender}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.company.test

Final-Recipient: rfc822; owner@company.test
Action: failed
Status: 5.1.1

--B--
`.replaceAll('\n', '\r\n');

const nested = Array.from(
  { length: 300 },
  (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
).join('');

/** Mails that are no bounces, and block nothing. */
const oddities = {
  large: `From: a@a.test\r\nSubject: Large\r\n\r\n${'x'.repeat(78)}\r\n`.padEnd(20 * 1024 * 1024, 'x'),
  nested: `From: MAILER-DAEMON@mx.test\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${nested}`,
  empty: '\r\n',
};

/**
 * Reads a mailbox at Dovecot while everything happens to it that happens to mailboxes.
 * @returns what this machine lacks, if it is not possible
 */
export async function runMailbox(messages: number) {
  let system: SecondSystem | undefined;
  try {
    system = await createSecondSystem();
    const dovecot = await createDovecot(system, 'bounces');
    return await readAll(system, dovecot, messages);
  } catch (error) {
    if (error instanceof NotPossibleError) return error.message;
    throw error;
  } finally {
    await system?.dispose();
  }
}

/** Messages that were mailed. @returns the envelope sender of each */
async function sendMessages(system: SecondSystem, database: string, messages: number): Promise<string[]> {
  const sink = await startSmtpSink();
  const env = { ...sink.env, BOUNCE_ADDRESS: address, DATABASE_URL: database };
  const server = spawnServer(writeFixtureSite(system.folder), env);
  try {
    const url = await server.ready();
    for (let count = 0; count < messages; count += 1) await sendUntilAcknowledged({ address: () => url }, () => false);
    await waitFor('the mails', () => sink.received.length >= messages);
    return sink.received.map(({ envelope }) => envelope.from);
  } finally {
    server.kill('SIGTERM');
    await server.exit;
    await sink.close();
  }
}

async function readAll(system: SecondSystem, dovecot: Awaited<ReturnType<typeof createDovecot>>, messages: number) {
  const database = `sqlite:${join(system.folder, 'leads.db')}`;
  const senders = await sendMessages(system, database, messages);
  let written = 0;

  /** @param place in the Maildir: `cur` with the flag for read mails, or another folder's */
  function deliver(mail: string, place: 'new' | 'cur' | '.Junk/new' = 'new', mode = 0o666): void {
    const folder = join(dovecot.maildir, place);
    mkdirSync(folder, { recursive: true });
    written += 1;
    const name = `${Math.floor(Date.now() / 1000)}.M${written}.drill`;
    const temporary = join(system.folder, name);
    writeFileSync(temporary, mail);
    system.run('chmod', mode.toString(8), temporary);
    renameSync(temporary, join(folder, place === 'cur' ? `${name}:2,S` : name));
  }
  /** Gives Dovecot the files that were made from outside, which belong to root. */
  const handOver = () => {
    system.run(
      'mkdir',
      '-p',
      ...['cur', 'new', 'tmp', '.Junk/cur', '.Junk/new', '.Junk/tmp'].map((each) => `${dovecot.maildir}/${each}`),
    );
    system.run('touch', `${dovecot.maildir}/.Junk/maildirfolder`);
    system.run('sh', '-c', `find ${dovecot.maildir} ! -perm 0 -exec chown bounces:bounces {} +`);
  };

  const store = createStore(parseDatabaseConfig({ DATABASE_URL: database }), { mode: 'serve' });
  await store.open();
  let passed = 0;
  let counted = 0;
  let onCounted = () => {};
  const faults: (string | undefined)[] = [];
  /** Skips the days between tries at a broken mail. */
  let later = 0;
  const clock = { ...systemClock, now: () => Date.now() + later };
  const read = createBounceReader({
    bounces: store.bounces,
    canary: store.canary,
    reading: store.mailbox,
    mail: { to: 'owner@company.test', from: 'website@company.test', bounceAddress: address },
    mailbox: { server: parseImapUrl(dovecot.url), folders: ['INBOX', 'Junk', 'Missing'] },
    clock,
    log: {
      ...silent,
      warn(line: { evt?: string }) {
        if (line.evt === 'bounce-passed-over') passed += 1;
      },
    },
    onCounted() {
      counted += 1;
      onCounted();
    },
  });
  const look = async () => {
    await read();
    faults.push((await store.mailbox.assess()).fault);
  };
  const found = async () =>
    (await store.reader.list({ limit: 1_000_000 })).filter((lead) => lead.bounced_attempt > 0).length;

  try {
    const [seen, junk, cut, anew] = [0, 1, 2, 3].map((part) =>
      senders.filter((_, index) => index % 4 === part).map(writeBounce),
    ) as [string[], string[], string[], string[]];

    // Read by another program, moved to the junk folder, and between broken mails.
    for (const odd of Object.values(oddities)) deliver(odd);
    deliver('From: a@a.test\r\n\r\nBroken', 'new', 0);
    for (const bounce of seen) deliver(bounce, 'cur');
    for (const bounce of junk) deliver(bounce, '.Junk/new');
    handOver();
    await dovecot.start();
    await look();
    const [foundSeen, foundMissing] = [await found(), faults.filter((fault) => fault?.includes('Missing')).length];
    later += dayMs;
    await look();
    later += dayMs;
    await look();

    // The server stops at the first of them.
    for (const bounce of cut) deliver(bounce);
    handOver();
    let killed = Promise.resolve();
    onCounted = () => {
      onCounted = () => {};
      killed = dovecot.stop('KILL');
    };
    await look();
    await killed;
    const foundBeforeKill = await found();
    await look();
    await dovecot.start();
    await look();
    later += dayMs;
    await look();
    const foundCut = await found();

    // Recreates the folder: other numbers, and another UIDVALIDITY.
    await dovecot.stop();
    system.run('sh', '-c', `rm -f ${dovecot.maildir}/dovecot* ${dovecot.maildir}/.Junk/dovecot*`);
    for (const bounce of anew) deliver(bounce);
    handOver();
    await dovecot.start();
    // Reads two hundred mails of a folder at once.
    for (let looks = 0; looks <= messages / 200; looks += 1) await look();
    const foundAll = await found();
    const wrong = { server: parseImapUrl(dovecot.url.replace(/:[^:@]+@/, ':wrong@')), folders: ['INBOX'] };
    const refused = await tryMailbox(wrong, clock);
    await dovecot.stop();
    const away = await tryMailbox(wrong, clock);
    return {
      version: dovecot.version,
      bounces: senders.length,
      foundFirst: foundSeen,
      foundAfterKill: foundCut,
      killedInTheMiddle: Number(foundBeforeKill < foundCut),
      found: foundAll,
      countedTwice: counted - foundAll,
      skipped: passed,
      missingFolderTold: foundMissing,
      refusedLoginTold: Number(refused === 'the login is refused'),
      awayTold: Number(away?.includes('ECONNREFUSED') === true),
    };
  } finally {
    await store.close();
  }
}
