import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { systemClock } from '../../clock.ts';
import { type Config, ConfigError, type Environment, parseConfig } from '../../config/config.ts';
import { covers, isSampleAddress } from '../../config/values.ts';
import { leadsCommand } from '../../leads-command.ts';
import { tryMailbox } from '../../mail/bounce/bounce-mailbox.ts';
import { createTransport } from '../../mail/create-transport.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { judgeSender } from '../../mail/domain/judge-sender.ts';
import { createLookUp, type LookUp } from '../../mail/domain/look-up.ts';
import { findTokenUser, openTokens } from '../../mail/login/open-tokens.ts';
import { TokenError } from '../../mail/login/token-error.ts';
import type { Tokens } from '../../mail/login/tokens.ts';
import type { MailboxHealth } from '../../store/mailbox-store.ts';
import { createStore, type Store } from '../../store/open-store.ts';
import { readLockState } from '../../store/sqlite/lock.ts';
import { StoreError } from '../../store/store-error.ts';
import { checkBackups } from '../backup/check-backups.ts';
import { checkCertificate } from '../check-certificate.ts';
import type { Result } from '../context.ts';
import { type Finding, fault, hint, ok } from '../finding.ts';
import { withLoginStore } from '../with-login-store.ts';

const signs = { fault: '✗', hint: '·', fine: '✓' } as const;

const smallestFreeBytes = 64 * 1024 * 1024;
const longestPendingMs = 15 * 60_000;
/** statfs types of file systems whose locks SQLite cannot rely on: NFS, SMB, CIFS. */
const networkTypes = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

function checkAddresses({ siteUrl, siteDir, mail }: Config): Finding[] {
  const findings: Finding[] = [];
  const { hostname, protocol } = new URL(siteUrl);
  if (hostname === 'localhost') findings.push(hint('SITE_URL is localhost. Set it to the public address of the site.'));
  else if (protocol === 'http:')
    findings.push(fault('SITE_URL is not https: visitors would send their messages unencrypted.'));
  const notes = join(dirname(siteDir), 'site.json');
  if (!existsSync(notes)) findings.push(fault('The pages are not built. Run npm run build.'));
  else if ((JSON.parse(readFileSync(notes, 'utf8')) as { siteUrl: string }).siteUrl !== siteUrl) {
    findings.push(fault('The pages were built for another SITE_URL. Run npm run build with the present one.'));
  }
  if (mail.transport.kind === 'file' && isSampleAddress(mail.to)) {
    findings.push(hint('The e-mail address of the company is still a sample. Replace it in content/site.yaml.'));
  }
  return findings;
}

async function checkMailServer(config: Config): Promise<Finding[]> {
  try {
    return await tryMailServer(config);
  } catch (error) {
    // Another check reports a fault of the store.
    if (error instanceof StoreError) return [];
    throw error;
  }
}

async function tryMailServer(config: Config): Promise<Finding[]> {
  const { transport: smtp, oauth } = config.mail;
  return await withLoginStore(config, async (store) => {
    const tokens = openTokens(config, store, systemClock);
    const transport = createTransport(smtp, tokens);
    try {
      await transport.check();
      if (smtp.kind === 'smtp') return await checkLogin(config, tokens);
      return [
        hint(`Nothing is mailed: messages become files in ${smtp.folder}. Set SMTP_URL to have them sent.`),
        ...(await checkLogin(config, tokens)),
      ];
    } catch (error) {
      if (error instanceof TokenError) return [fault(`${error.message}.`)];
      if (!(error instanceof DeliveryError)) throw error;
      const compare = oauth ? 'SMTP_URL, SMTP_USER and the rights of the app' : 'SMTP_URL and SMTP_TLS';
      return [
        fault(
          `The mail server cannot be used: ${error.message}. Compare ${compare} with what your mail provider says: docs/operate/mail-providers.md.`,
        ),
      ];
    } finally {
      transport.close();
    }
  });
}

