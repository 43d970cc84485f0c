import { describe, expect, it } from 'vitest';
import { site } from '../../shared/site.ts';
import { ConfigError, type Environment, parseConfig, parseDatabaseConfig, projectRoot } from './config.ts';

const mailed = { SMTP_URL: 'smtp://mail.company.test', MAIL_TO: 'owner@company.test', MAIL_FROM: 'web@company.test' };

function faultsOf(env: Environment): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('An empty environment', () => {
  it('is enough to start on a fresh machine', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      siteUrl: 'http://localhost:3000',
      siteDir: `${projectRoot}/build/client`,
      database: { kind: 'sqlite', path: `${projectRoot}/data/leads.db` },
      role: 'all',
      mail: {
        to: site.email,
        from: site.email,
        transport: { kind: 'file', folder: `${projectRoot}/data/outbox` },
      },
      trustProxy: [],
      canaryEveryMs: 0,
      remindAfterMs: 0,
      retentionDays: 0,
      retentionHeldDays: 0,
      spam: 'hold',
      stats: 'off',
      rateLimit: { count: 20, windowMs: 600_000 },
      ops: { port: 9090, host: '127.0.0.1', names: [] },
      logLevel: 'info',
    });
  });

  it('means the same as one of blank values', () => {
    expect(parseConfig({ PORT: '', HOST: ' ', SMTP_URL: '', RATE_LIMIT_PER_IP: '' })).toEqual(parseConfig({}));
  });
});

