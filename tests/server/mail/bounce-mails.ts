/** Mails in the form of real mail servers and people, for an envelope sender of ours. */

const report = (to: string, fields: string) => `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.company.test>
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain; charset=us-ascii

Your message could not be delivered.

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.company.test

Final-Recipient: rfc822; owner@company.test
${fields}

--B
Content-Type: message/rfc822

Return-Path: <${to}>
From: website@company.test
Subject: New message from Zoe

Secret words of a visitor
--B--
`;

const plain = (from: string, to: string, subject: string, text: string, headers = '') => `Return-Path: <>
From: ${from}
To: ${to}
Subject: ${subject}
${headers}
${text}
`;

type MakeMail = (to: string) => string;

export const bounces: Record<string, MakeMail> = {
  'a report of Postfix': (to) =>
    report(
      to,
      'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1\n    <owner@company.test>: User unknown',
    ),
  'a report without a diagnosis': (to) => report(to, 'Action: failed\nStatus: 5.2.2'),
  'a report in capitals': (to) => report(to, 'ACTION: Failed\nSTATUS: 5.0.0'),
  'a mail of Exim': (to) =>
    plain(
      'Mail Delivery System <Mailer-Daemon@mx.company.test>',
      to,
      'Mail delivery failed: returning message to sender',
      'owner@company.test\n  550 Unrouteable address',
      'X-Failed-Recipients: owner@company.test\n',
    ),
  'a mail of qmail': (to) =>
    plain(
      'MAILER-DAEMON@mx.company.test',
      to,
      'failure notice',
      'Hi. This is the qmail-send program at mx.company.test.\n<owner@company.test>:\n554 5.7.1 refused',
    ),
  'a mail in German': (to) =>
    plain('Postmaster <postmaster@mx.company.test>', to, 'Unzustellbar: Neue Nachricht', 'Fehler 550 5.1.10 unbekannt'),
};

export const nonBounces: Record<string, MakeMail> = {
  'a report of a delay': (to) => report(to, 'Action: delayed\nStatus: 4.4.1'),
  'a report of success': (to) => report(to, 'Action: delivered\nStatus: 2.0.0'),
  'a warning': (to) =>
    plain(
      'MAILER-DAEMON@mx.company.test',
      to,
      'Warning: message delayed 24 hours',
      'Delivery failed so far, 450 later',
    ),
  'an answer of somebody on holiday': (to) =>
    plain('owner@company.test', to, 'Out of office: 550 guests', 'I am away', 'Auto-Submitted: auto-replied\n'),
  'an answer of an older program on holiday': (to) =>
    plain('owner@company.test', to, 'Automatic reply: delivery failed of my holiday', 'Away', 'X-Autoreply: yes\n'),
  'an answer of a person': (to) =>
    plain('owner@company.test', to, 'Re: New message', 'It is undeliverable, I think. 550'),
};
