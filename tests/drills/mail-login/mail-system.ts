import { spawn } from 'node:child_process';
import { freePort } from '../../support/free-port.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import type { SecondSystem } from '../mail-servers/second-system.ts';

export const mailboxes = { owner: 'owner@company.test', gone: 'gone@company.test', website: 'website@company.test' };

const settings = (saslPort: number) => ({
  compatibility_level: '3.6',
  myhostname: 'mail.company.test',
  myorigin: 'company.test',
  mydestination: 'company.test',
  inet_protocols: 'ipv4',
  maillog_file: '/var/log/postfix.log',
  home_mailbox: 'Maildir/',
  recipient_delimiter: '+',
  // No address is trusted.
  mynetworks: '',
  smtpd_client_restrictions: 'permit_sasl_authenticated, reject',
  smtpd_relay_restrictions: 'permit_sasl_authenticated, reject',
  smtpd_sasl_auth_enable: 'yes',
  smtpd_sasl_type: 'dovecot',
  smtpd_sasl_path: `inet:127.0.0.1:${saslPort}`,
  // Each group of messages needs a new log-in.
  smtpd_timeout: '2s',
  local_recipient_maps: '',
  default_transport: 'error:nothing leaves this machine',
  smtp_dns_support_level: 'disabled',
  smtpd_peername_lookup: 'no',
  alias_maps: '',
  alias_database: '',
});

interface DovecotPlace {
  imapPort: number;
  saslPort: number;
  home: string;
  uid: string;
}

const dovecot = ({ imapPort, saslPort, home, uid }: DovecotPlace) => `
protocols = imap
base_dir = /run/drill-dovecot
log_path = /var/log/drill-dovecot.log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = xoauth2 oauthbearer
first_valid_uid = 100
mail_location = maildir:~/Maildir
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = /etc/drill-dovecot-oauth2.conf
}
userdb {
  driver = static
  args = uid=${uid} gid=${uid} home=${home}
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = ${saslPort}
  }
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

/** Tokens are checked at the token server. */
const introspection = (url: string) => `
introspection_mode = post
introspection_url = ${url}
username_attribute = username
active_attribute = active
active_value = true
`;

/**
 * Debian's Postfix and Dovecot, on loopback inside the second system; both take tokens and nothing else.
 * @param introspectionUrl for their check of tokens
 * @throws NotPossibleError
 */
export async function createTokenMailSystem(system: SecondSystem, introspectionUrl: string) {
  system.write('/etc/postfix.answers', 'postfix postfix/main_mailer_type select No configuration\n');
  system.run('debconf-set-selections', '/etc/postfix.answers');
  system.install('postfix', 'dovecot-imapd');
  const [smtpPort, imapPort, saslPort] = [await freePort(), await freePort(), await freePort()];
  for (const name of ['owner', 'website'])
    system.run('useradd', '--create-home', '--home-dir', `${system.folder}/${name}`, name);
  const [home, uid] = [`${system.folder}/website`, system.run('id', '-u', 'website').trim()];
  const lines = Object.entries(settings(saslPort)).map(([name, value]) => `${name} = ${value}\n`);
  system.write('/etc/postfix/main.cf', lines.join(''));
  system.run('chmod', '644', '/etc/postfix/main.cf');
  const address = `127.0.0.1:${smtpPort}`;
  system.run('postconf', '-MX', 'smtp/inet');
  system.run('postconf', '-M', `${address}/inet=${address} inet n - n - - smtpd`);
  system.run('postconf', '-F', '*/*/chroot=n');
  system.write('/etc/drill-dovecot.conf', dovecot({ imapPort, saslPort, home, uid }));
  system.write('/etc/drill-dovecot-oauth2.conf', introspection(introspectionUrl));
  const child = spawn(...system.commandLine('dovecot', '-F', '-c', '/etc/drill-dovecot.conf'), { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  await waitFor('Dovecot', () => system.run('sh', '-c', 'ls /run/drill-dovecot/master.pid 2>/dev/null || true') !== '');
  system.run('postfix', 'start');
  const readLog = (name: string) => system.run('cat', `/var/log/${name}.log`);
  return {
    version: `Postfix ${system.run('postconf', '-h', 'mail_version').trim()} and Dovecot ${system.run('dovecot', '--version').trim().split(' ')[0]}`,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMTP_TLS: 'off',
      SMTP_USER: mailboxes.website,
      MAIL_FROM: mailboxes.website,
      BOUNCE_ADDRESS: mailboxes.website,
      BOUNCE_IMAP_URL: `imap://${mailboxes.website}@127.0.0.1:${imapPort}`,
    },
    ownerMaildir: `${system.folder}/owner/Maildir`,
    bouncesMaildir: `${home}/Maildir`,
    logs: () => ({ postfix: readLog('postfix'), dovecot: readLog('drill-dovecot') }),
    async stop() {
      system.run('postfix', 'stop');
      system.run('sh', '-c', 'kill $(cat /run/drill-dovecot/master.pid)');
      await ended;
    },
  };
}
