import { createHash } from 'node:crypto';
import { freePort } from '../../support/free-port.ts';
import { runInForeground } from './foreground.ts';
import { addCertificate, addOwner, addresses, certificateFiles, type MailServer, sizeLimit } from './mail-server.ts';
import type { SecondSystem } from './second-system.ts';

/** Replaces the file of Debian's package. */
const file = '/etc/exim4/exim4.conf';
const login = { user: 'website', password: 'p@ss:w/ö rd%$x' };

const configuration = (port: number, isPuttingOff: boolean) => `
primary_hostname = mail.company.test
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
host_lookup =
rfc1413_hosts =
message_size_limit = ${sizeLimit}
tls_advertise_hosts = *
tls_certificate = ${certificateFiles.certificate}
tls_privatekey = ${certificateFiles.key}
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_rcpt = judge
acl_smtp_data = accept
smtp_accept_queue_per_connection = 0
log_file_path = /var/log/exim4/%slog

begin acl
judge:
  deny !authenticated = *
  deny !domains = company.test
${isPuttingOff ? '  defer message = come back later' : ''}
  accept

begin routers
mailbox:
  driver = accept
  domains = company.test
  check_local_user
  transport = mailbox

begin transports
mailbox:
  driver = appendfile
  directory = $home/Maildir
  maildir_format
  create_directory

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{{eq{$auth2}{${login.user}}}{eq{\${sha256:$auth3}}{${createHash('sha256').update(login.password).digest('hex').toUpperCase()}}}}}
`;

/** Exim with Debian's settings, with a required login. @throws NotPossibleError */
export async function createExim(system: SecondSystem): Promise<MailServer> {
  system.install('exim4-daemon-light', 'openssl');
  const port = await freePort();
  const tls = addCertificate(system);
  // Exim reads them without root's rights.
  system.run('chmod', '644', certificateFiles.key, certificateFiles.certificate);
  const { user, password } = login;
  return {
    env: { ...addresses, ...tls, SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@localhost:${port}` },
    version: /^Exim version (\S+)/.exec(system.run('/usr/sbin/exim4', '-bV'))?.[1] ?? '',
    maildir: addOwner(system),
    ...runInForeground(system, {
      port,
      command: '/usr/sbin/exim4 -bdf -q10s',
      isIdle: () => system.run('/usr/sbin/exim4', '-bpc').trim() === '0',
      configure(isPuttingOff) {
        system.write(file, configuration(port, isPuttingOff));
        system.run('chmod', '644', file);
      },
    }),
  };
}
