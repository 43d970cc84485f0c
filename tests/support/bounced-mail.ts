/** Bounces in the forms of mail systems: in our own words, with the signs of each system. */

export interface PlainForm {
  from?: string;
  subject: string;
  /** Further lines of the header. */
  headers?: string;
  text?: string;
  type?: string;
}

const daemon = 'MAILER-DAEMON@mx.test';

export const writePlain = ({
  from = daemon,
  subject,
  headers = '',
  text = '',
  type = 'text/plain; charset=utf-8',
}: PlainForm) =>
  `Return-Path: <>\nFrom: ${from}\nTo: bounces@company.test\nSubject: ${subject}\n${headers}Content-Type: ${type}\n\n${text}`;

export interface ReportForm extends Omit<PlainForm, 'subject'> {
  subject?: string;
  /** Lines about the recipients. */
  fields: string;
  /** Quoted behind the report. */
  quoted: string;
}

export const writeReport = ({
  from = daemon,
  subject = 'Undelivered Mail Returned to Sender',
  headers = '',
  text = 'Sorry.',
  type = 'message/delivery-status',
  fields,
  quoted,
}: ReportForm) =>
  `Return-Path: <>\nFrom: ${from}\nTo: bounces@company.test\nSubject: ${subject}\n${headers}MIME-Version: 1.0\nContent-Type: multipart/report; boundary="B"\n\n--B\nContent-Type: text/plain; charset=utf-8\n\n${text}\n--B\nContent-Type: ${type}\n\nReporting-MTA: dns; mx.test\n\n${fields}\n--B\nContent-Type: message/rfc822\n\n${quoted}\n--B--\n`;
