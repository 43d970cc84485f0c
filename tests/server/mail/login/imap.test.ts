import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { expect, it, onTestFinished } from 'vitest';
import { parseImapUrl } from '../../../../server/config/mail-url.ts';
import { openWithLogin } from '../../../../server/mail/login/imap-login.ts';
import { createLoginFile } from '../../../../server/mail/login/login-file.ts';
import { createTokens } from '../../../../server/mail/login/tokens.ts';
import { FakeClock } from '../../../support/server/fake-clock.ts';
import { openTokenServer } from '../../../support/server/open-token-server.ts';
import { makeTestFolder } from '../../../support/server/temporary-folder.ts';
import { microsoftApp, readOAuth } from '../../../support/server/token-mail.ts';

/** The part of an IMAP server that a log-in needs; it notes each, and takes these tokens. */
async function openImap(valid: ReadonlySet<string>, methods: string) {
  const logins: string[] = [];
  const server = createServer((socket) => {
    let tag = '';
    const say = (text: string) => socket.write(`${text}\r\n`);
    socket.on('error', () => {});
    say(`* OK [CAPABILITY IMAP4rev1 SASL-IR ${methods}] ready`);
    socket.on('data', (chunk) => {
      const line = chunk.toString().trim();
      const [first = '', command = '', method = '', encoded = ''] = line.split(' ');
      // An empty answer to the reason of a refusal.
      if (command === '') return say(`${tag} NO [AUTHENTICATIONFAILED] no`);
      tag = first;
      if (command === 'AUTHENTICATE') {
        const secret = Buffer.from(encoded, 'base64').toString().replaceAll('\x01', ' ').trim();
        logins.push(`${method} ${secret}`);
        const [, token = ''] = /Bearer (\S+)/.exec(secret) ?? [];
        return valid.has(token) ? say(`${tag} OK in`) : say(`+ ${Buffer.from('{"status":"400"}').toString('base64')}`);
      }
      if (command === 'LOGIN') logins.push(`LOGIN ${line}`);
      if (command === 'CAPABILITY') say('* CAPABILITY IMAP4rev1');
      return say(`${tag} OK done`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { logins, mailbox: parseImapUrl(`imap://bounces@company.test@127.0.0.1:${port}`) };
}

async function prepare(methods: string) {
  const server = await openTokenServer();
  const clock = new FakeClock();
  const imap = await openImap(server.valid, methods);
  const file = createLoginFile(join(makeTestFolder(), 'mail-login.json'));
  const tokens = createTokens(readOAuth(server, microsoftApp), file, clock);
  const open = () =>
    openWithLogin(imap.mailbox, tokens, async (access) => {
      const client = new ImapFlow({ ...access, logger: false });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.logout();
      } finally {
        client.close();
      }
    });
  return { ...imap, server, clock, open };
}

it.each([
  ['AUTH=XOAUTH2', 'XOAUTH2 user=bounces@company.test auth=Bearer token-1'],
  ['AUTH=OAUTHBEARER AUTH=XOAUTH2', /^OAUTHBEARER n,a=bounces@company\.test,.* auth=Bearer token-1$/],
])('A mailbox without a password is opened with a token: %s', async (methods, login) => {
  const { logins, open } = await prepare(methods);
  await open();
  expect(logins).toEqual([expect.stringMatching(login)]);
});

it('A token that ran out early is renewed, and the mailbox opened in the same minute', async () => {
  const { logins, server, clock, open } = await prepare('AUTH=XOAUTH2');
  await open();
  server.valid.clear();
  clock.advance(120_000);
  await open();
  expect(logins.map((login) => login.slice(-7))).toEqual(['token-1', 'token-1', 'token-2']);
});

it('A mailbox that takes no token fails, is asked once more at most, and gets nothing else', async () => {
  const { logins, server, clock, open } = await prepare('AUTH=XOAUTH2');
  server.script({ body: { access_token: 'strange-1' } }, { body: { access_token: 'strange-2' } });
  await expect(open()).rejects.toMatchObject({ authenticationFailed: true });
  clock.advance(120_000);
  await expect(open()).rejects.toMatchObject({ authenticationFailed: true });
  expect(logins.every((login) => login.startsWith('XOAUTH2'))).toBe(true);
  expect(server.forms).toHaveLength(2);
});
