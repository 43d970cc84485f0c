import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '../../server/intake/spam/rules.ts';
import { composeCanary, composeMail, composeNotice, type Mail } from '../../server/mail/compose.ts';
import type { LeadRow } from '../../server/store/tables.ts';
import { createTimedMailer } from '../support/server/timed-mailer.ts';

const hour = 3_600_000;
const addresses = { from: 'web@company.example', to: 'owner@company.example' };
const linkTo = (act: string) => `https://company.example/${act}`;
/** Typed text without words: a name and digits. */
const typed = { name: '7', email: '7@visitor.example', phone: '7', company: '', message: '7' };
const way = { from_page: '/7', from_source: '7' };

/** Each kind of mail to the owner, about one message and about several. */
export async function writeMails(): Promise<Mail[]> {
  const lead = {
    id: '7',
    reference: 'SV-7Q4K-2M',
    received_at: Date.now(),
    hold_reason: null,
    ...typed,
    ...way,
  } as LeadRow;
  const mails = [
    composeMail(lead, addresses, linkTo),
    composeMail({ ...lead, email: '7 7' }, addresses),
    composeMail({ ...lead, hold_reason: rules[0]?.reason ?? '' }, addresses, linkTo),
    composeCanary(lead, addresses),
    composeNotice(lead, addresses, linkTo),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const transport = { send: async (mail: Mail) => void mails.push(mail), check: async () => {}, close() {} };
  const mailer = await createTimedMailer(`sqlite:${join(folder, 'leads.db')}`, transport);
  const remind = mailer.createReminder(hour);
  await mailer.add('1', rules[0]?.reason);
  await mailer.add('2');
  await mailer.digest();
  for (const hours of [2, 21.5, 1.9]) {
    mailer.clock.advance(hours * hour);
    await remind();
    await mailer.add(`${hours}-1`);
    await mailer.add(`${hours}-2`);
  }
  for (const { reason } of rules) await mailer.add(reason, reason);
  await mailer.digest();
  await mailer.close();
  rmSync(folder, { recursive: true });
  return mails;
}
