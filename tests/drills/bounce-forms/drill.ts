import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { findBouncedMail, makeBounceAddress } from '../../../server/mail/bounce/bounce-address.ts';
import { readBounce } from '../../../server/mail/bounce/read-bounce.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { startScriptedSmtp } from '../../support/server/scripted-smtp.ts';
import { plainSmtp } from '../../support/server/timed-mailer.ts';
import { createSecondSystem, NotPossibleError, type SecondSystem } from '../mail-servers/second-system.ts';
import { pause } from '../support/visitors.ts';
import { createEximRelay, createOpenSmtpdRelay, type RelayingServer, recipients } from './mail-systems.ts';

const bounceAddress = 'bounces@company.test';
const key = 'key of the drill';
const longestWaitMs = 180_000;

/** Refusal in the form of Google Groups. */
const groupRefusal =
  '550-5.7.1 The group you tried to contact (list) may not exist, or you may not have\r\n550 5.7.1 permission to post messages to it';

/** Sends this number of mails to every recipient through one mail server; then reads the bounces. */
async function tryServer(server: RelayingServer, count: number) {
  await server.start();
  const sent = new Map<string, keyof typeof recipients>();
  let atOnce = 0;
  const transport = createSmtpTransport(plainSmtp(server.port));
  try {
    for (const [name, to] of Object.entries(recipients) as [keyof typeof recipients, string][])
      for (let number = 0; number < count; number += 1) {
        const id = randomUUID();
        try {
          await transport.send({
            leadId: id,
            reference: 'SV-DRIL-LS',
            from: { name: 'Website', address: 'website@company.test' },
            envelopeFrom: makeBounceAddress(bounceAddress, { id, attempt: 1 }, key),
            to,
            subject: `A mail to ${name}`,
            messageId: `<${id}@company.test>`,
            date: new Date(),
            text: 'A customer writes: our mailbox is full, user unknown, 550 5.1.1 permanent error.',
            headers: {},
          });
          sent.set(id, name);
        } catch {
          atOnce += 1;
        }
      }
    const isBack = (name: keyof typeof recipients) => server.bounces.includes(name);
    const expected = [...sent.values()].filter(isBack).length;
    const files = () => globSync(`${server.maildirs.bounces}/{new,cur}/*`);
    for (const end = performance.now() + longestWaitMs; files().length < expected && performance.now() < end; )
      await pause(500);

    const found = new Set<string>();
    let mistaken = 0;
    for (const file of files()) {
      const source = readFileSync(file);
      const report = await readBounce(source);
      const mail = findBouncedMail(source.toString('latin1'), bounceAddress, key);
      if (report.kind === 'other' || mail === undefined || 'list' in mail) continue;
      if (isBack(sent.get(mail.id) ?? 'owner')) found.add(mail.id);
      else mistaken += 1;
    }
    return {
      server: `${server.name} ${server.version}`,
      mailed: sent.size,
      atOnce,
      bounced: expected,
      found: found.size,
      mistaken,
    };
  } finally {
    transport.close();
    await server.stop();
  }
}

async function inSystem<T>(work: (system: SecondSystem) => Promise<T>): Promise<T> {
  const system = await createSecondSystem();
  try {
    return await work(system);
  } finally {
    await system.dispose();
  }
}

/** @returns what this machine lacks, if it is not possible */
export async function runBounceForms(count: number) {
  const group = await startScriptedSmtp({ content: groupRefusal });
  const later = await startScriptedSmtp({ RCPT: '450 4.2.0 Later' });
  try {
    const runs = [];
    for (const create of [createEximRelay, createOpenSmtpdRelay])
      runs.push(
        await inSystem(
          async (system) => await tryServer(await create(system, { group: group.port, later: later.port }), count),
        ),
      );
    return runs;
  } catch (error) {
    if (error instanceof NotPossibleError) return error.message;
    throw error;
  } finally {
    await group.close();
    await later.close();
  }
}
