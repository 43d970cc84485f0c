import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
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
  // These exclude each other, and a password: each way is read as an example of docs/operate/mail-providers.md.
  const isToken = (name: string) => name.startsWith('OAUTH_');
  const together = Object.fromEntries(Object.entries(settings).filter(([name]) => !isToken(name)));
  const { mail } = parseConfig({ ...together, DATABASE_URL: undefined });
  expect(mail.transport).toMatchObject({ auth: { user: 'website@company.com', pass: 'pa#ss word' } });
});

it('every setting is explained in .env.example, and nothing else is', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const blocks = example.split('\n\n').filter((block) => /^# [A-Z_]+=/m.test(block));
  const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  // API_PORT belongs to `npm run dev`.
  expect(named.sort()).toEqual([...listSettings(), 'API_PORT'].sort());
  for (const block of blocks) expect(block).toMatch(/^# (?![A-Z_]+=)\S/m);
});

it('every setting has its row in docs/operate/settings.md, and nothing else has', () => {
  const table = readFileSync(new URL('../../docs/operate/settings.md', import.meta.url), 'utf8');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(listSettings().sort());
});
