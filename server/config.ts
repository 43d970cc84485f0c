import { resolve } from 'node:path';
import { site } from '../shared/site.ts';
import { type FileMailConfig, parseMailUrl, type SmtpConfig, tlsModes } from './config-mail.ts';
import * as values from './config-values.ts';

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Folder of the built pages. */
  siteDir: string;
  database: { kind: 'sqlite'; path: string };
  mail: { to: string; from: string; transport: SmtpConfig | FileMailConfig };
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Messages per address; absent: no limit. */
  rateLimit?: values.RateLimit;
  logLevel: (typeof logLevels)[number];
}

export type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Relative paths of the environment start here, from whatever folder a command is called. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** Every fault of the environment at once, one line each, without secrets. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Collects the faults of many variables instead of stopping at the first. */
function createReader(env: Environment) {
  const faults: string[] = [];
  return {
    faults,
    isSet: (name: string) => Boolean(env[name]?.trim()),
    read<T>(name: string, fallback: string, parse: (text: string) => T): T | undefined {
      try {
        return parse(env[name]?.trim() || fallback);
      } catch (error) {
        if (!(error instanceof values.ValueError)) throw error;
        faults.push(`${name} ${error.message}`);
        return undefined;
      }
    },
  };
}

function readDatabase(reader: ReturnType<typeof createReader>): Config['database'] {
  const path = reader.read('DATABASE_URL', 'sqlite:data/leads.db', values.parseSqlitePath) ?? '';
  return { kind: 'sqlite', path: resolve(projectRoot, path) };
}

/** What the owner's tool needs. @throws ConfigError */
export function parseDatabaseConfig(env: Environment): Config['database'] {
  const reader = createReader(env);
  const database = readDatabase(reader);
  if (reader.faults.length > 0) throw new ConfigError(reader.faults);
  return database;
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
  const siteUrl = read('SITE_URL', 'http://localhost:3000', values.parseOrigin) ?? '';
  const database = readDatabase(reader);
  const tls = read('SMTP_TLS', '', (text) => (text === '' ? undefined : values.parseWord(text, tlsModes)));
  const transport = read('SMTP_URL', 'file:data/outbox', (text) => parseMailUrl(text, tls));
  const to = read('MAIL_TO', site.email, values.parseMailAddress) ?? '';
  const from = read('MAIL_FROM', site.email, values.parseMailAddress) ?? '';
  const trustProxy = read('TRUST_PROXY', '', values.parseProxies) ?? [];
  const rateLimit = read('RATE_LIMIT_PER_IP', '20/10m', values.parseRateLimit);
  const logLevel = read('LOG_LEVEL', 'info', (text) => values.parseWord(text, logLevels)) ?? 'info';

  if (transport?.kind === 'smtp') {
    // A forgotten variable would send real messages to a host that does not exist, with every light green.
    for (const [name, address] of Object.entries({ MAIL_TO: to, MAIL_FROM: from })) {
      if (!isSet(name)) faults.push(`${name} has to be set when SMTP_URL is a mail server`);
      else if (values.isSampleAddress(address)) faults.push(`${name} is a sample address; mail to it never arrives`);
    }
  }
  if (transport === undefined || faults.length > 0) throw new ConfigError(faults);

  const delivery =
    transport.kind === 'file' ? { ...transport, folder: resolve(projectRoot, transport.folder) } : transport;
  return {
    port,
    host,
    siteUrl,
    siteDir: resolve(projectRoot, siteDir),
    database,
    mail: { to, from, transport: delivery },
    trustProxy,
    ...(rateLimit && { rateLimit }),
    logLevel,
  };
}
