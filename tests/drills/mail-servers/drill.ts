import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import type { LeadRow } from '../../../server/store/tables.ts';
import type { ContactMessage, MailReceipt } from '../../../shared/contact-message.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { readLeads } from '../support/compare.ts';
import { pause } from '../support/visitors.ts';
import { createExim } from './exim.ts';
import type { MailServer } from './mail-server.ts';
import { type Acknowledged, findDifference, openMailbox, readId } from './mailbox.ts';
import { tooLarge, unanswerable, writeMessage } from './messages.ts';
import { createOpenSmtpd } from './opensmtpd.ts';
import { createPostfix } from './postfix.ts';
import { createSecondSystem, NotPossibleError, type SecondSystem } from './second-system.ts';

export type MailServerKind = 'Postfix' | 'OpenSMTPD' | 'Exim';

const create: Record<MailServerKind, (system: SecondSystem) => Promise<MailServer>> = {
  Postfix: createPostfix,
  OpenSMTPD: createOpenSmtpd,
  Exim: createExim,
};

export interface MailServersOptions {
  kind: MailServerKind;
  messages: number;
  /** Absence of the mail server, in milliseconds. */
  stopMs: number;
  /**
   * Adds tests of a minute each: every recipient is put off for a while, and the notice for the refused message comes.
   */
  isLong: boolean;
}

const longestWaitMs = 180_000;

/** Later mails are missing. */
async function waitInPatience(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (performance.now() < end && !(await isDone())) await pause(50);
}

function post(url: string, fields: ContactMessage) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return sendRequest(`${url}/api/mail`, { method: 'POST', headers, body: JSON.stringify(fields) });
}

/**
 * Visitors send messages of every kind to our server, which mails them through another project's mail server; that one
 * refuses a message for its size, puts messages off, and is stopped for a while.
 * @returns what this machine lacks, if it is not possible
 */
export async function runMailServers(options: MailServersOptions) {
  let system: SecondSystem | undefined;
  try {
    system = await createSecondSystem();
    return await sendThrough(system, await create[options.kind](system), options);
  } catch (error) {
    if (error instanceof NotPossibleError) return error.message;
    throw error;
  } finally {
    await system?.dispose();
  }
}

async function sendThrough(
  system: SecondSystem,
  mailServer: MailServer,
  { messages, stopMs, isLong }: MailServersOptions,
) {
  const database = `sqlite:${join(system.folder, 'leads.db')}`;
  const server = spawnServer(writeFixtureSite(system.folder), { ...mailServer.env, DATABASE_URL: database });
  const mailbox = openMailbox(mailServer.maildir);
  const acknowledged: Acknowledged[] = [];
  const third = Math.floor(messages / 3);

  async function write(url: string, sent: ContactMessage): Promise<Acknowledged> {
    const { status, body } = await post(url, sent);
    if (status !== 201) throw new Error(`unexpected status ${status} for ${sent.message.slice(0, 40)}`);
    const receipt: MailReceipt = JSON.parse(body);
    return { ...receipt, sent };
  }

  async function writeUpTo(url: string, count: number): Promise<void> {
    while (acknowledged.length < count) acknowledged.push(await write(url, writeMessage(acknowledged.length)));
  }

  const countLeads = async (isMeant: (lead: LeadRow) => boolean) => (await readLeads(database)).filter(isMeant).length;
  const isSent = ({ state }: LeadRow) => state === 'sent';
  const isPutOff = ({ deferrals }: LeadRow) => deferrals > 0;

  try {
    await mailServer.start();
    const url = await server.ready();
    if ((await post(url, unanswerable)).status !== 422) throw new Error('an address nobody can answer was taken');
    const large = await write(url, tooLarge);
    await writeUpTo(url, third);
    await waitInPatience(async () => (await countLeads(isSent)) >= third);

    let putOff = 0;
    if (isLong) {
      await mailServer.putOff(true);
      await writeUpTo(url, third + 5);
      await waitInPatience(async () => (await countLeads(isPutOff)) >= 5);
      putOff = await countLeads(isPutOff);
      await mailServer.putOff(false);
    }
    await writeUpTo(url, 2 * third);
    await waitInPatience(async () => (await countLeads(isSent)) >= 2 * third);

    await mailServer.stop();
    await writeUpTo(url, messages);
    await pause(stopMs);
    await mailServer.start();
    const returned = performance.now();
    const expected = new Set([...acknowledged, ...(isLong ? [large] : [])].map(({ id }) => id));
    await waitInPatience(async () => expected.isSubsetOf(new Set((await mailbox.read()).map(readId))));
    const secondsToCatchUp = Math.ceil((performance.now() - returned) / 1000);

    server.kill('SIGTERM');
    await server.exit;
    await mailServer.stop();
    return {
      version: mailServer.version,
      duringStop: messages - 2 * third,
      putOff,
      ...compare(await mailbox.read(), acknowledged, large),
      secondsToCatchUp,
    };
  } finally {
    server.kill('SIGKILL');
    await server.exit;
  }
}

function compare(mails: readonly Email[], acknowledged: readonly Acknowledged[], large: Acknowledged) {
  const arrived = mails.map(readId);
  const sent = new Map(acknowledged.map((each) => [each.id, each]));
  const texts = mails.filter((mail) => readId(mail) !== large.id);
  const wrong = texts.flatMap((mail) => findDifference(mail, sent.get(readId(mail))) ?? []);
  const delivered = acknowledged.filter(({ id }) => arrived.includes(id)).length;
  return {
    acknowledged: acknowledged.length,
    delivered,
    missing: acknowledged.length - delivered,
    arrivedTwice: arrived.length - new Set(arrived).size,
    differences: wrong,
    noticed: mails.filter((mail) => readId(mail) === large.id && mail.text?.includes(`show ${large.reference}`)).length,
  };
}
