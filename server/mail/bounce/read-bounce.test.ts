import { describe, expect, it } from 'vitest';
import { writePlain, writeReport } from '../../../tests/support/bounced-mail.ts';
import { refusalWords } from '../words.ts';
import { readBounce } from './read-bounce.ts';

const secret = 'We look after 540 patients, 550 of them at home, and need help by Friday.';
const quoted = `From: website@company.test\nSubject: New message from Zoe (SV-7Q4K-2M)\n\n${secret}`;

const write = writePlain;
const report = (fields: string, type?: string, subject?: string) =>
  writeReport({
    fields,
    quoted,
    headers: 'Auto-Submitted: auto-replied\n',
    ...(type && { type }),
    ...(subject && { subject }),
  });
const recipient = 'Final-Recipient: rfc822; owner@company.test\n';

const failures: Record<string, string> = {
  'a report of Postfix': report(`${recipient}Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown`),
  'a report with blanks before colons': report(`${recipient}Action : failed\nStatus : 5.2.2`),
  'a report with a remark': report(`${recipient}Action: failed (gave up)\nStatus: 5.4.7 (too long in the queue)`),
  'a report of a failure': report(`${recipient}Action: failure\nStatus: 5.3.0`),
  'a report of expiry': report(`${recipient}Action: expired\nStatus: 4.4.7`),
  'a report without an action': report(`${recipient}Status: 5.7.1`),
  'a report in other letters': report(
    'Final-Recipient: utf-8; owner@müller.test\nAction: failed\nStatus: 5.1.1',
    'message/global-delivery-status',
  ),
  'a report without recipients': report('Arrival-Date: Thu, 26 Nov 2026 10:00:00 +0000'),
  'a report on the second of two': report(
    `Final-Recipient: rfc822; a@company.test\nAction: delivered\nStatus: 2.0.0\n\n${recipient}Action: failed\nStatus: 5.1.1`,
  ),
  'a report that names the mailbox twice': report(
    `Original-Recipient: rfc822;owner@company.test\nFinal-Recipient: rfc822; <Owner@mx.company.test>\nAction: failed\nStatus: 5.2.1`,
  ),
  'Exim, which calls itself an answer': write({
    subject: 'Mail delivery failed: returning message to sender',
    headers: 'X-Failed-Recipients: owner@company.test\nAuto-Submitted: auto-replied\n',
    text: `This is permanent.\n\n  owner@company.test\n    550 Unrouteable address\n\n------ This is a copy of the message ------\n\n${quoted}`,
  }),
  'a group that refuses posts': write({
    from: 'Groups <noreply@groups.test>',
    subject: "You're not permitted to post",
    headers: 'X-Failed-Recipients: list@company.test\nAuto-Submitted: auto-replied\n',
  }),
  qmail: write({
    subject: 'failure notice',
    text: `Hi. This is the qmail-send program.\n<owner@company.test>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 no such mailbox\n\n--- Below this line is a copy of the message.\n\n${quoted}`,
  }),
  'Exchange without a report': write({
    from: 'Microsoft Outlook <postmaster@company.test>',
    subject: 'Undeliverable: New message from Jean Delaye (SV-7Q4K-2M)',
    headers: 'X-Auto-Response-Suppress: DR, OOF, AutoReply\n',
    text: "Remote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound'",
  }),
  'a sender without an address': write({
    from: 'Mail Delivery System',
    subject: 'Delivery Status Notification (Failure)',
    text: '550 5.1.1 nobody',
  }),
  'an unknown subject with a code': write({
    subject: 'About your mail',
    text: '<owner@company.test>: 550 5.2.1 closed',
  }),
  'an unknown subject in front of an answer': write({ subject: 'Hello', text: 'Reason:\n550 closed\n' }),
  German: write({ subject: 'Ihre Nachricht konnte nicht zugestellt werden', text: 'Fehler: 550 unbekannt' }),
  'German of Exchange': write({ from: 'postmaster@company.test', subject: 'Unzustellbar: Neue Nachricht' }),
  French: write({ subject: 'Échec de la remise : nouveau message' }),
  Spanish: write({ subject: 'No se ha podido entregar el mensaje' }),
  Italian: write({ subject: 'Mancato recapito: nuovo messaggio' }),
  Portuguese: write({ subject: 'Falha na entrega' }),
  Dutch: write({ subject: 'Onbestelbaar: nieuw bericht' }),
  Polish: write({ subject: 'Nie można dostarczyć wiadomości' }),
  Russian: write({ subject: 'Недоставленное сообщение' }),
  Japanese: write({ subject: '配信不能: 新しいメッセージ' }),
  Chinese: write({ subject: '系统退信' }),
  'a gateway': write({
    from: 'postmaster@gateway.test',
    subject: 'Message delivery failure',
    text: 'Reason: 554 5.7.1',
  }),
  'a quoted visitor': write({ subject: 'Undeliverable Mail', text: `Unknown user.\n\nThe message was:\n\n${quoted}` }),
};

