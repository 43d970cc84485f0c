import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** As much of an IMAP server as a reader of one mailbox needs: it knows which mails are unread, and notes what is asked. */
export async function openMailbox(mails: readonly string[], password = 'pass') {
  const seen = new Set<number>();
  const commands: string[] = [];

  function answer(socket: Socket, line: string): void {
    const [tag = '', ...rest] = line.split(' ');
    const command = rest.join(' ');
    commands.push(command.replace(/^LOGIN.*/, 'LOGIN'));
    const say = (...lines: string[]) => socket.write(lines.map((each) => `${each}\r\n`).join(''));
    const uid = Number(/^UID (?:FETCH|STORE) (\d+)/.exec(command)?.[1] ?? 0);
    if (command.startsWith('LOGIN') && !command.includes(password)) {
      say(`${tag} NO no`);
      return;
    }
    if (command.startsWith('CAPABILITY')) say('* CAPABILITY IMAP4rev1');
    if (command.startsWith('LIST')) say('* LIST () "/" INBOX');
    if (command.startsWith('SELECT')) say(`* ${mails.length} EXISTS`, '* OK [UIDVALIDITY 1]', '* FLAGS (\\Seen)');
    if (command.startsWith('UID SEARCH')) {
      const unread = mails.map((_, index) => index + 1).filter((each) => !seen.has(each));
      say(`* SEARCH ${unread.join(' ')}`.trim());
    }
    if (command.startsWith('UID FETCH')) {
      const mail = mails[uid - 1] ?? '';
      say(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(mail)}}`);
      socket.write(`${mail})\r\n`);
    }
    if (command.startsWith('UID STORE')) seen.add(uid);
    if (command.startsWith('LOGOUT')) say('* BYE');
    say(`${tag} OK done`);
  }

  const server = createServer((socket) => {
    let waiting = '';
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    socket.on('data', (chunk) => {
      waiting += chunk.toString();
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        answer(socket, waiting.slice(0, end));
        waiting = waiting.slice(end + 2);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return { url: `imap://user:pass@127.0.0.1:${(server.address() as AddressInfo).port}`, seen, commands };
}
