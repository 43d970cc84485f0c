import { freePort } from '../../support/free-port.ts';
import { runInForeground } from './foreground.ts';
import { addOwner, addresses, type MailServer, sizeLimit } from './mail-server.ts';
import type { SecondSystem } from './second-system.ts';

const configuration = (port: number, isPuttingOff: boolean) => `
smtp max-message-size ${sizeLimit}
table everybody { 127.0.0.1 }
filter "later" phase rcpt-to match src <everybody> reject "450 4.7.1 come back later"
listen on 127.0.0.1 port ${port} hostname mail.company.test ${isPuttingOff ? 'filter "later"' : ''}
action "mailbox" maildir
match from any for domain "company.test" action "mailbox"
`;

/**
 * OpenSMTPD as Debian has it. Without encryption and login: Debian's 6.8 fails at every handshake, as it was written for
 * an older OpenSSL.
 * @throws NotPossibleError
 */
export async function createOpenSmtpd(system: SecondSystem): Promise<MailServer> {
  system.install('opensmtpd');
  const port = await freePort();
  return {
    env: { ...addresses, SMTP_URL: `smtp://127.0.0.1:${port}` },
    version: /OpenSMTPD (\S+)/.exec(system.run('sh', '-c', '/usr/sbin/smtpd -h 2>&1 || true'))?.[1] ?? '',
    maildir: addOwner(system),
    ...runInForeground(system, {
      port,
      command: '/usr/sbin/smtpd -d',
      configure: (isPuttingOff) => system.write('/etc/smtpd.conf', configuration(port, isPuttingOff)),
    }),
  };
}
