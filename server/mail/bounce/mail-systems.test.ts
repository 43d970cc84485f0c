import { describe, expect, it } from 'vitest';
import { type PlainForm, type ReportForm, writePlain, writeReport } from '../../../tests/support/bounced-mail.ts';
import { readBounce } from './read-bounce.ts';

const quoted =
  'Return-Path: <bounces+x@company.test>\nFrom: website@company.test\nTo: owner@company.test\nSubject: New message from Zoe\n\nWe look after 540 patients.';
const final = 'Final-Recipient: rfc822; owner@company.test';
const failed = (status: string, diagnostic = '') =>
  `${final}\nAction: failed\nStatus: ${status}${diagnostic && `\nDiagnostic-Code: ${diagnostic}`}`;
/** End of most plain bounces. */
const copy = `------ This is a copy of the message, headers and all ------\n\n${quoted}`;

type Form = PlainForm | (Omit<ReportForm, 'quoted'> & { quoted?: string });
const write = (form: Form) => ('fields' in form ? writeReport({ quoted, ...form }) : writePlain(form));

/** System -> its bounce, and the codes that are read out of it. */
const failures: Record<string, [Form, string?]> = {
  Postfix: [
    {
      from: 'MAILER-DAEMON@mx.test (Mail Delivery System)',
      headers: 'Auto-Submitted: auto-replied\n',
      fields: `${final}\nOriginal-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.1.1\nRemote-MTA: dns; in.test\nDiagnostic-Code: smtp; 550 5.1.1 <owner@company.test>: nobody here`,
    },
    '550 5.1.1',
  ],
  Exim: [
    {
      from: 'Mail Delivery System <Mailer-Daemon@mx.test>',
      subject: 'Mail delivery failed: returning message to sender',
      headers: 'X-Failed-Recipients: owner@company.test\nAuto-Submitted: auto-replied\n',
      text: `This is for good.\n\n  owner@company.test\n    host in.test [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:<owner@company.test>:\n    550 5.7.1 not welcome\n\n${copy}`,
    },
    '550 5.7.1',
  ],
  'Exim with a report': [
    {
      subject: 'Mail delivery failed: returning message to sender',
      headers: 'X-Failed-Recipients: owner@company.test\nAuto-Submitted: auto-replied\n',
      fields: `Action: failed\n${final}\nStatus: 5.0.0\nRemote-MTA: dns; in.test\nDiagnostic-Code: smtp; 554 not today`,
    },
  ],
  'sendmail 8': [
    {
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.test>',
      subject: 'Returned mail: see transcript for details',
      headers: 'Auto-Submitted: auto-generated (failure)\n',
      fields: failed('5.1.1', 'SMTP; 550 5.1.1 <owner@company.test>... unknown'),
    },
    '550 5.1.1',
  ],
  'sendmail 8 without a report': [
    {
      from: '<>',
      subject: 'Returned mail: see transcript for details',
      text: `   ----- These addresses had permanent fatal errors -----\n<owner@company.test>\n    (reason: 550 5.1.1 unknown)\n\n   ----- Message header follows -----\n${quoted}`,
    },
    '550 5.1.1',
  ],
  'sendmail 5': [
    {
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.test>',
      subject: 'Returned mail: User unknown',
      text: `   ----- Transcript of session follows -----\n>>> RCPT To:<owner@company.test>\n<<< 550 none\n550 owner@company.test... User unknown\n\n   ----- Unsent message follows -----\n${quoted}`,
    },
  ],
  qmail: [
    {
      subject: 'failure notice',
      text: `Hi. This is qmail-send at mx.test.\n\n<owner@company.test>:\nNobody has this mailbox. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${quoted}`,
    },
    '5.1.1',
  ],
  'qmail after a week': [
    {
      subject: 'failure notice',
      text: `<owner@company.test>:\nNo SMTP connection came about. (#4.4.1)\nI'm not going to try again; this message has been in the queue too long.\n\n${copy}`,
    },
  ],
  Courier: [
    {
      from: '"Courier mail server at mx.test" <@>',
      subject: 'NOTICE: mail delivery status.',
      fields: `${final}\nAction: failed\nStatus: 5.0.0\nRemote-MTA: dns; in.test [192.0.2.1]\nDiagnostic-Code: smtp; 550 unknown`,
    },
  ],
  'OpenSMTPD 5': [
    {
      from: 'Mailer Daemon <MAILER-DAEMON@mx.test>',
      subject: 'Delivery status notification: error',
      text: `    Hi!\n\n    An error came up while this was delivered to:\n\nowner@company.test: 550 5.2.1 closed\n\n    Below is a copy of the original message:\n\n${quoted}`,
    },
    '550 5.2.1',
  ],
  'OpenSMTPD 6': [
    {
      from: 'Mailer Daemon <MAILER-DAEMON@mx.test>',
      subject: 'Delivery status notification: error',
      fields: `Final-Recipient: rfc822; owner@company.test\nAction: failed\nStatus: 5.0.0`,
    },
  ],
  'OpenSMTPD 6, which gives up': [
    {
      from: 'Mailer Daemon <MAILER-DAEMON@mx.test>',
      subject: 'Delivery status notification: delayed',
      text: `    Hi!\n\n    This mail waits for more than 0 seconds:\n\nowner@company.test: Envelope expired\n\n    This is only a temporary failure report.\n\n    Below is a copy of the original message:\n\n${quoted}`,
      fields: `Final-Recipient: rfc822; owner@company.test\nAction: delayed\nStatus: 4.4.7`,
    },
    '4.4.7',
  ],
  'Exchange 5.5': [
    {
      from: 'System Administrator <postmaster@company.test>',
      subject: 'Undeliverable: New message from Zoe',
      text: 'Your message\n\n  To: owner@company.test\n\ndid not reach the following recipient(s):\n\nowner@company.test\n    The name is not known',
    },
  ],
  'Exchange 2003': [
    {
      from: 'postmaster@company.test',
      subject: 'Delivery Status Notification (Failure)',
      headers: 'X-DSNContext: 335a7efd - 4457 - 00000001\n',
      fields: failed('5.1.1'),
    },
    '5.1.1',
  ],
  'Exchange 2007': [
    {
      from: 'Microsoft Exchange <postmaster@company.test>',
      subject: 'Undeliverable: New message from Zoe',
      fields: `Final-recipient: RFC822;\n owner@company.test\nAction: failed\nStatus: 5.2.2\nX-Supplementary-Info: <in.test #5.2.2>`,
    },
    '5.2.2',
  ],
  'Exchange without a report': [
    {
      from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@company.test>',
      subject: 'Undeliverable: New message from Zoe',
      text: "Delivery has failed.\n\nRemote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; no such address'",
    },
    '550 5.1.10',
  ],
  'Microsoft 365': [
    {
      from: 'Microsoft Outlook <postmaster@company.test>',
      subject: 'Undeliverable: New message from Zoe',
      headers: 'Auto-Submitted: auto-replied\nX-MS-Exchange-Message-Is-Ndr:\n',
      fields: `Final-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.7.133\nDiagnostic-Code: smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup`,
    },
    '550 5.7.133',
  ],
  'Outlook.com': [
    {
      from: 'postmaster@outlook.com',
      subject: 'Undeliverable: New message from Zoe',
      fields: failed('5.5.0', 'smtp;550 5.5.0 Requested action not taken'),
    },
    '550 5.5.0',
  ],
  Gmail: [
    {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      headers: 'X-Failed-Recipients: owner@company.test\nAuto-Submitted: auto-replied\n',
      fields: `${final}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 No account has this name.\n 550 5.1.1 Look for mistakes.`,
    },
    '550 5.1.1',
  ],
  'Gmail of former years': [
    {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      headers: 'X-Failed-Recipients: owner@company.test\nAuto-Submitted: auto-replied\n',
      text: `It went wrong for good.\n\nThe error that the other server returned was: 550 5.1.1 nobody (state 14).\n\n----- Original message -----\n\n${quoted}`,
    },
    '550 5.1.1',
  ],
  'Google Groups': [
    {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      headers: 'X-Failed-Recipients: office@company.test\nAuto-Submitted: auto-replied\n',
      text: `The group (office) takes no post of yours:\n * You may lack the right to post.\n\n----- Original message -----\n\n${quoted}`,
    },
  ],
  Yahoo: [
    {
      from: 'MAILER-DAEMON@yahoo.com',
      subject: 'Failure Notice',
      text: `Sorry, we could not deliver it to:\n\n<owner@company.test>:\n554: 5.7.9: not accepted for reasons of policy\n\n--- Below this line is a copy of the message.\n\n${quoted}`,
    },
    '5.7.9',
  ],
  'Yahoo of former years': [
    {
      from: 'MAILER-DAEMON@yahoo.com',
      subject: 'failure delivery',
      text: `Message from yahoo.com.\nUnable to deliver message to these addresses.\n\n<owner@company.test>:\nnothing\n\n--- Original message follows.\n\n${quoted}`,
    },
  ],
  AOL: [
    {
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@aol.com>',
      subject: 'Returned mail: User unknown',
      fields: failed('5.1.1', 'SMTP; 550 owner IS NOT ACCEPTING MAIL'),
    },
  ],
  'iCloud, and Oracle Messaging Server': [
    {
      from: 'Internet Mail Delivery <postmaster@me.test>',
      subject: 'Delivery Notification: Delivery has failed',
      fields: `Original-recipient: rfc822;owner@company.test\nFinal-recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.1.1 (unknown or illegal alias)`,
    },
    '5.1.1',
  ],
  IONOS: [
    {
      from: 'Mail Delivery System <mailer-daemon@kundenserver.de>',
      subject: 'Mail delivery failed: returning message to sender',
      headers: 'Auto-Submitted: auto-replied\nX-UI-Out-Filterresults: unknown:0;\n',
      text: `The addresses below have failed:\n\nowner@company.test:\nSMTP error from remote server for RCPT TO command, host: in.test reason: 550 5.1.1 nobody\n\n--- The header of the original message is following. ---\n\n${quoted}`,
    },
    '550 5.1.1',
  ],
  GMX: [
    {
      from: 'GMX Mailer Daemon <mailer-daemon@gmx.test>',
      subject: 'Mail delivery failed: returning message to sender',
      text: `This came up with:\n\n"owner@company.test":\nSMTP error from remote server after RCPT command:\nhost: in.test\n5.1.1 no mailbox\n\n--- The header of the original message is following. ---\n\n${quoted}`,
    },
    '5.1.1',
  ],
  'mail.ru': [
    {
      from: 'mailer-daemon@corp.mail.ru',
      subject: 'Mail failure.',
      headers: 'X-Failed-Recipients: owner@company.test\nAuto-Submitted: auto-replied\n',
      text: `**********************\n\nowner@company.test\n    550 nobody\n\n${copy}`,
    },
  ],
  Yandex: [
    {
      from: 'mailer-daemon@yandex.ru',
      subject: 'Недоставленное сообщение',
      text: `Письмо не дошло: owner@company.test\n\n550 5.7.1 no such user`,
      headers: 'Auto-Submitted: auto-replied\n',
    },
    '550 5.7.1',
  ],
  Zoho: [
    {
      from: 'mailer-daemon@mail.zoho.com',
      subject: 'Undelivered Mail Returned to Sender',
      text: `It could not be delivered to one or more.\n\nowner@company.test\nUser does not exist - <owner@company.test>\n\nReceived: from mx.test\n${quoted}`,
    },
  ],
  'Amazon SES': [
    {
      from: 'MAILER-DAEMON@eu-west-1.amazonses.com',
      subject: 'Delivery Status Notification (Failure)',
      fields: `Reporting-MTA: dsn; a1.smtp-out.eu-west-1.amazonses.com\n\nAction: failed\nFinal-Recipient: rfc822; owner@company.test\nDiagnostic-Code: smtp; 550 5.1.1 user unknown\nStatus: 5.1.1`,
    },
    '550 5.1.1',
  ],
  'Amazon SES, told as a notice': [
    {
      from: 'no-reply@sns.amazonaws.com',
      subject: 'AWS Notification Message',
      text: '{"notificationType":"Bounce","bounce":{"bounceType":"Permanent","bouncedRecipients":[{"emailAddress":"owner@company.test","status":"5.1.1","diagnosticCode":"smtp; 550 5.1.1 none"}]},"mail":{"source":"bounces+x@company.test"}}',
    },
    '5.1.1',
  ],
  'Amazon WorkMail': [
    {
      from: 'MAILER-DAEMON@mail.workmail.test',
      subject: 'Delivery Status Notification (Failure)',
      fields: `Final-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.3.0\nDiagnostic-Code: smtp; 550 5.3.0 there is none`,
    },
    '550 5.3.0',
  ],
  SendGrid: [
    {
      from: 'MAILER-DAEMON',
      subject: 'Undelivered Mail Returned to Sender',
      fields: `Final-Recipient: rfc822; owner@company.test\nOriginal-Recipient: rfc822; owner@company.test\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: 550 5.1.1 nobody`,
    },
    '550 5.1.1',
  ],
  Mailgun: [
    {
      from: 'Postmaster <postmaster@mg.company.test>',
      subject: 'Undeliverable message',
      text: `<owner@company.test> (in.test)\n    550 5.1.1 nobody by that name\n\n--- Original message headers follow ---\n${quoted}`,
    },
    '550 5.1.1',
  ],
  PowerMTA: [
    {
      from: 'MAILER-DAEMON@pmta.test',
      subject: 'Delivery report',
      fields: `Original-Recipient: rfc822;owner@company.test\nFinal-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.1.1 (bad destination mailbox address)\nX-PowerMTA-BounceCategory: bad-mailbox`,
    },
    '5.1.1',
  ],
  Mimecast: [
    {
      from: 'Postmaster <postmaster@company.test>',
      subject: '[Postmaster] Email Delivery Failure',
      text: 'The message was not taken for owner@company.test.\n\nReason: 550 5.1.1 nobody\n',
    },
    '550 5.1.1',
  ],
  Barracuda: [
    {
      from: 'Email Security Gateway <postmaster@company.test>',
      subject: '**Message you sent blocked by our bulk email filter**',
      text: 'Your message to: owner@company.test\nwas blocked by our gateway. It has NOT BEEN DELIVERED.\n',
    },
  ],
  Proofpoint: [
    {
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx1.pphosted.test>',
      subject: 'Returned mail: see transcript for details',
      fields: failed('5.7.1', 'SMTP; 550 5.7.1 refused by a rule'),
    },
    '550 5.7.1',
  ],
  MessageLabs: [
    {
      from: 'MAILER-DAEMON@messagelabs.com',
      subject: 'Mail Delivery Failure',
      fields: `Final-Recipient: rfc822; owner@company.test\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 (#5.1.1)`,
    },
    '550 5.1.1',
  ],
  'McAfee Email Gateway': [
    {
      from: 'McAfee Gateway <postmaster@company.test>',
      subject: 'Undeliverable Mail',
      text: 'Delivery has failed on the enclosed message:\n\n<owner@company.test>   550 nobody\n',
    },
  ],
  'Trend Micro InterScan': [
    {
      from: 'imss@company.test',
      subject: 'Mail could not be delivered',
      text: '****** Message from the gateway ******\n\nSent <<< RCPT TO:<owner@company.test>\nReceived >>> 550 5.1.1 nobody.\n\nUnable to deliver message to <owner@company.test>.',
    },
    '550 5.1.1',
  ],
  MailMarshal: [
    {
      from: 'gateway@company.test',
      subject: 'Undeliverable Mail: "New message from Zoe"',
      text: `Your message:\n   From: website@company.test\n`,
      headers: 'X-Failed-Recipients: owner@company.test\n',
    },
  ],
  Websense: [
    {
      from: 'Mail Administrator <Postmaster@company.test>',
      subject: 'Delivery Failure',
      text: 'Your message could not be sent.\nA copy of it was kept.\n\nFailed to send to identified host,\n<owner@company.test>: [192.0.2.1], 550 nobody',
    },
  ],
  'Cisco AsyncOS': [
    {
      from: 'Mail Delivery System <MAILER-DAEMON@esa.test>',
      subject: 'Delivery Status Notification (Failure)',
      fields: `Final-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.0.0 (permanent failure)\nDiagnostic-Code: smtp; 5.1.0 - Unknown address error 550-'nobody' (delivery attempts: 0)`,
    },
    '5.1.0',
  ],
  FortiMail: [
    {
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@forti.test>',
      subject: 'Returned mail: Service unavailable',
      fields: failed('5.1.1', 'SMTP; 550 5.1.1 nobody'),
    },
    '550 5.1.1',
  ],
  'HCL Domino': [
    {
      from: 'Postmaster@company.test',
      subject: 'DELIVERY FAILURE: User owner (owner@company.test) not listed in Domino Directory',
      fields: `Final-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: X-Notes; not listed`,
    },
    '5.1.1',
  ],
  GroupWise: [
    {
      from: 'Mailer-Daemon@company.test',
      subject: 'Message status - undeliverable',
      text: 'The message that you sent was undeliverable to the following:\n\towner (user not found)',
    },
  ],
  MDaemon: [
    {
      from: 'MDaemon at company.test <MDaemon@company.test>',
      subject: 'Permanent Delivery Failure',
      text: 'The message could not be delivered.\n\nFailed address: owner@company.test\n\n--- Session Transcript ---\n <-- 550 5.1.1 nobody\n',
    },
    '550 5.1.1',
  ],
  'MDaemon of former years': [
    {
      from: 'MDaemon@company.test',
      subject: 'Warning: owner@company.test - User unknown!',
      text: 'owner@company.test - no such user here.',
    },
  ],
  'Kerio Connect': [
    {
      from: 'postmaster@company.test',
      subject: 'Undeliverable mail: New message from Zoe',
      fields: failed('5.1.1', 'smtp; 550 5.1.1 nobody'),
    },
    '550 5.1.1',
  ],
  hMailServer: [
    {
      from: 'mailer-daemon@company.test',
      subject: 'Message undeliverable: New message from Zoe',
      text: `Your message did not reach some or all of its recipients.\n\nThese could not be reached:\n   owner@company.test\n   Remote server replied: 550 5.1.1 nobody\n\n${copy}`,
    },
    '550 5.1.1',
  ],
  MailEnable: [
    {
      from: 'Postmaster <postmaster@company.test>',
      subject: 'Message Delivery Failure',
      text: `MailEnable: Message could not be delivered to some.\n\nReason: 550 nobody\n\nMessage headers follow:\n${quoted}`,
    },
  ],
  'Apache James': [
    {
      from: 'MAILER-DAEMON@james.test',
      subject: 'Delivery Status Notification (Failure)',
      fields: `Final-Recipient: rfc822; owner@company.test\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: X-James; javax.mail.SendFailedException: 550 5.1.1 nobody`,
    },
    '550 5.1.1',
  ],
  SmarterMail: [
    {
      from: '"System Administrator" <System Administrator@company.test>',
      subject: 'Delivery Failure',
      text: `Could not deliver message to the following recipient(s):\n\nFailed Recipient: owner@company.test\nReason: Remote host said: 550 nobody\n\n   -- The header and top 20 lines of the message follows --\n\n${quoted}`,
    },
  ],
  'CommuniGate Pro': [
    {
      from: '<MAILER-DAEMON@cgp.test>',
      subject: 'Undeliverable mail: owner account is unknown',
      fields: `Original-Recipient: rfc822;<owner@company.test>\nFinal-Recipient: LOCAL;<owner@company.test>\nAction: failed\nStatus: 5.0.0`,
    },
  ],
  'Ipswitch IMail': [
    {
      from: 'Postmaster <postmaster@company.test>',
      subject: 'Undeliverable Mail',
      headers: 'X-Mailer: <SMTP32 v8.22>\n',
      text: `Unknown user: owner@company.test\n\nOriginal message follows.\n\n${quoted}`,
    },
  ],
  XMail: [
    {
      from: 'XMail PostMaster <postmaster@company.test>',
      subject: 'Error sending message [1.2.mx] from [company.test]',
      text: `[<00>] XMail bounce: Rcpt=[owner@company.test];Error=[550 nobody]\n\n[<01>] Error sending message\n`,
    },
  ],
  Haraka: [
    {
      from: 'MAILER-DAEMON@haraka.test',
      subject: 'failed mail delivery: New message from Zoe',
      fields: `Original-Recipient: rfc822;owner@company.test\nFinal-Recipient: rfc822;owner@company.test\nAction: failed\nStatus: 5.1.1`,
    },
    '5.1.1',
  ],
  Stalwart: [
    {
      from: '"Mail Delivery Subsystem" <MAILER-DAEMON@stalwart.test>',
      subject: 'Failed to deliver message',
      headers: 'Auto-Submitted: auto-generated\n',
      fields: `Final-Recipient: rfc822;owner@company.test\nAction: failed\nDiagnostic-Code: smtp;550 5.1.2 nobody\nStatus: 5.1.2\nRemote-MTA: dns;in.test`,
    },
    '550 5.1.2',
  ],
  'au (KDDI)': [
    {
      from: 'no-reply@mail.dion.ne.jp',
      subject: 'Mail',
      text: 'Your mail sent on: Thu, 26 Nov 2026 10:00:00 +0900\n     Could not be delivered to: <owner@company.test>\n     As their mailbox is full.',
    },
  ],
  'ezweb (KDDI)': [
    {
      from: 'Mail Administrator <Postmaster@ezweb.ne.jp>',
      subject: 'Mail System Error - Returned Mail',
      text: `The user(s) account is disabled.\n\n<owner@company.test>: 550 <owner@company.test>: User unknown\n\n${quoted}`,
    },
  ],
  docomo: [
    {
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@docomo.ne.jp>',
      subject: 'Returned mail: Service unavailable',
      fields: failed('5.0.0', 'SMTP; 550 Unknown user owner@company.test'),
    },
  ],
  Biglobe: [
    {
      from: 'postmaster@biglobe.ne.jp',
      subject: 'Returned mail: owner@company.test',
      text: `   ----- The following addresses had delivery problems -----\n<owner@company.test>\n   ----- Non-delivered information -----\nThe number of messages in recipient's mailbox exceeded the local limit.\n`,
    },
  ],
  QQ: [{ from: 'PostMaster@qq.com', subject: '系统退信', text: '很抱歉，您的邮件被退回。\n550 Mailbox not found' }],
  NetEase: [
    { from: 'Postmaster@163.com', subject: '系统退信/Systems bounce', text: 'SMTP error, RCPT TO: 550 User not found' },
  ],
  Naver: [
    { from: 'postmaster@naver.com', subject: '[메일 배달 실패] New message', text: '550 5.1.1 없음' },
    '550 5.1.1',
  ],
  'T-Online': [
    {
      from: 'postmaster@t-online.de',
      subject: 'Ihre E-Mail konnte nicht zugestellt werden',
      text: `|------------------------- Fehler: -------------------------|\n550 5.1.1 unbekannt\n\n${quoted}`,
    },
    '550 5.1.1',
  ],
  Orange: [
    {
      from: 'MAILER-DAEMON@orange.fr',
      subject: 'Échec de remise : nouveau message',
      fields: failed('5.1.1', 'smtp; 550 5.1.1 Adresse inconnue'),
    },
    '550 5.1.1',
  ],
  Libero: [
    { from: 'MAILER-DAEMON@libero.it', subject: 'Mancata consegna', text: 'Il messaggio non arriva: 550 nessuno' },
  ],
  UOL: [
    {
      from: 'MAILER-DAEMON@uol.com.br',
      subject: 'Falha na entrega da mensagem',
      text: '<owner@company.test>:\n550 5.2.2 cheia',
    },
    '550 5.2.2',
  ],
  'an X.400 gateway': [
    {
      from: 'MTA <postmaster@x400.test>',
      subject: 'Delivery Report (failure) for owner@company.test',
      fields: `Original-Recipient: rfc822; owner@company.test\nFinal-Recipient: x400; /S=owner/O=company/ADMD=test/C=de/\nAction: failure\nStatus: 5.1.1 (unrecognised-OR-name)`,
    },
    '5.1.1',
  ],
  'Verizon, to a phone': [
    {
      from: 'MMSC NDR Administrator <sysadmin@phone.test>',
      subject: 'Undeliverable Message',
      text: `Message could not be delivered to mobile.\nError: No valid recipients\n\nOriginal Message:\n${quoted}`,
    },
  ],
};