/** Lifetime of an unused log-in, as the provider says. */
const keptUnused = { microsoft: '90 days', google: 'six months' };

/** Checks how long a mailbox log-in without a password lasts. @throws TokenError */
async function checkLogin(config: Config, tokens: Tokens | undefined): Promise<Finding[]> {
  const { oauth } = config.mail;
  if (!oauth || !tokens) return [];
  const user = findTokenUser(config);
  await tokens.get(user);
  const until = new Date(tokens.holdsUntil(user) ?? 0).toISOString();
  const lasts =
    oauth.grant === 'person'
      ? `; the log-in behind it is kept for ${keptUnused[oauth.provider]} after its last use`
      : '';
  return [ok(`The token for ${user} is valid until ${until}, and the server renews it before that${lasts}.`)];
}

/** Judges the sender as large mailbox providers will. */
async function checkSender({ mail }: Config, lookUp: LookUp): Promise<Finding[]> {
  if (mail.transport.kind !== 'smtp') return [];
  const sender = { from: mail.from, host: mail.transport.host, dkimSelector: mail.dkimSelector };
  const kinds = { good: 'fine', poor: 'hint', bad: 'fault', unknown: 'hint' } as const;
  return (await judgeSender(sender, lookUp)).map(({ kind, text }) => ({ kind: kinds[kind], text }));
}

/** @param noted by the server, which also reads mails, and so sees later faults */
async function checkMailbox(config: Config, noted?: MailboxHealth): Promise<Finding[]> {
  const { bounceMailbox } = config.mail;
  if (bounceMailbox === undefined) return [];
  const reason = await withLoginStore(config, (store) =>
    tryMailbox(bounceMailbox, systemClock, openTokens(config, store, systemClock)),
  );
  if (reason !== undefined)
    return [
      fault(
        `The mailbox of bounces cannot be read: ${reason}. Compare BOUNCE_IMAP_URL and BOUNCE_FOLDERS with what your mail provider says.`,
      ),
    ];
  if (noted?.state !== 'failing') return [];
  return [fault(`The mailbox of bounces was not read: ${noted.fault}. It opens now: is the server running?`)];
}

function checkFile(path: string): Finding[] {
  const findings: Finding[] = [];
  const { bavail, bsize, type } = statfsSync(dirname(path));
  if (bavail * bsize < smallestFreeBytes)
    findings.push(fault('The disk of the store is almost full. Free some space.'));
  if (networkTypes.has(type)) {
    findings.push(
      fault(
        'The store lies on a network drive, where SQLite may damage it. Move it to a local disk, or use PostgreSQL.',
      ),
    );
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    findings.push(fault(`Other users of this machine can read the messages. Run: chmod 600 ${path}`));
  }
  return findings;
}

async function checkMessages(store: Store): Promise<Finding[]> {
  const { count, oldestPendingMs } = await store.reader.summarize();
  const findings: Finding[] = [];
  if (count.dead > 0) {
    findings.push(
      fault(`${count.dead} messages could not be mailed. Read them with: ${leadsCommand('list --state dead')}`),
    );
  }
  const behind = await store.bounces.countBehind();
  if (behind > 0) {
    findings.push(
      fault(
        `${behind} messages of a week did not reach an address behind MAIL_TO. Take it out of the alias; if it has no other members, nobody has read them: ${leadsCommand('list')}`,
      ),
    );
  }
  const webhook = await store.webhook.count();
  if ((webhook.dead ?? 0) > 0) {
    findings.push(
      fault(
        `${webhook.dead} messages could not be given to the receiver of the webhook. When it is repaired: ${leadsCommand('retry --destination webhook --dead')}`,
      ),
    );
  }
  if (oldestPendingMs > longestPendingMs) {
    const minutes = Math.round(oldestPendingMs / 60_000);
    findings.push(
      fault(`A message has waited for ${minutes} minutes. Is the server running, and does it reach the mail server?`),
    );
  }
  if (count.held > 0) {
    findings.push(
      hint(`${count.held} messages are held as spam. Read them with: ${leadsCommand('list --state held')}`),
    );
  }
  return findings;
}

