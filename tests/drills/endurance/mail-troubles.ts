import type { SMTPServerOptions } from 'smtp-server';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';

/** What the mail server does: takes all, or says no for now at one of the three steps of a mail. */
const moods = ['none', 'closes', 'none', 'no mailbox', 'none', 'no room'] as const;

const refuse = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });

/** A mail server with moods. It keeps no mails: a hundred thousand would fill the memory of whoever counts them. */
export async function startMoodyMailServer() {
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
    /** The IDs of the messages whose mails were taken, as often as they were. */
    mailed,
    /** @param life the how manieth of the server whose mails it gets; without it all is well */
    change(life?: number): void {
      mood = (life === undefined ? undefined : moods[life % moods.length]) ?? 'none';
    },
  };
}
