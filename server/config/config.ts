import { resolve } from 'node:path';
import { site } from '../../shared/site.ts';
import { defaultSiteUrl } from '../../shared/site-url.ts';
import { type StatsMode, statsModes } from '../../shared/stats.ts';
import { type BackupConfig, readBackup } from './backup.ts';
import {
  type BounceMailbox,
  type FileMailConfig,
  type Login,
  parseImapUrl,
  parseMailUrl,
  type SmtpConfig,
  tlsModes,
} from './mail-url.ts';
import { type OAuthConfig, readOAuth } from './oauth.ts';
import { createReader, type Environment, type Reader } from './reader.ts';
import * as values from './values.ts';
import { parseWorkingHours, type WorkingHours } from './working-hours.ts';

export type { Environment } from './reader.ts';

/** One file for one process, or a server for many. */
export type DatabaseConfig = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** A program of the owner's that gets each message as well. */
export interface WebhookConfig {
  url: string;
  /** Key that signs its posts. */
  secret: Buffer;
}

export interface HeartbeatConfig {
  url: string;
  everyMs: number;
  /** Milliseconds that a message may wait. */
  limitMs: number;
}

/** Work of this process: takes messages and shows pages, delivers messages, or both. */
export type Role = (typeof roles)[number];

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Public address, with the path of a site that has one, and without a slash at its end. */
  siteUrl: string;
  /** Whether views are counted, and by whom. */
  stats: StatsMode;
  /** `Strict-Transport-Security`, if not the default. */
  hsts?: string;
  /** Folder of the built pages. */
  siteDir: string;
  database: DatabaseConfig;
  role: Role;
  mail: {
    to: string;
    /** Further addresses of the owner's, each with its own delivery. */
    others?: string[];
    from: string;
    canaryTo?: string | undefined;
    bounceAddress?: string;
    bounceMailbox?: BounceMailbox;
    /** Canaries go to the mailbox of bounces, so that their arrival is seen. */
    seesCanaries?: boolean;
    transport: SmtpConfig | FileMailConfig;
    /** Source of tokens for mailboxes without a password. */
    oauth?: OAuthConfig;
    /** Name under which the public key of MAIL_FROM's signatures is published. */
    dkimSelector?: string;
  };
  webhook?: WebhookConfig;
  /** A dead man's switch that is called while mail flows. */
  heartbeat?: HeartbeatConfig;
  /** Folder of the copies that a timer makes; absent: no known one. */
  backup?: BackupConfig;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  /** Secret by which functions of a host tell the addresses of their visitors. */
  forwardSecret?: string;
  spam: SpamMode;
  /** Messages per address; absent: no limit. */
  rateLimit?: values.RateLimit;
  /** Milliseconds between canaries; 0: none. */
  canaryEveryMs: number;
  /** Milliseconds after which the owner is reminded of a message that is not marked as answered; 0: never. */
  remindAfterMs: number;
  /** A reminder after them would be too late. */
  workingHours?: WorkingHours;
  /** Days after which delivered messages are deleted; 0: never. */
  retentionDays: number;
  /** The same for held messages that a digest has listed. */
  retentionHeldDays: number;
  /** Address of the metrics, and further names of their host; absent: no metrics. */
  ops?: { port: number; host: string; names: string[] };
  logLevel: (typeof logLevels)[number];
}

/** Treatment of a message that looks like spam: held for the owner, delivered with a mark, or no check. */
export type SpamMode = (typeof spamModes)[number];