/** Reports a proxy that a server noticed and the setting does not cover. */
async function checkProxy(store: Store, trusted: readonly string[]): Promise<Finding[]> {
  const address = await store.notes.read('untrusted-proxy');
  if (address === undefined || trusted.some((network) => covers(network, address))) return [];
  return [
    fault(
      `Messages come through a proxy at ${address} that is not trusted, so that all its visitors count as one. Set TRUST_PROXY=${address}.`,
    ),
  ];
}

const damaged = (reason: string) =>
  fault(`The store is damaged (${reason}). Stop the server and restore a backup: docs/operate/operations.md.`);

/** Checks the log before the store opens and makes a new one. */
function checkLog(path: string): Finding[] {
  const use = readLockState(path);
  if (use === 'closed' || existsSync(`${path}-wal`)) return [];
  const log = `${basename(path)}-wal`;
  return [
    fault(
      use === 'running'
        ? `The log beside the store (${log}) was removed while the server runs. Make a backup with: ${leadsCommand('backup FILE')}. Then start the server again.`
        : `The log beside the store (${log}) is missing, and the last server did not close the store: messages of its last minute may have stood there. Put it back if you have it: docs/operate/operations.md.`,
    ),
  ];
}

async function checkStore(config: Config): Promise<Finding[]> {
  const { database } = config;
  if (database.kind !== 'sqlite') return await checkOpened(config);
  if (!existsSync(database.path)) return [hint('There is no store yet. The server makes it at its first start.')];
  return [...checkLog(database.path), ...(await checkOpened(config))];
}

async function checkOpened(config: Config): Promise<Finding[]> {
  const { database, trustProxy } = config;
  const store = createStore(database, { mode: 'inspect' });
  try {
    await store.open();
    const damage = await store.findDamage();
    if (damage[0] !== undefined) return [damaged(damage[0])];
    return [
      ...(database.kind === 'sqlite' ? checkFile(database.path) : []),
      ...(await checkProxy(store, trustProxy)),
      ...(await checkMessages(store)),
      ...(await checkMailbox(config, await store.mailbox.assess())),
    ];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.fault === 'broken') return [damaged(error.message)];
    if (error.fault === 'failing')
      return [fault(`The disk of the store fails (${error.message}): docs/operate/operations.md.`)];
    return [fault(`The store cannot be opened: ${error.message}. Check DATABASE_URL.`)];
  } finally {
    await store.close();
  }
}

/** Finds all that could keep a message from its owner. */
async function findAll(env: Environment, lookUp: LookUp): Promise<Finding[]> {
  try {
    const config = parseConfig(env);
    return [
      ...checkAddresses(config),
      ...(await checkCertificate(config.siteUrl, Date.now())),
      ...(await checkStore(config)),
      ...checkBackups(config, Date.now()),
      ...(await checkMailServer(config)),
      ...(await checkSender(config, lookUp)),
    ];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults.map((text) => fault(`${text}.`));
    throw error;
  }
}

/** 0 if nothing is at fault, 1 otherwise; hints alone are fine. */
export async function check(env: Environment, lookUp = createLookUp()): Promise<Result> {
  const findings = await findAll(env, lookUp);
  const faults = findings.filter(({ kind }) => kind === 'fault');
  const lines = Object.entries(signs).flatMap(([kind, sign]) =>
    findings.filter((finding) => finding.kind === kind).map(({ text }) => `${sign} ${text}`),
  );
  const summary = faults.length === 0 ? '✓ Messages can be stored and delivered.' : `${faults.length} to repair.`;
  return { code: faults.length === 0 ? 0 : 1, out: [...lines, summary].join('\n') };
}