const others: Record<string, string> = {
  'a report of a delay': report(`${recipient}Action: delayed\nStatus: 4.4.1`, undefined, 'Delayed Mail'),
  'a report of success': report(
    `${recipient}Action: delivered\nStatus: 2.0.0`,
    undefined,
    'Successful Mail Delivery Report',
  ),
  'a report of relaying': report(`${recipient}Action: relayed\nStatus: 2.0.0`),
  'a report of expansion': report(`${recipient}Action: expanded (to a list)\nStatus: 2.0.0`),
  'a receipt': report(
    'Disposition: automatic-action/MDN-sent-automatically; deleted',
    'message/disposition-notification',
  ),
  'a complaint': report('Feedback-Type: abuse', 'message/feedback-report'),
  'a warning': write({ subject: 'Warning: could not send message for past 4 hours', text: '450 4.4.1 later' }),
  'a warning in German': write({ subject: 'Verzögerte Zustellung', text: '450 4.4.1' }),
  'a person on holiday': write({
    from: 'Owner <owner@company.test>',
    subject: 'Auto: New message',
    headers: 'Auto-Submitted: auto-replied (vacation)\n',
    text: '550 5.1.1',
  }),
  'a postmaster on holiday': write({ from: 'postmaster@company.test', subject: 'Automatic reply: Delivery failed' }),
  'a postmaster on holiday, in German': write({
    from: 'postmaster@company.test',
    subject: 'Automatische Antwort: nicht zugestellt',
  }),
  'an older program on holiday': write({ subject: 'Delivery failed, and I am away', headers: 'X-Autoreply: yes\n' }),
  'a ticket': write({
    from: 'Support <support@company.test>',
    subject: '[#12] RE: New message (Delivery failed)',
    headers: 'Auto-Submitted: auto-replied\n',
  }),
  'a quarantine': write({ from: 'postmaster@company.test', subject: 'Spam quarantine: message held', text: 'Held.' }),
  'a person': write({
    from: 'owner@company.test',
    subject: 'Re: New message',
    text: 'Undeliverable, I think. 550 5.1.1',
  }),
  'a success without a report': write({
    subject: 'Delivery Status Notification (Success)',
    text: 'Code 550 5.0.0 is old.',
  }),
};

describe('a mail that came back', () => {
  it.each(Object.entries(failures))(
    'as %s is a failure, and its reason holds nothing of the visitor',
    async (_, source) => {
      const found = await readBounce(source.replace(/\n/g, '\r\n'));
      expect(found).toEqual({ kind: 'failed', reason: expect.any(String) });
      expect(JSON.stringify(found)).not.toMatch(/540|patients|at home|Friday|Zoe|owner@/);
    },
  );

  it.each(Object.entries(others))('%s is no failure', async (_, source) => {
    expect(await readBounce(source.replace(/\n/g, '\r\n'))).toEqual({ kind: 'other' });
  });

  it('says code and reason', async () => {
    expect(await readBounce(failures['a report of Postfix'] ?? '')).toEqual({
      kind: 'failed',
      reason: `550 5.1.1, ${refusalWords[1]}`,
    });
  });
});

describe('a mail of any shape is read in a moment', () => {
  const nested = Array.from(
    { length: 300 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  );
  it.each([
    [
      'of 300 nested parts',
      `From: MAILER-DAEMON@mx.test\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${nested.join('')}`,
    ],
    [
      'of broken parts',
      'Content-Type: multipart/report; boundary=\r\nContent-Transfer-Encoding: base64\r\n\r\n--\r\n%%%',
    ],
    ['of a megabyte of one sign', 'a'.repeat(1_000_000)],
    ['of a megabyte of blanks in a report', report(`${recipient}Action: ${' '.repeat(1_000_000)}failed`)],
    ['of dashes', `From: MAILER-DAEMON@mx.test\r\n\r\n${'-'.repeat(250_000)}`],
    ['with a recipient that never ends', report(`Final-Recipient: ${'a'.repeat(250_000)}\nAction: failed`)],
    ['of one word in its subject', `From: MAILER-DAEMON@mx.test\r\nSubject: ${'warning '.repeat(30_000)}\r\n\r\nx`],
    ['of nothing', ''],
  ])('%s', async (_, source) => {
    const start = process.threadCpuUsage();
    expect((await readBounce(source)).kind).toMatch(/failed|other/);
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(3000);
  });
});
