import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { buildSecurityHeaders } from '../../shared/security-headers.ts';
import { type Environment, parseConfig } from './config.ts';
import { findMisspelt, listSettings } from './misspelt.ts';

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SITEURL', 'SITE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['RATE_LIMIT_PER_IPS', 'RATE_LIMIT_PER_IP'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is told to be no setting, and %s to be meant', (name, meant) => {
  expect(findMisspelt({ [name]: 'x' })).toEqual([expect.stringContaining(`${name} is no setting`)]);
  expect(findMisspelt({ [name]: 'x' })[0]).toContain(`Did you mean ${meant}?`);
});

it('settings themselves and what other programs keep in the environment are left alone', () => {
  const names = [
    ...listSettings(),
    'MAILTO',
    'MAIL',
    'HOSTNAME',
    'API_PORT',
    'PATH',
    'TERM',
    'LOGNAME',
    'PORTS',
    'NODE_ENV',
  ];
  expect(findMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});

it('the settings of .env.example are taken as they stand there', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const settings = parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(settings).length).toBeGreaterThan(20);
  // These exclude each other, and a password: each is tested as an example of docs/operate/mail-providers.md.
  const isToken = (name: string) => name.startsWith('OAUTH_');
  const together = Object.fromEntries(Object.entries(settings).filter(([name]) => !isToken(name)));
  const { mail } = parseConfig({ ...together, DATABASE_URL: undefined });
  expect(mail.transport).toMatchObject({ auth: { user: 'website@company.com', pass: 'pa#ss word' } });
});

it('every setting is explained in .env.example, and nothing else is', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const blocks = example.split('\n\n').filter((block) => /^# [A-Z_]+=/m.test(block));
  const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  // API_PORT belongs to `npm run dev`, API_URL to `npm run build`.
  expect(named.sort()).toEqual([...listSettings(), 'API_PORT', 'API_URL'].sort());
  for (const block of blocks) expect(block).toMatch(/^# (?![A-Z_]+=)\S/m);
});

const rows = readFileSync(new URL('../../docs/operate/settings.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((row) => row.split('|'));
const namesIn = (text = '') => [...text.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);

it('every setting has its row in docs/operate/settings.md, and nothing else has', () => {
  expect(rows.flatMap(([, names]) => namesIn(names)).sort()).toEqual(listSettings().sort());
});

it('each default in docs/operate/settings.md is what a server without the setting has', () => {
  // Settings that others need to have an effect.
  const used = { HEARTBEAT_URL: 'https://monitoring.company.com/ping', BACKUP_FOLDER: 'backups' };
  const parse = (env: Environment) => {
    const { hsts, ...config } = parseConfig({ ...used, ...env });
    return { ...config, headers: buildSecurityHeaders({ https: true, ...(hsts && { hsts }) }) };
  };
  const defaults = rows.flatMap(([, names, values = '']) =>
    values.split(',').flatMap((value, index) => {
      const [, text] = /^ `([^`A-Z][^`]*)`/.exec(value) ?? [];
      return text === undefined ? [] : [[namesIn(names)[index] ?? '', text] as const];
    }),
  );
  expect(defaults.length).toBeGreaterThan(15);
  for (const [name, text] of defaults) expect(parse({ [name]: text }), name).toEqual(parse({}));
});
