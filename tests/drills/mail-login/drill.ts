import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { check } from '../../../server/cli/verbs/check.ts';
import { login } from '../../../server/cli/verbs/login.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { type ServerProcess, spawnServer } from '../../support/server/server-process.ts';
import { startTokenServer, type TokenServer } from '../../support/server/token-server.ts';
import { createSecondSystem, NotPossibleError, type SecondSystem } from '../mail-servers/second-system.ts';
import { readLeads } from '../support/compare.ts';
import { pause, sendUntilAcknowledged } from '../support/visitors.ts';
import { createTokenMailSystem, mailboxes } from './mail-system.ts';

const longestWaitMs = 120_000;
/** Longer than Postfix keeps a silent connection here, and than a token is new: new ones are not renewed. */
const silenceMs = 21_000;

/** The end of each wait; a later mail is missing. */
async function waitInPatience(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (performance.now() < end && !(await isDone())) await pause(500);
}

/**
 * Runs on real mail servers that take tokens alone. A person logs in; tokens run out early and the log-in is revoked
 * while messages come in; then the person logs in once more, and a bounce is read.
 * @returns what this machine lacks, if it is not possible
 */
export async function runMailLogin(messages: number) {
  let system: SecondSystem | undefined;
  const tokenServer = await startTokenServer(3600, mailboxes.website);
  try {
    system = await createSecondSystem();
    const mails = await createTokenMailSystem(system, new URL('introspect', tokenServer.url).href);
    try {
      return await sendAll(system, mails, tokenServer, messages);
    } finally {
      await mails.stop();
    }
  } catch (error) {
    if (error instanceof NotPossibleError) return error.message;
    throw error;
  } finally {
    await system?.dispose();
    await tokenServer.close();
  }
}

async function sendAll(
  system: SecondSystem,
  mails: Awaited<ReturnType<typeof createTokenMailSystem>>,
  tokenServer: TokenServer,
  messages: number,
) {
  const database = `sqlite:${join(system.folder, 'leads.db')}`;
  const siteDir = writeFixtureSite(system.folder);
  const app = { OAUTH_PROVIDER: 'microsoft', OAUTH_CLIENT_ID: 'drill', OAUTH_TENANT: 'company.test' };
  const env = { ...mails.env, ...app, OAUTH_TOKEN_URL: tokenServer.url, DATABASE_URL: database };
  const logIn = () => login({ ...env, MAIL_TO: mailboxes.owner }, { write() {}, input: Readable.from([]) });

  async function serve(
    own: Record<string, string>,
    work: (url: string, server: ServerProcess) => Promise<void>,
  ): Promise<void> {
    const server = spawnServer(siteDir, { ...env, MAIL_TO: mailboxes.owner, ...own });
    try {
      await work(await server.ready(), server);
    } finally {
      server.kill('SIGTERM');
      await server.exit;
    }
  }

  const ids = new Set<string>();
  async function send(url: string, count: number): Promise<void> {
    for (let left = count; left > 0; ) {
      const receipt = await sendUntilAcknowledged({ address: () => url }, () => false);
      if (receipt === undefined) continue;
      ids.add(receipt.id);
      left -= 1;
    }
  }
  const leads = () => readLeads(database);
  const untilSent = () => waitInPatience(async () => (await leads()).every(({ state }) => state === 'sent'));

  const { SMTP_USER, ...others } = mails.env;
  const withPassword = { ...others, SMTP_USER, SMTP_PASSWORD: 'drill-password', MAIL_TO: mailboxes.owner };
  const checked = await check({ ...withPassword, BOUNCE_IMAP_URL: '', DATABASE_URL: database });
  const first = await logIn();
  let waiting = 0;
  const third = Math.ceil(messages / 3);
  await serve({}, async (url, server) => {
    await send(url, third);
    await untilSent();
    // The mail servers will refuse older tokens, and the server has not noticed yet.
    tokenServer.valid.clear();
    await pause(silenceMs);
    await send(url, third);
    await untilSent();
    tokenServer.valid.clear();
    tokenServer.revoke();
    await pause(silenceMs);
    await send(url, messages - 2 * third);
    await waitInPatience(async () => server.lines().some(({ reason }) => String(reason).includes('leads -- login')));
    waiting = (await leads()).filter(({ state }) => state !== 'sent').length;
    await logIn();
    await untilSent();
  });
  // Bounces are read afterwards, so that nothing is sent again to a bounced address.
  await serve({ MAIL_TO: mailboxes.gone, BOUNCE_IMAP_URL: '' }, async (url) => {
    await send(url, 1);
    await untilSent();
    await waitInPatience(async () => globSync(`${mails.bouncesMaildir}/new/*`).length > 0);
  });
  await serve({}, async () =>
    waitInPatience(async () => (await leads()).some(({ bounced_at: at, state }) => at !== null && state === 'sent')),
  );

  const all = await leads();
  const received = globSync(`${mails.ownerMaildir}/{new,cur}/*`).map((file) => readFileSync(file, 'utf8'));
  return {
    version: mails.version,
    acknowledged: ids.size,
    waiting,
    isLoggedIn: Number(first.code === 0),
    isToldToSetProvider: Number(checked.out.includes('set OAUTH_PROVIDER in place of SMTP_PASSWORD')),
    reachedOwner: all.filter(({ id }) => received.some((mail) => mail.includes(id))).length,
    dead: all.filter(({ state }) => state === 'dead').length,
    bounced: all.filter(({ bounced_at: at }) => at !== null).length,
  };
}
