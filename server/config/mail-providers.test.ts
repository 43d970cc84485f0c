import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { listSettings } from './misspelt.ts';

const text = readFileSync(new URL('../../docs/operate/mail-providers.md', import.meta.url), 'utf8');

/** Sections with settings, by heading. */
const providers = text
  .split(/^## /m)
  .map((section): [string, Record<string, string>[]] => [
    section.split('\n', 1)[0] ?? '',
    [...section.matchAll(/^```env\n(.*?)^```/gms)].map(([, lines = '']) => parseEnv(lines) as Record<string, string>),
  ])
  .filter(([, examples]) => examples.length > 0);

it('The page names each kind of mail server that an owner may have', () => {
  expect(providers.map(([name]) => name)).toEqual([
    ...['Microsoft 365', 'Google Workspace', 'Fastmail', 'Amazon SES', 'Postmark', 'Resend', 'Mailgun', 'SendGrid'],
    ...['Brevo', 'A mailbox at a hoster', 'Your own Postfix'],
  ]);
});

describe.each(providers)('%s', (_name, examples) => {
  it.each(examples)('has settings that are accepted as they stand: %j', (settings) => {
    const { mail } = parseConfig(settings);
    expect(mail.transport).toMatchObject({ kind: 'smtp', host: new URL(settings.SMTP_URL ?? '').hostname });
    expect(listSettings()).toEqual(expect.arrayContaining(Object.keys(settings)));
  });
});

it('The page shows each way to a token, and names each setting of it', () => {
  const ways = providers.flatMap(([, examples]) =>
    examples
      .map((settings) => parseConfig(settings).mail.oauth)
      .map((oauth) => oauth && `${oauth.provider} ${oauth.grant}`),
  );
  expect(ways).toEqual(
    expect.arrayContaining(['microsoft secret', 'microsoft person', 'google key', 'google person', undefined]),
  );
  for (const name of listSettings().filter((each) => each.startsWith('OAUTH_'))) expect(text).toContain(name);
});
