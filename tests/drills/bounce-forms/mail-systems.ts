import { freePort } from '../../support/free-port.ts';
import { runInForeground } from '../mail-servers/foreground.ts';
import { addOwner } from '../mail-servers/mail-server.ts';
import type { SecondSystem } from '../mail-servers/second-system.ts';

/** Recipients of the drill. Each bounces in another form, except the owner. */
export const recipients = {
  owner: 'owner@company.test',
  /** Unknown, which Exim finds out after it has taken the mail. */
  gone: 'gone@company.test',
  /** Refused after the content by the next host, as by Google Groups. */
  group: 'list@groups.test',
  /** Put off by the next host until the queue gives up. */
  slow: 'somebody@unreachable.test',
  /** An alias of two members, one of them unknown. */
  team: 'team@company.test',
} as const;

export type Recipient = keyof typeof recipients;

/** Replaces days. */
const queueSeconds = 15;

/** Ports of the two next hosts. */
interface Behind {
  group: number;
  later: number;
}

export interface RelayingServer {
  name: string;
  port: number;
  version: string;
  /** Mailboxes of the owner and of bounces. */
  maildirs: { owner: string; bounces: string };
  /** Recipients whose mails bounce later; others are refused at once. */
  bounces: readonly Recipient[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

function addBounces(system: SecondSystem): string {
  const home = `${system.folder}/bounces`;
  system.run('useradd', '--create-home', '--home-dir', home, 'bounces');
  return `${home}/Maildir`;
}

const exim = (port: number, { group, later }: Behind) => `
primary_hostname = mail.company.test
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
host_lookup =
rfc1413_hosts =
tls_advertise_hosts =
acl_smtp_rcpt = accept
acl_smtp_data = accept
smtp_accept_queue_per_connection = 0
log_file_path = /var/log/exim4/%slog

begin routers
groups:
  driver = manualroute
  domains = groups.test
  route_list = * 127.0.0.1::${group}
  self = send
  transport = relay
unreachable:
  driver = manualroute
  domains = unreachable.test
  route_list = * 127.0.0.1::${later}
  self = send
  transport = relay
team:
  driver = redirect
  local_parts = team
  data = nobody-of-this-name@company.test, owner@company.test
mailbox:
  driver = accept
  domains = company.test
  local_part_suffix = +*
  local_part_suffix_optional
  check_local_user
  transport = mailbox

begin transports
mailbox:
  driver = appendfile
  directory = $home/Maildir
  maildir_format
  create_directory
relay:
  driver = smtp
  port = ${group}
  hosts_try_fastopen =
  allow_localhost

begin retry
* * F,${queueSeconds}s,3s
`;

export async function createEximRelay(system: SecondSystem, behind: Behind): Promise<RelayingServer> {
  system.install('exim4-daemon-light');
  const port = await freePort();
  const file = '/etc/exim4/exim4.conf';
  return {
    name: 'Exim',
    port,
    version: /^Exim version (\S+)/.exec(system.run('/usr/sbin/exim4', '-bV'))?.[1] ?? '',
    maildirs: { owner: addOwner(system), bounces: addBounces(system) },
    bounces: ['gone', 'group', 'slow', 'team'],
    ...runInForeground(system, {
      port,
      command: '/usr/sbin/exim4 -bdf -q3s',
      configure() {
        system.write(file, exim(port, behind));
        system.run('chmod', '644', file);
      },
    }),
  };
}

const openSmtpd = (port: number, { group, later }: Behind) => `
queue ttl ${queueSeconds}s
listen on 127.0.0.1 port ${port} hostname mail.company.test
action "mailbox" maildir
action "groups" relay host "smtp://127.0.0.1:${group}"
action "unreachable" relay host "smtp://127.0.0.1:${later}"
match from any for domain "company.test" action "mailbox"
match from any for domain "groups.test" action "groups"
match from any for domain "unreachable.test" action "unreachable"
`;

/** Refuses unknown recipients at once, and aliases with an unknown member. */
export async function createOpenSmtpdRelay(system: SecondSystem, behind: Behind): Promise<RelayingServer> {
  system.install('opensmtpd');
  const port = await freePort();
  return {
    name: 'OpenSMTPD',
    port,
    version: /OpenSMTPD (\S+)/.exec(system.run('sh', '-c', '/usr/sbin/smtpd -h 2>&1 || true'))?.[1] ?? '',
    maildirs: { owner: addOwner(system), bounces: addBounces(system) },
    bounces: ['group', 'slow'],
    ...runInForeground(system, {
      port,
      command: '/usr/sbin/smtpd -d',
      configure: () => system.write('/etc/smtpd.conf', openSmtpd(port, behind)),
    }),
  };
}
