import { freePort } from '../../support/free-port.ts';
import { addCertificate, addOwner, addresses, certificateFiles, type MailServer, sizeLimit } from './mail-server.ts';
import type { SecondSystem } from './second-system.ts';

const settings = {
  compatibility_level: '3.6',
  myhostname: 'mail.company.test',
  mydestination: 'company.test',
  inet_protocols: 'ipv4',
  maillog_file: '/var/log/postfix.log',
  home_mailbox: 'Maildir/',
  message_size_limit: String(sizeLimit),
  mailbox_size_limit: '0',
  smtpd_tls_security_level: 'encrypt',
  smtpd_tls_cert_file: certificateFiles.certificate,
  smtpd_tls_key_file: certificateFiles.key,
  // Nothing leaves this machine, and no DNS is asked about us.
  mynetworks: '',
  smtpd_relay_restrictions: 'reject_unauth_destination',
  default_transport: 'error:nothing leaves this machine',
  relay_transport: 'error:nothing leaves this machine',
  smtp_dns_support_level: 'disabled',
  smtpd_peername_lookup: 'no',
  alias_maps: '',
  alias_database: '',
};

/** Postfix as Debian has it, delivering into the mailbox of a local account. @throws NotPossibleError */
export async function createPostfix(system: SecondSystem): Promise<MailServer> {
  // Without an answer the package looks up the machine's name, which takes seconds.
  system.write('/etc/postfix.answers', 'postfix postfix/main_mailer_type select No configuration\n');
  system.run('debconf-set-selections', '/etc/postfix.answers');
  system.install('postfix', 'openssl');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  system.write('/etc/postfix/main.cf', lines.join(''));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  system.run('postconf', '-MX', 'smtp/inet');
  system.run('postconf', '-M', `${address}/inet=${address} inet n - n - - smtpd`);
  system.run('postconf', '-F', '*/*/chroot=n');

  const start = async () => void system.run('postfix', 'start');
  const stop = async () => void system.run('postfix', 'stop');
  return {
    env: { ...addresses, ...addCertificate(system), SMTP_URL: `smtp://localhost:${port}` },
    version: system.run('postconf', '-h', 'mail_version').trim(),
    maildir: addOwner(system),
    start,
    stop,
    /** Restarts: after a reload, open connections would go on as before. */
    async putOff(isPuttingOff) {
      await stop();
      system.run('postconf', '-e', `smtpd_recipient_restrictions=${isPuttingOff ? 'defer' : ''}`);
      await start();
    },
  };
}
