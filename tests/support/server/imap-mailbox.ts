import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A folder as a test fills it and changes it. Each mail has its own number, ascending. */
export interface Folder {
  validity: number;
  mails: Map<number, string>;
  /** Mails that `SEARCH SINCE` does not find. */
  old: Set<number>;
}

/** Settings of the server, changed at any time. */
export interface Behaviour {
  password: string;
  /** Steps without an answer, by the beginning of the command; `greeting` is one. */
  silent: Set<string>;
  /** Refused mails, and mails that cut the connection. */
  refused: Set<number>;
  cut: Set<number>;
}

export const toFolder = (mails: readonly string[], validity = 1): Folder => ({
  validity,
  mails: new Map(mails.map((mail, index) => [index + 1, mail])),
  old: new Set(),
});

/** Opens enough of an IMAP server to read mailboxes. Commands that would change a mail are refused and noted. */
export async function openMailbox(folders: Record<string, Folder>, behaviour: Partial<Behaviour> = {}) {
  const { password, silent, refused, cut } = {
    password: 'pass',
    silent: new Set<string>(),
    refused: new Set<number>(),
    cut: new Set<number>(),
    ...behaviour,
  };
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  let hasAnswers = true;

  function answer(socket: Socket, line: string, open: { folder: Folder | undefined }): void {
    const [tag = '', ...rest] = line.split(' ');
    const command = rest.join(' ');
    commands.push(command.replace(/^LOGIN.*/, 'LOGIN'));
    const say = (...lines: string[]) => socket.write(lines.map((each) => `${each}\r\n`).join(''));
    if ([...silent].some((step) => command.startsWith(step))) {
      hasAnswers = false;
      // Lines without an answer are skipped.
      say('* OK still there');
      return;
    }
    const [, name = ''] = /^(?:EXAMINE|SELECT) "?(.*?)"?(?: \(.*)?$/.exec(command) ?? [];
    const [, listed = ''] = /^LIST "" "?(.*?)"?$/.exec(command) ?? [];
    const { mails = new Map<number, string>(), old = new Set<number>() } = open.folder ?? {};
    if (command.startsWith('LOGIN') && !command.includes(password)) return void say(`${tag} NO no`);
    if (/^UID (?:STORE|COPY|MOVE)|^(?:EXPUNGE|APPEND|CLOSE)/.test(command)) return void say(`${tag} NO read only`);
    if (command.startsWith('CAPABILITY')) say('* CAPABILITY IMAP4rev1');
    if (folders[listed] !== undefined) say(`* LIST () "/" "${listed}"`);
    if (name !== '') {
      open.folder = folders[name];
      if (open.folder === undefined) return void say(`${tag} NO there is none`);
      const next = Math.max(0, ...open.folder.mails.keys()) + 1;
      say(`* ${open.folder.mails.size} EXISTS`, `* OK [UIDVALIDITY ${open.folder.validity}] this`);
      say(`* OK [UIDNEXT ${next}] next`, '* FLAGS (\\Seen)');
    }
    if (command.startsWith('UID SEARCH')) {
      const [, first, last] = /UID (\d+):(\*|\d+)/.exec(command) ?? [];
      const these = /UID ([\d,]+)$/.exec(command)?.[1]?.split(',').map(Number);
      const all = [...mails.keys()];
      const found = all.filter((uid) => {
        if (command.includes('SINCE')) return !old.has(uid);
        return first === undefined
          ? these?.includes(uid)
          : uid >= Number(first) || (last === '*' && uid === all.at(-1));
      });
      say(`* SEARCH ${found.join(' ')}`.trim());
    }
    const [, uid, most] = /^UID FETCH (\d+) .*BODY\.PEEK\[\]<0\.(\d+)>/.exec(command) ?? [];
    if (uid !== undefined) {
      if (cut.has(Number(uid))) return void socket.destroy();
      if (refused.has(Number(uid))) return void say(`${tag} NO broken`);
      const mail = Buffer.from(mails.get(Number(uid)) ?? '').subarray(0, Number(most));
      say(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${mail.length}}`);
      socket.write(mail);
      say(')');
    }
    if (command.startsWith('LOGOUT')) say('* BYE');
    say(`${tag} OK done`);
  }

  const server = createServer((socket) => {
    const open: { folder: Folder | undefined } = { folder: undefined };
    let waiting = '';
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (silent.has('greeting')) hasAnswers = false;
    else socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    socket.on('data', (chunk) => {
      waiting += chunk.toString();
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        answer(socket, waiting.slice(0, end), open);
        waiting = waiting.slice(end + 2);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `imap://user:pass@127.0.0.1:${(server.address() as AddressInfo).port}`,
    folders,
    silent,
    refused,
    cut,
    commands,
    fetched: () => commands.flatMap((command) => /^UID FETCH (\d+)/.exec(command)?.slice(1).map(Number) ?? []),
    /** Tells whether an unanswered command has come. */
    isWaiting: () => !hasAnswers,
  };
}