const spamModes = ['hold', 'mark', 'off'] as const;
const roles = ['all', 'api', 'mailer'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Relative paths of the environment start here, in whatever folder a command runs. */
export const projectRoot = resolve(import.meta.dirname, '../..');
const defaultOutbox = 'data/outbox';

/** Every fault of the environment at once, one line each, without secrets. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

function readDatabase(reader: Reader): DatabaseConfig | undefined {
  const database = reader.read('DATABASE_URL', 'sqlite:data/leads.db', values.parseDatabase);
  return database?.kind === 'sqlite' ? { kind: 'sqlite', path: resolve(projectRoot, database.path) } : database;
}

/** Used by the owner's tool. @throws ConfigError */
export function parseDatabaseConfig(env: Environment): DatabaseConfig {
  const reader = createReader(env);
  const database = readDatabase(reader);
  if (database === undefined) throw new ConfigError(reader.faults);
  return database;
}

/** Reads the settings of backups alone, for the owner's tool. @throws ConfigError */
export function parseBackupConfig(env: Environment): BackupConfig | undefined {
  const reader = createReader(env);
  const backup = readBackup(reader);
  if (reader.faults.length > 0) throw new ConfigError(reader.faults);
  return backup && { ...backup, folder: resolve(projectRoot, backup.folder) };
}

/** The folder of mails that become files. Earlier ones may be there when mails go to a mail server now. */
export function parseOutboxFolder({ SMTP_URL = '' }: Environment): string {
  const [, folder = defaultOutbox] = /^file:(.+)$/.exec(SMTP_URL.trim()) ?? [];
  return resolve(projectRoot, folder);
}

/** User and password of the mail server, with any signs: blanks at the ends belong to them. */
function readLogin({ SMTP_USER: user, SMTP_PASSWORD: pass }: Environment, faults: string[]): Login | undefined {
  if (!user && pass) faults.push('SMTP_USER has to be set with SMTP_PASSWORD');
  return user ? { user, ...(pass && { pass }) } : undefined;
}

/** Mail servers refuse an address in brackets as a greeting, and a name that is none. */
function hostOf(siteUrl: string): string {
  const host = URL.parse(siteUrl)?.hostname ?? '';
  return /^\[|^[\d.]+$|^$/.test(host) ? 'localhost' : host;
}

/**
 * Reads the whole environment of the server.
 * @param siteDir folder of the built pages, if not the build's own
 * @throws ConfigError naming every fault
 */
export function parseConfig(env: Environment, siteDir = 'build/client'): Config {
  const reader = createReader(env);
  const { read, isSet, faults } = reader;

  const port = read('PORT', '3000', values.parsePort) ?? 0;
  const host = read('HOST', '0.0.0.0', String) ?? '';
  const siteUrl = read('SITE_URL', defaultSiteUrl, values.parseSiteAddress) ?? '';
  const stats = read('STATS', 'off', (text) => values.parseWord(text, statsModes)) ?? 'off';
  const hsts = read('HSTS', '', (text) => (text === '' ? undefined : values.parseHsts(text)));
  const database = readDatabase(reader);
  const role = read('ROLE', 'all', (text) => values.parseWord(text, roles)) ?? 'all';
  const tls = read('SMTP_TLS', '', (text) => (text === '' ? undefined : values.parseWord(text, tlsModes)));
  const login = readLogin(env, faults);
  const greeting = read('SMTP_NAME', hostOf(siteUrl), values.parseHostName) ?? '';
  const transport = read('SMTP_URL', `file:${defaultOutbox}`, (text) => parseMailUrl(text, { tls, login, greeting }));
  const [to = '', ...others] = read('MAIL_TO', site.email, values.parseMailAddresses) ?? [];
  const from = read('MAIL_FROM', site.email, values.parseMailAddress) ?? '';
  const canaryTo = read('CANARY_TO', '', (text) => (text === '' ? undefined : values.parseMailAddress(text)));
  const bounceAddress = read('BOUNCE_ADDRESS', '', (text) =>
    text === '' ? undefined : values.parseBounceAddress(text),
  );
  if (bounceAddress && others.length > 0 && bounceAddress.lastIndexOf('@') > values.longestSharedBounceName)
    faults.push(
      `BOUNCE_ADDRESS has to have at most ${values.longestSharedBounceName} characters before the @ when MAIL_TO has several addresses`,
    );
  const bounceServer = read('BOUNCE_IMAP_URL', '', (text) => (text === '' ? undefined : parseImapUrl(text)));
  const bounceFolders = read('BOUNCE_FOLDERS', '', values.parseFolders) ?? [];
  if (bounceFolders.length > 0 && !isSet('BOUNCE_IMAP_URL'))
    faults.push('BOUNCE_IMAP_URL has to be set with BOUNCE_FOLDERS: they are folders of that mailbox');
  const bounceMailbox = bounceServer && {
    server: bounceServer,
    folders: [...new Set([bounceServer.folder, ...bounceFolders])],
  };
  if (bounceServer && !isSet('BOUNCE_ADDRESS'))
    faults.push(
      'BOUNCE_ADDRESS has to be set with BOUNCE_IMAP_URL: no mail comes back to a mailbox without an address',
    );
  const oauth = readOAuth(env, reader, { smtp: transport, imap: bounceServer, tls });
  const dkimSelector = read('DKIM_SELECTOR', '', (text) => (text === '' ? undefined : values.parseHostName(text)));
  const canaryEveryMs = read('CANARY_EVERY', '0', values.parseInterval) ?? 0;
  const webhookUrl = read('WEBHOOK_URL', '', (text) => (text === '' ? undefined : values.parseWebhookUrl(text)));
  const webhookSecret = read('WEBHOOK_SECRET', '', (text) =>
    text === '' ? undefined : values.parseWebhookSecret(text),
  );
  if (isSet('WEBHOOK_URL') && !isSet('WEBHOOK_SECRET'))
    faults.push('WEBHOOK_SECRET has to be set with WEBHOOK_URL, so that the receiver can tell who posts');
  const heartbeatUrl = read('HEARTBEAT_URL', '', (text) => (text === '' ? undefined : values.parseWebhookUrl(text)));
  const heartbeatEveryMs = read('HEARTBEAT_EVERY', '5m', values.parseTime) ?? 0;
  const heartbeatLimitMs = read('HEARTBEAT_LIMIT', '30m', values.parseTime) ?? 0;
  const remindAfterMs = read('REMIND_AFTER', '0', values.parseInterval) ?? 0;
  const workingHours = read('WORKING_HOURS', '', (text) => (text === '' ? undefined : parseWorkingHours(text)));
  const backup = readBackup(reader);
  const trustProxy = read('TRUST_PROXY', '', values.parseProxies) ?? [];
  const forwardSecret = read('FORWARD_SECRET', '', (text) => (text === '' ? undefined : values.parseSecret(text)));
  const spam = read('SPAM', 'hold', (text) => values.parseWord(text, spamModes)) ?? 'hold';
  const rateLimit = read('RATE_LIMIT_PER_IP', '20/10m', values.parseRateLimit);
  const retentionDays = read('RETENTION_DAYS', '0', values.parseDays) ?? 0;
  const retentionHeldDays = read('RETENTION_HELD_DAYS', '0', values.parseDays) ?? 0;
  const opsPort = read('OPS_PORT', '9090', values.parsePort) ?? 0;
  const opsNames = read('OPS_NAMES', '', values.parseHostNames) ?? [];
  const opsHost = read('OPS_HOST', '127.0.0.1', String) ?? '';
  const logLevel = read('LOG_LEVEL', 'info', (text) => values.parseWord(text, logLevels)) ?? 'info';

  const isPublic = siteUrl.startsWith('https:') && role !== 'api';
  if (isPublic && !isSet('SMTP_URL'))
    faults.push(
      'SMTP_URL has to be set when SITE_URL is https: to a mail server, or to file:FOLDER if nothing shall be mailed',
    );
  if (isPublic || transport?.kind === 'smtp') {
    // A forgotten variable would send real messages to a host that does not exist, while all checks pass.
    const reason = isPublic ? 'SITE_URL is https' : 'SMTP_URL is a mail server';
    for (const [name, addresses] of Object.entries({ MAIL_TO: [to, ...others], MAIL_FROM: [from] })) {
      if (!isSet(name)) faults.push(`${name} has to be set when ${reason}`);
      else if (addresses.some(values.isSampleAddress))
        faults.push(`${name} is a sample address; mail to it never arrives`);
    }
  }
  if (database?.kind === 'sqlite' && role !== 'all') {
    faults.push(
      'ROLE has to be all with SQLite, whose file belongs to one process; several need DATABASE_URL=postgres://…',
    );
  }
  if (transport === undefined || database === undefined || faults.length > 0) throw new ConfigError(faults);

  const delivery =
    transport.kind === 'file' ? { ...transport, folder: resolve(projectRoot, transport.folder) } : transport;
  return {
    port,
    host,
    siteUrl,
    stats,
    ...(hsts !== undefined && { hsts }),
    siteDir: resolve(projectRoot, siteDir),
    database,
    role,
    mail: {
      to,
      from,
      ...(others.length > 0 && { others }),
      transport: delivery,
      ...(canaryTo && { canaryTo }),
      ...(bounceAddress && { bounceAddress }),
      ...(bounceMailbox && { bounceMailbox }),
      ...(oauth && { oauth: oauth.keyFile ? { ...oauth, keyFile: resolve(projectRoot, oauth.keyFile) } : oauth }),
      ...(dkimSelector && { dkimSelector }),
      ...(bounceMailbox && canaryTo && canaryTo === bounceAddress && { seesCanaries: true }),
    },
    ...(webhookUrl && webhookSecret && { webhook: { url: webhookUrl, secret: webhookSecret } }),
    ...(heartbeatUrl && {
      heartbeat: { url: heartbeatUrl, everyMs: heartbeatEveryMs, limitMs: heartbeatLimitMs },
    }),
    ...(backup && { backup: { ...backup, folder: resolve(projectRoot, backup.folder) } }),
    canaryEveryMs,
    trustProxy,
    ...(forwardSecret && { forwardSecret }),
    remindAfterMs,
    ...(workingHours && { workingHours }),
    retentionDays,
    retentionHeldDays,
    spam,
    ...(rateLimit && { rateLimit }),
    ...(opsPort !== 0 && { ops: { port: opsPort, host: opsHost, names: opsNames } }),
    logLevel,
  };
}