/** System -> its mails that report no failure, or no final one. */
const others: Record<string, Form> = {
  'Postfix, still trying': {
    subject: 'Delayed Mail (still being retried)',
    fields: `${final}\nAction: delayed\nStatus: 4.4.1`,
  },
  'Postfix, asked to tell of success': {
    subject: 'Successful Mail Delivery Report',
    fields: `${final}\nAction: relayed\nStatus: 2.0.0`,
  },
  'Postfix, to its own postmaster': {
    from: 'MAILER-DAEMON@mx.test (Mail Delivery System)',
    subject: 'Postfix SMTP server: errors from in.test[192.0.2.1]',
    text: 'Transcript of session follows.\n\n Out: 451 4.3.0 queue file write error\n',
  },
  'Exim, still trying': {
    subject: 'Warning: message 1abcde-000000-AA delayed 24 hours',
    text: 'It has not been delivered yet.\n  owner@company.test\n    Delay reason: 451 later',
    headers: 'Auto-Submitted: auto-replied\n',
  },
  'Gmail, still trying': {
    from: 'mailer-daemon@googlemail.com',
    subject: 'Delivery Status Notification (Delay)',
    text: 'Gmail will retry for 47 more hours.',
    headers: 'Auto-Submitted: auto-replied\n',
  },
  'sendmail, still trying': {
    subject: 'Warning: could not send message for past 4 hours',
    fields: `${final}\nAction: delayed\nStatus: 4.4.2\nWill-Retry-Until: Tue, 1 Dec 2026 10:00:00 +0000`,
  },
  'OpenSMTPD, still trying': {
    subject: 'Delivery status notification: warning',
    text: 'A message is delayed for more than 4 hours:\n\nowner@company.test: 451 later',
  },
  'a gateway, still trying': {
    from: 'gateway@company.test',
    subject: 'Delivery failure notification',
    text: 'It could not be delivered to:\nowner@company.test\nThere is no need to resend it.\nDelivery attempts will continue for 5 days.',
  },
  'Exchange, relayed': {
    from: 'postmaster@company.test',
    subject: 'Delivery Status Notification (Relay)',
    fields: `${final}\nAction: relayed\nStatus: 2.5.0`,
  },
  'Amazon SES, not for good': {
    from: 'no-reply@sns.amazonaws.com',
    subject: 'AWS Notification Message',
    text: '{"notificationType":"Bounce","bounce":{"bounceType":"Transient"},"mail":{"source":"bounces+x@company.test"}}',
  },
  'Amazon SES, delivered': {
    from: 'no-reply@sns.amazonaws.com',
    subject: 'AWS Notification Message',
    text: '{"notificationType":"Delivery","mail":{"source":"bounces+x@company.test"}}',
  },
  'Exchange, away': {
    from: 'owner@company.test',
    subject: 'Automatic reply: New message from Zoe',
    headers: 'Auto-Submitted: auto-generated\nX-Auto-Response-Suppress: All\n',
    text: 'Back on 5.1.2027. Mails could not be delivered meanwhile? Call 550 123.',
  },
  'Sieve, away': {
    from: 'owner@company.test',
    subject: 'Auto: New message from Zoe',
    headers: 'Auto-Submitted: auto-replied (vacation)\n',
    text: 'I am away.',
  },
  'Gmail, away': {
    from: 'owner@company.test',
    subject: 'On holiday Re: New message from Zoe',
    headers: 'Precedence: bulk\nX-Autoreply: yes\n',
    text: 'I am away.',
  },
  'a help desk': {
    from: 'Help <no-reply@desk.test>',
    subject: '[Request received] New message from Zoe',
    headers: 'Auto-Submitted: auto-generated\n',
    text: 'Your request (5501) has been received.',
  },
  'a help desk with a version': {
    from: 'no-reply@desk.test',
    subject: 'We have it',
    text: 'Desk 5.1.1 took your mail.\nSupport: 550 123 456',
  },
  'a report of a spam filter': {
    from: 'quarantine@company.test',
    subject: 'Quarantine digest: 1 mail was held',
    text: 'Release it, or leave it.',
  },
  'Outlook, not read': {
    from: 'owner@company.test',
    subject: 'Not read: New message from Zoe',
    type: 'message/disposition-notification',
    fields: `${final}\nDisposition: automatic-action/MDN-sent-automatically; deleted`,
  },
  'AOL, a complaint': {
    subject: 'Email Feedback Report',
    type: 'message/feedback-report',
    fields: 'Feedback-Type: abuse',
  },
  'somebody who passes a bounce on': {
    from: 'owner@company.test',
    subject: 'Fwd: Undelivered Mail Returned to Sender',
    text: 'Look: it could not be delivered, 550 5.1.1.',
  },
};

it('At least sixty kinds of mail systems are known', () => {
  expect(Object.keys(failures).length).toBeGreaterThanOrEqual(60);
});

describe('A bounce of', () => {
  it.each(Object.entries(failures))(
    '%s is a failure, with its codes and no word of the visitor',
    async (_, [form, codes]) => {
      const found = await readBounce(write(form).replace(/\n/g, '\r\n'));
      expect(found).toMatchObject({ kind: 'failed' });
      if (codes) expect(found).toMatchObject({ reason: expect.stringMatching(`^${codes},`) });
      expect(JSON.stringify(found)).not.toMatch(/540|patients|Zoe|owner/);
    },
  );

  it.each(Object.entries(others))('%s is no failure', async (_, form) => {
    expect(await readBounce(write(form).replace(/\n/g, '\r\n'))).toEqual({ kind: 'other' });
  });
});
