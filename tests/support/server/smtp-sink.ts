import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Client's name in the greeting. */
  greeting: string;
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
}

/** Starts a mail server that keeps mails. `options` override its behaviour; `port` 0 chooses one. */
export async function startSmtpSink(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Open connections at the end of a test are not waited for.
    closeTimeout: 200,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({
          greeting: String(session.hostNameAppearsAs),
          envelope: { from, to: rcptTo.map(({ address }) => address) },
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const bound = (server.server.address() as AddressInfo).port;
  return {
    port: bound,
    received,
    env: { SMTP_URL: `smtp://127.0.0.1:${bound}`, MAIL_TO: 'owner@company.test', MAIL_FROM: 'website@company.test' },
    /** Ends all connections, so that clients have to log in again. */
    endConnections: () => {
      for (const connection of [...server.connections]) connection.close();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
