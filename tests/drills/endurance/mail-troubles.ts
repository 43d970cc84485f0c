import type { SMTPServerOptions } from 'smtp-server';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';

/** Behaviour of the mail server: takes all, or puts off at one of the three steps of a mail. */
const moods = ['none', 'closes', 'none', 'no mailbox', 'none', 'no room'] as const;

const refuse = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });

/** Starts a mail server with moods. Keeps no mails: a hundred thousand would fill the memory. */
export async function startUnreliableMailServer() {
  let mood: (typeof moods)[number] = 'none';
  const mailed: string[] = [];
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    let head = '';
    stream.on('data', (chunk: Buffer) => {
      if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      if (mood === 'no room') return done(refuse(452));
      mailed.push(/^x-lead-id: (\S+)/im.exec(head)?.[1] ?? '');
      done();
    });
  };
  const sink = await startSmtpSink({
    onMailFrom: (_address, _session, done) => done(mood === 'closes' ? refuse(421) : null),
    onRcptTo: (_address, _session, done) => done(mood === 'no mailbox' ? refuse(450) : null),
    onData,
  });
  return {
    env: sink.env,
    close: sink.close,
    /** IDs of the messages in taken mails, with repeats. */
    mailed,
    /** @param life number of the server's life; without it nothing fails */
    change(life?: number): void {
      mood = (life === undefined ? undefined : moods[life % moods.length]) ?? 'none';
    },
  };
}
