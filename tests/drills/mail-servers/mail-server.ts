import type { SecondSystem } from './second-system.ts';

/** A mail server that others wrote: on loopback, and nothing it takes leaves the machine. */
export interface MailServer {
  /** What our server is told in its environment. */
  env: Record<string, string>;
  /** As the mail server gives it itself, for example `3.7.11`. */
  version: string;
  /** Folder of the owner's mailbox, in the Maildir format. */
  maildir: string;
  /** Resolves when it takes connections. */
  start(): Promise<void>;
  /** Resolves when nobody answers any more. What it has taken stays in its queue. */
  stop(): Promise<void>;
  /** From now on every recipient is put off with a 450, as by greylisting, or no longer. */
  putOff(isPuttingOff: boolean): Promise<void>;
}

export const owner = 'owner@company.test';
export const addresses = { MAIL_TO: owner, MAIL_FROM: 'website@company.test' };

/** Larger than the largest message that has to arrive, smaller than the largest the form takes. Bytes. */
export const sizeLimit = 110_000;

export const certificateFiles = { key: '/etc/mail-drill/key.pem', certificate: '/etc/mail-drill/certificate.pem' };

/** The owner's account, with a home folder that we can read. @returns folder of the mailbox */
export function addOwner(system: SecondSystem): string {
  const home = `${system.folder}/owner`;
  system.run('useradd', '--create-home', '--home-dir', home, 'owner');
  return `${home}/Maildir`;
}

/** A certificate that nobody knows but us. @returns the variables that make our server trust it, and ask for it */
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
