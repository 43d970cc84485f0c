import { freePort } from '../../support/free-port.ts';
import { createDovecot } from '../mail-servers/dovecot.ts';
import type { SecondSystem } from '../mail-servers/second-system.ts';

/** Addresses for mails of the drill; the mail server takes all, and then treats them differently. */
export const mailboxes = {
  /** Read by its owner. */
  owner: 'owner@company.test',
  /** Unknown: bounces at once. */
  gone: 'gone@company.test',
  /** Bounces when the queue's time is over. */
  slow: 'slow@company.test',
  /** Delivered to its owner, and bounced by a mailbox behind it. */
  team: 'team@company.test',
  /** Delivered, and answered by a program: "I am on holiday". */
  away: 'away@company.test',
  bounces: 'bounces@company.test',
} as const;

/** Replaces the usual time of hours or days in a queue. */
const queueSeconds = 20;

const settings = {
  compatibility_level: '3.6',
  myhostname: 'mail.company.test',
  myorigin: 'company.test',
  mydestination: 'company.test',
  inet_protocols: 'ipv4',
  maillog_file: '/var/log/postfix.log',
  home_mailbox: 'Maildir/',
  recipient_delimiter: '+',
  mynetworks: '127.0.0.0/8',
  // Takes unknown recipients, and bounces them later.
  local_recipient_maps: '',
  default_transport: 'error:nothing leaves this machine',
  transport_maps: 'inline:{ unreachable.test=smtp:[127.0.0.1]:9 }',
  smtp_dns_support_level: 'disabled',
  smtpd_peername_lookup: 'no',
  alias_maps: 'hash:/etc/drill-aliases',
  alias_database: '',
  maximal_queue_lifetime: `${queueSeconds}s`,
  bounce_queue_lifetime: `${queueSeconds}s`,
  minimal_backoff_time: '5s',
  maximal_backoff_time: '5s',
  queue_run_delay: '5s',
};

const aliases = `slow: somebody@unreachable.test
team: nobody-of-this-name, owner
away: "|/usr/local/bin/drill-vacation", owner
`;

const vacation = `#!/bin/sh
cat > /dev/null
printf 'From: away@company.test\\nTo: %s\\nSubject: Undeliverable until Monday: I am on holiday\\nAuto-Submitted: auto-replied\\n\\nBack on Monday.\\n' "$SENDER" |
  exec /usr/sbin/sendmail -f '<>' "$SENDER"
`;

/** Postfix and Dovecot as Debian has them, on loopback inside the second system. @throws NotPossibleError */
export async function createMailSystem(system: SecondSystem) {
  system.write('/etc/postfix.answers', 'postfix postfix/main_mailer_type select No configuration\n');
  system.run('debconf-set-selections', '/etc/postfix.answers');
  system.install('postfix');
  const dovecot = await createDovecot(system, 'bounces');
  const smtpPort = await freePort();
  system.run('useradd', '--create-home', '--home-dir', `${system.folder}/owner`, 'owner');
  system.write(
    '/etc/postfix/main.cf',
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  );
  system.write('/etc/drill-aliases', aliases);
  system.write('/usr/local/bin/drill-vacation', vacation);
  system.run('chmod', '755', '/usr/local/bin/drill-vacation');
  system.run('chmod', '644', '/etc/drill-aliases', '/etc/postfix/main.cf');
  system.run('postalias', 'hash:/etc/drill-aliases');
  const address = `127.0.0.1:${smtpPort}`;
  system.run('postconf', '-MX', 'smtp/inet');
  system.run('postconf', '-M', `${address}/inet=${address} inet n - n - - smtpd`);
  system.run('postconf', '-F', '*/*/chroot=n');
  system.run('postfix', 'start');
  await dovecot.start();
  return {
    version: `Postfix ${system.run('postconf', '-h', 'mail_version').trim()} and ${dovecot.version}`,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMTP_TLS: 'off',
      MAIL_FROM: 'website@company.test',
      BOUNCE_ADDRESS: mailboxes.bounces,
      BOUNCE_IMAP_URL: dovecot.url,
    },
    ownerMaildir: `${system.folder}/owner/Maildir`,
    bouncesMaildir: dovecot.maildir,
    async stop() {
      system.run('postfix', 'stop');
      await dovecot.stop();
    },
  };
}
