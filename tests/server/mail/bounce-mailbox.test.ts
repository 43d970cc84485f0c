import { expect, it } from 'vitest';
import { parseImapUrl } from '../../../server/config/mail-url.ts';
import { sendCanary } from '../../../server/intake/send-canary.ts';
import { createBounceReader } from '../../../server/jobs/bounces.ts';
import { goodFields } from '../../support/contact-message.ts';
import { openMailbox } from '../support/imap-mailbox.ts';
import { openSink } from '../support/mailer-bench.ts';
import { openServer } from '../support/test-server.ts';
import { silentLog } from '../support/timed-mailer.ts';
import { waitFor } from '../support/wait-for.ts';
import { bounces, others } from './bounce-mails.ts';

const address = 'bounces@company.test';

async function start() {
  const sink = await openSink();
  const server = await openServer({ env: { ...sink.env, BOUNCE_ADDRESS: address }, delivers: true });
  await server.postJson(goodFields);
  await waitFor('the mail', async () => (await server.leads())[0]?.state === 'sent');
  const createReader = (url: string, onCounted = () => {}) =>
    createBounceReader({
      ...{
        bounces: server.store.bounces,
        canary: server.store.canary,
        mail: { to: 'owner@company.test', from: 'website@company.test', bounceAddress: address },
        mailbox: parseImapUrl(url),
        log: silentLog,
        onCounted,
      },
    });
  return { server, createReader, sender: sink.received[0]?.envelope.from ?? '' };
}

it('A mailbox of bounces is read, each counts once, and what was read is not asked for again', async () => {
  const { server, createReader, sender } = await start();
  const mails = [...Object.values(others), ...Object.values(bounces)].map((make) =>
    make(sender).replaceAll('\n', '\r\n'),
  );
  const mailbox = await openMailbox(mails);
  let counted = 0;
  const read = createReader(mailbox.url, () => {
    counted += 1;
  });
  await read();
  expect(counted).toBe(1);
  expect(mailbox.seen.size).toBe(mails.length);
  expect(await server.leads()).toMatchObject([{ content_rejects: 1, bounced_attempt: 1 }]);
  const asked = mailbox.commands.filter((command) => command.startsWith('UID FETCH')).length;
  await read();
  expect(mailbox.commands.filter((command) => command.startsWith('UID FETCH'))).toHaveLength(asked);
});

it('A mailbox that refuses the login fails without its password, and changes nothing', async () => {
  const { server, createReader } = await start();
  const mailbox = await openMailbox([], 'another');
  const error = await createReader(mailbox.url)().catch((each: Error) => each);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain('pass');
  expect(await server.leads()).toMatchObject([{ state: 'sent' }]);
});

it('A canary that came to the mailbox has come back, and one that is quoted in another mail has not', async () => {
  const { server, createReader } = await start();
  const { canary } = server.store;
  const { id } = await sendCanary(server.url, await canary.secret());
  const own = `From: website@company.test\r\nX-Lead-Id: ${id}\r\nSubject: Canary\r\n\r\nx\r\n`;
  await createReader((await openMailbox([`From: x@x.test\r\nSubject: Re\r\n\r\n${own}`])).url)();
  expect(await canary.noteReturn('no canary')).toBe(false);
  await createReader((await openMailbox([own])).url)();
  expect(await canary.noteReturn(id)).toBe(false);
  expect(await canary.assess(true)).toBe('returned');
  expect((await server.store.reader.findByPrefix(id, 1))[0]?.answered_at).toBeGreaterThan(0);
});
