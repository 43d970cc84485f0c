import { spawn } from 'node:child_process';
import { freePort } from '../../support/free-port.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { isListening } from './foreground.ts';
import type { SecondSystem } from './second-system.ts';

const password = 'drill-password';
const idFile = '/run/drill-dovecot.id';

const configure = (port: number, home: string, uid: string) => `
protocols = imap
base_dir = /run/drill-dovecot
log_path = /var/log/drill-dovecot.log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 100
mail_location = maildir:~/Maildir
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${uid} home=${home}
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

/** Debian's Dovecot on loopback inside the second system, with one mailbox. @throws NotPossibleError */
export async function createDovecot(system: SecondSystem, name: string) {
  system.install('dovecot-imapd');
  const home = `${system.folder}/${name}`;
  system.run('useradd', '--create-home', '--home-dir', home, name);
  const port = await freePort();
  system.write('/etc/drill-dovecot.conf', configure(port, home, system.run('id', '-u', name).trim()));
  let ended = Promise.resolve();
  return {
    version: `Dovecot ${system.run('dovecot', '--version').trim().split(' ')[0]}`,
    url: `imap://${name}:${password}@127.0.0.1:${port}`,
    maildir: `${home}/Maildir`,
    async start(): Promise<void> {
      const run = `echo $$ > ${idFile}; exec dovecot -F -c /etc/drill-dovecot.conf`;
      const child = spawn(...system.commandLine('setsid', 'sh', '-c', run), { stdio: 'ignore' });
      ended = new Promise((done) => child.once('exit', () => done()));
      await waitFor('Dovecot', () => isListening(port));
    },
    /** @param signal `KILL` leaves its processes no time */
    async stop(signal: 'TERM' | 'KILL' = 'TERM'): Promise<void> {
      system.run('sh', '-c', `kill -s ${signal} -- -$(cat ${idFile})`);
      await ended;
    },
  };
}
