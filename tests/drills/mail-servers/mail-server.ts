import type { SecondSystem } from './second-system.ts';

/** Another project's mail server: on loopback, and no mail leaves the machine. */
export interface MailServer {
  /** Our server's settings for it. */
  env: Record<string, string>;
  /** Its own version, for example `3.7.11`. */
  version: string;
  /** Folder of the owner's mailbox, in the Maildir format. */
  maildir: string;
  /** Resolves when it takes connections. */
  start(): Promise<void>;
  /** Resolves when the server does not answer any more. Taken mails stay in its queue. */
  stop(): Promise<void>;
  /** Starts or stops putting off every recipient with a 450, as by greylisting. */
  putOff(isPuttingOff: boolean): Promise<void>;
}

export const owner = 'owner@company.test';
export const addresses = { MAIL_TO: owner, MAIL_FROM: 'website@company.test' };

/** Bytes: larger than the largest message that has to arrive, smaller than the largest the form takes. */
export const sizeLimit = 110_000;

export const certificateFiles = { key: '/etc/mail-drill/key.pem', certificate: '/etc/mail-drill/certificate.pem' };

/** Adds the owner's account, with a readable home folder. @returns folder of the mailbox */
export function addOwner(system: SecondSystem): string {
  const home = `${system.folder}/owner`;
  system.run('useradd', '--create-home', '--home-dir', home, 'owner');
  return `${home}/Maildir`;
}

/** Adds our own certificate. @returns variables that make our server trust and require it */
export function addCertificate(system: SecondSystem): Record<string, string> {
  const copy = `${system.folder}/certificate.pem`;
  const { key, certificate } = certificateFiles;
  system.run('mkdir', '-p', '/etc/mail-drill');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  system.run('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-noenc', '-days', '2', ...subject, ...files);
  system.run('cp', certificate, copy);
  return { NODE_EXTRA_CA_CERTS: copy, SMTP_TLS: 'required' };
}
