import { describe, expect, it } from 'vitest';
import { ownerLabels } from '../../shared/contact-message.ts';
import { goodFields } from '../../tests/support/contact-message.ts';
import { readFact } from '../../tests/support/server/read-fact.ts';
import type { LeadRow } from '../store/tables.ts';
import { composeMail, composeNotice, formatTime } from './compose.ts';
import { mailWords, noticeWords } from './words.ts';

const lead = {
  id: '0195-id',
  reference: 'SV-7Q4K-2M',
  ...goodFields,
  name: ' Zoë ',
  email: 'zoe@visitor.test',
  company: ' ',
  message: 'quixotry\nquixotry',
  received_at: Date.parse('2026-11-20T10:02:00Z'),
  state: 'sending',
  hold_reason: null,
  verdict: null,
} as LeadRow;
const addresses = { from: 'web@company.test', to: 'owner@company.test' };

it('A mail says who wrote, when, and how to answer', () => {
  const mail = composeMail(lead, addresses);
  expect(mail).toMatchObject({
    subject: mailWords.subject('Zoë', 'SV-7Q4K-2M'),
    messageId: '<0195-id@company.test>',
    replyTo: { name: 'Zoë' },
  });
  expect(readFact(mail.text, mailWords.received)).toBe(formatTime(lead.received_at));
  expect(readFact(mail.text, ownerLabels.company)).toBe(mailWords.notGiven);
  expect(mail.text).toContain(mailWords.reply);
});

it.each(['jürgen@visitor.test', 'a@b@c', 'a@', '@b', 'a b@c.co', '"a"@c.co', 'a@\u0001ü', `${'a'.repeat(250)}@b.co`])(
  'An address that not every server carries is left to the text: %s',
  (email) => {
    const mail = composeMail({ ...lead, email }, addresses);
    expect(mail.replyTo).toBeUndefined();
    expect(readFact(mail.text, ownerLabels.email)).toBe(email);
    expect(mail.text).toContain(mailWords.write);
  },
);

it('A mail with a message is from a person, a notice from a program', () => {
  expect(composeMail(lead, addresses).headers).not.toHaveProperty('Auto-Submitted');
  expect(composeNotice(lead, addresses).headers).toHaveProperty('Auto-Submitted', 'auto-generated');
});

describe('A message that looks like spam and is delivered all the same', () => {
  const suspected: LeadRow = { ...lead, hold_reason: 'markup of links' };

  it('has a mark in its subject and a header, and says why', () => {
    const mail = composeMail(suspected, addresses, (act) => `https://site.test/${act}`);
    expect(mail.subject).toBe(mailWords.suspected(mailWords.subject('Zoë', 'SV-7Q4K-2M')));
    expect(mail.headers).toMatchObject({ 'X-Spam-Flag': 'YES' });
    expect(readFact(mail.text, mailWords.suspicion)).toBe(suspected.hold_reason);
    expect(readFact(mail.text, mailWords.acts.genuine)).toBe('https://site.test/genuine');
    expect(composeNotice(suspected, addresses)).toMatchObject({
      subject: mailWords.suspected(noticeWords.subject('SV-7Q4K-2M')),
      headers: { 'X-Spam-Flag': 'YES' },
    });
  });

  it.each([
    ['somebody said that it is none', { ...suspected, verdict: 'genuine' } as LeadRow],
    ['nothing is said against it', lead],
  ])('has no mark when %s', (_, one) => {
    const mail = composeMail(one, addresses, (act) => `https://site.test/${act}`);
    expect(mail.subject).toBe(mailWords.subject('Zoë', 'SV-7Q4K-2M'));
    expect(mail.headers).not.toHaveProperty('X-Spam-Flag');
    for (const label of [mailWords.suspicion, mailWords.acts.genuine])
      expect(readFact(mail.text, label)).toBeUndefined();
  });
});

it('A notice holds nothing the visitor wrote', () => {
  const notice = composeNotice(lead, addresses);
  expect(JSON.stringify(notice)).not.toMatch(/Zoë|zoe|quixotry/);
  expect(notice.text).toContain('npm run leads -- show SV-7Q4K-2M');
});

it('A mail gives the time in words, with its time zone @sample', () => {
  expect(formatTime(Date.parse('2026-11-20T10:02:00Z'))).toBe('Friday, 20 November 2026 at 15:32 GMT+5:30');
});