describe('A setting', () => {
  it.each<[string, string]>([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['SITE_URL', 'www.company.test'],
    ['SITE_URL', 'ftp://company.test'],
    ['SITE_URL', 'https://company.test/a?b'],
    ['SITE_URL', 'https://me:pw@company.test'],
    ['DATABASE_URL', 'data/leads.db'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['DATABASE_URL', 'sqlite://host/leads.db'],
    ['DATABASE_URL', 'mysql://host/leads'],
    ['SMTP_URL', 'mail.company.test'],
    ['SMTP_URL', 'http://mail.company.test'],
    ['SMTP_URL', 'smtp://mail.company.test/path'],
    ['SMTP_URL', 'smtp://a:%zz@mail.company.test'],
    ['SMTP_URL', 'file:'],
    ['SMTP_TLS', 'yes'],
    ['SMTP_NAME', '[127.0.0.1]'],
    ['SMTP_NAME', 'one two'],
    ['MAIL_TO', 'Owner <owner@company.test>'],
    ['MAIL_FROM', 'a@b.co, c@d.co'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0/8'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8 nonsense'],
    ['RATE_LIMIT_PER_IP', '20'],
    ['RATE_LIMIT_PER_IP', '0/10m'],
    ['RATE_LIMIT_PER_IP', '20/0m'],
    ['RATE_LIMIT_PER_IP', '20/10w'],
    ['SPAM', 'delete'],
    ['LOG_LEVEL', 'loud'],
    ['HSTS', 'for ever'],
    ['BOUNCE_IMAP_URL', 'imaps://mail.company.test'],
    ['BOUNCE_IMAP_URL', 'https://me:hush@mail.company.test'],
    ['BOUNCE_ADDRESS', 'bounces+x@company.test'],
    ['BOUNCE_FOLDERS', 'Junk\r\nA LOGOUT'],
    ['REMIND_AFTER', '20'],
    ['WORKING_HOURS', 'Mon-Fri'],
    ['WORKING_HOURS', 'Mon-Fri 17-9 Europe/Berlin'],
    ['WORKING_HOURS', 'Mon-Fri 9-17 Europe/Atlantis'],
    ['WEBHOOK_SECRET', 'secret'],
    ['OPS_NAMES', 'http://web:9090'],
  ])('%s=%s is named as a fault', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it('at fault does not hide the others', () => {
    const faults = faultsOf({ PORT: 'x', SITE_URL: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x', RATE_LIMIT_PER_IP: 'x' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'SMTP_URL',
      'RATE_LIMIT_PER_IP',
      'LOG_LEVEL',
    ]);
  });

  it('that holds a password never shows it', () => {
    for (const SMTP_URL of ['smtp://me:hush@mail.test/x', 'http://me:hush@mail.test', 'smtp://me:hush%zz@mail.test']) {
      expect(faultsOf({ SMTP_URL }).join()).not.toMatch(/hush|me:/);
    }
  });

  it('accepts other spellings', () => {
    const config = parseConfig({
      ...mailed,
      SITE_URL: 'https://WWW.Company.test/',
      TRUST_PROXY: '10.0.0.0/8,  ::1',
      DATABASE_URL: 'sqlite:/srv/leads.db',
      RATE_LIMIT_PER_IP: '0',
    });
    expect(config).toMatchObject({
      siteUrl: 'https://www.company.test',
      trustProxy: ['10.0.0.0/8', '::1'],
      database: { path: '/srv/leads.db' },
    });
    expect(config.rateLimit).toBeUndefined();
  });
});

describe('With a mail server', () => {
  it.each([
    ['MAIL_TO', undefined],
    ['MAIL_TO', 'owner@company.example'],
    ['MAIL_FROM', undefined],
    ['MAIL_FROM', 'web@Company.EXAMPLE'],
  ])('%s=%s refuses to start', (name, value) => {
    expect(faultsOf({ ...mailed, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it.each<[string, string | undefined, object]>([
    ['smtp://mail.company.test', undefined, { port: 587, secure: false, tls: 'required' }],
    ['smtps://mail.company.test', undefined, { port: 465, secure: true, tls: 'required' }],
    ['smtp://mail.company.test:2525', 'opportunistic', { port: 2525, tls: 'opportunistic' }],
    ['smtp://localhost:25', undefined, { host: 'localhost', tls: 'off' }],
    ['smtp://127.0.0.1', undefined, { tls: 'off' }],
    ['smtp://[::1]:25', undefined, { host: '::1', tls: 'off' }],
    ['smtp://localhost:25', 'required', { tls: 'required' }],
    ['smtp://127.evil.test', undefined, { tls: 'required' }],
    ['smtp://us%40er:p%3Aw@mail.test', undefined, { auth: { user: 'us@er', pass: 'p:w' } }],
  ])('%s with SMTP_TLS=%s', (SMTP_URL, SMTP_TLS, expected) => {
    expect(parseConfig({ ...mailed, SMTP_URL, SMTP_TLS }).mail.transport).toMatchObject(expected);
  });

  it.each([
    ['smtp://user:pa#ss@mail.test', '#', '%23'],
    ['smtp://user:pa/ss@mail.test:587', '/', '%2F'],
    ['smtp://user:pa?ss@mail.test', '?', '%3F'],
    ['smtp://user:pa%ss@mail.test', '%', '%25'],
    ['smtps://us/er:pass@mail.test', '/', '%2F'],
  ])('%s names the sign that it cannot hold, and both solutions', (SMTP_URL, sign, encoded) => {
    const [fault = ''] = faultsOf({ ...mailed, SMTP_URL });
    expect(fault).toBe(
      `SMTP_URL has a ${sign} in its user or password: write ${encoded} for it, or give user and password in SMTP_USER and SMTP_PASSWORD, as they are`,
    );
  });

  it('takes a user and a password with any signs beside the address, and not in both places', () => {
    const login = { SMTP_USER: 'us@er', SMTP_PASSWORD: ' #/?%:@"\'\\ ü ' };
    expect(parseConfig({ ...mailed, ...login }).mail.transport).toMatchObject({
      auth: { user: 'us@er', pass: login.SMTP_PASSWORD },
    });
    expect(faultsOf({ ...mailed, SMTP_USER: 'user' })).toEqual([expect.stringContaining('SMTP_PASSWORD')]);
    expect(faultsOf({ ...mailed, SMTP_PASSWORD: 'word' })).toEqual([expect.stringContaining('SMTP_USER')]);
    expect(faultsOf({ ...mailed, ...login, SMTP_URL: 'smtp://a:b@mail.test' })).toEqual([
      expect.stringContaining('keep one'),
    ]);
  });

  it.each([
    ['http://localhost:3000', undefined, 'localhost'],
    ['http://192.0.2.7:3000', undefined, 'localhost'],
    ['http://[2001:db8::7]', undefined, 'localhost'],
    ['http://www.company.test', undefined, 'www.company.test'],
    ['http://www.company.test', 'mail.company.test', 'mail.company.test'],
  ])('a site at %s with SMTP_NAME=%s greets as %s', (SITE_URL, SMTP_NAME, greeting) => {
    expect(parseConfig({ ...mailed, SITE_URL, SMTP_NAME }).mail.transport).toMatchObject({ greeting });
  });

  it('smtps contradicts switching encryption off', () => {
    expect(faultsOf({ ...mailed, SMTP_URL: 'smtps://mail.test', SMTP_TLS: 'off' })).toEqual([
      expect.stringContaining('contradicts'),
    ]);
  });
});

it('A mailbox of bounces is read with encryption, but on this machine', () => {
  const read = (BOUNCE_IMAP_URL: string) =>
    parseConfig({ BOUNCE_ADDRESS: 'b@company.test', BOUNCE_IMAP_URL }).mail.bounceMailbox?.server;
  expect(read('imaps://me:p%40w@mail.company.test/Back')).toEqual({
    host: 'mail.company.test',
    port: 993,
    secure: true,
    folder: 'Back',
    auth: { user: 'me', pass: 'p@w' },
  });
  expect(read('imap://me:pw@mail.company.test')).toMatchObject({ port: 143, doSTARTTLS: true, folder: 'INBOX' });
  expect(read('imap://me:pw@127.0.0.1:1143')).toMatchObject({ port: 1143, doSTARTTLS: false });
});

it.each([
  ['', undefined, ['INBOX']],
  ['', ' Junk E-mail, [Gmail]/Spam,', ['INBOX', 'Junk E-mail', '[Gmail]/Spam']],
  ['', 'INBOX,Junk', ['INBOX', 'Junk']],
  ['/Back', 'Junk', ['Back', 'Junk']],
])('A mailbox of bounces at “%s” with BOUNCE_FOLDERS=%s is read in the folders %j', (path, BOUNCE_FOLDERS, folders) => {
  const BOUNCE_IMAP_URL = `imaps://me:pw@mail.company.test${path}`;
  const { mail } = parseConfig({ BOUNCE_ADDRESS: 'b@company.test', BOUNCE_IMAP_URL, BOUNCE_FOLDERS });
  expect(mail.bounceMailbox?.folders).toEqual(folders);
});

it('Folders of no mailbox are named as a fault', () => {
  expect(faultsOf({ BOUNCE_FOLDERS: 'Junk' })).toEqual([expect.stringContaining('BOUNCE_IMAP_URL')]);
});

describe('A webhook', () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;

  it.each([
    ['http://receiver.company.test/hook', 'WEBHOOK_URL'],
    ['https://me:hush@receiver.company.test/hook', 'WEBHOOK_URL'],
    ['hook.test', 'WEBHOOK_URL'],
  ])('at %s is refused, and its address is not repeated', (WEBHOOK_URL, name) => {
    const faults = faultsOf({ WEBHOOK_URL, WEBHOOK_SECRET });
    expect(faults).toEqual([expect.stringContaining(name)]);
    expect(faults.join()).not.toContain(WEBHOOK_URL);
  });

  it('needs a secret to sign with', () => {
    expect(faultsOf({ WEBHOOK_URL: 'https://receiver.company.test/hook' })).toEqual([
      expect.stringContaining('WEBHOOK_SECRET'),
    ]);
    const { webhook } = parseConfig({ WEBHOOK_URL: 'https://receiver.company.test/hook', WEBHOOK_SECRET });
    expect(webhook).toEqual({ url: 'https://receiver.company.test/hook', secret: Buffer.alloc(32) });
  });
});

describe('A public site, whose SITE_URL is https', () => {
  const site = { ...mailed, SITE_URL: 'https://www.company.test' };

  it.each<[string, string | undefined]>([
    ['SMTP_URL', undefined],
    ['MAIL_TO', undefined],
    ['MAIL_TO', 'owner@company.example'],
    ['MAIL_FROM', undefined],
    ['MAIL_FROM', 'web@company.example'],
  ])('refuses to start with %s=%s', (name, value) => {
    expect(faultsOf({ ...site, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it('names everything that is missing at once', () => {
    const faults = faultsOf({ SITE_URL: site.SITE_URL });
    expect(faults.map((text) => text.split(' ')[0])).toEqual(['SMTP_URL', 'MAIL_TO', 'MAIL_FROM']);
  });

  it('writes messages into files when that was set on purpose', () => {
    expect(parseConfig({ ...site, SMTP_URL: 'file:data/outbox' }).mail.transport.kind).toBe('file');
  });

  it('needs none of that where it mails nothing at all', () => {
    const DATABASE_URL = 'postgres://site:secret@db.test:5432/site';
    expect(faultsOf({ SITE_URL: site.SITE_URL, ROLE: 'api', DATABASE_URL })).toEqual([]);
  });
});

it('`npm run leads` needs a valid DATABASE_URL and nothing else', () => {
  expect(parseDatabaseConfig({ PORT: 'x', DATABASE_URL: 'sqlite:/srv/leads.db' })).toEqual({
    kind: 'sqlite',
    path: '/srv/leads.db',
  });
  expect(() => parseDatabaseConfig({ DATABASE_URL: 'x' })).toThrow(ConfigError);
});

describe('The store', () => {
  it('may be a PostgreSQL database, and then several processes share the work', () => {
    const config = parseConfig({ DATABASE_URL: 'postgres://site:secret@db.test:5432/site', ROLE: 'api' });
    expect(config).toMatchObject({
      database: { kind: 'postgres', url: 'postgres://site:secret@db.test:5432/site' },
      role: 'api',
    });
  });

  it('in one file belongs to one process, so that a part of the work is refused', () => {
    expect(faultsOf({ ROLE: 'mailer' })).toEqual([expect.stringContaining('ROLE has to be all with SQLite')]);
    expect(faultsOf({ ROLE: 'boss' })).toEqual([expect.stringContaining('ROLE has to be one of all, api, mailer')]);
  });

  it('without a name is refused, and its password is not repeated', () => {
    const [fault] = faultsOf({ DATABASE_URL: 'postgres://site:secret@db.test' });
    expect(fault).toContain('has to name a database');
    expect(fault).not.toContain('secret');
  });
});

describe('The addresses of the owner', () => {
  it('may be several, each once, and on a domain in another script', () => {
    const { mail } = parseConfig({ ...mailed, MAIL_TO: 'a@company.test, b@company.test a@company.test;c@bücher.test' });
    expect([mail.to, ...(mail.others ?? [])]).toEqual(['a@company.test', 'b@company.test', 'c@xn--bcher-kva.test']);
  });

  it.each<[string, Record<string, string>]>([
    ['one of them is none', { MAIL_TO: 'a@company.test, owner' }],
    ['one of them is a sample', { MAIL_TO: 'a@company.test, hello@solvane.example' }],
    ['they are more than five', { MAIL_TO: [1, 2, 3, 4, 5, 6].map((number) => `a${number}@company.test`).join() }],
    ['letters before the @ are of another script', { MAIL_TO: 'müller@company.test' }],
    [
      'the address of bounces leaves no room for them',
      {
        MAIL_TO: 'a@company.test, b@company.test',
        BOUNCE_ADDRESS: `${'b'.repeat(22)}@company.test`,
      },
    ],
  ])('are refused when %s', (_name, env) => {
    expect(faultsOf({ ...mailed, ...env })).toHaveLength(1);
  });
});

describe('The dead man’s switch', () => {
  const HEARTBEAT_URL = 'https://monitoring.test/ping';

  it('is called every five minutes while nothing has waited for thirty, by default', () => {
    expect(parseConfig({ HEARTBEAT_URL }).heartbeat).toEqual({
      url: HEARTBEAT_URL,
      everyMs: 300_000,
      limitMs: 1_800_000,
    });
  });

  it.each([{ HEARTBEAT_EVERY: '0' }, { HEARTBEAT_LIMIT: 'soon' }, { HEARTBEAT_URL: 'http://monitoring.test/secret' }])(
    'is refused with %o, without its address',
    (env) => {
      const faults = faultsOf({ HEARTBEAT_URL, ...env });
      expect(faults).toHaveLength(1);
      expect(faults[0]).not.toContain('secret');
    },
  );
});
