import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../free-port.ts';

export interface ReceivedMail {
  /** Client's name in the greeting. */
  greeting: string;
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
}

/** Starts a mail server that keeps mails. `options` override its behaviour; without a port it chooses one. */
export async function startSmtpSink(options: SMTPServerOptions = {}, given?: number) {
  const port = given ?? (await freePort());
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
  // Connections that break are no faults of a test.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port,
    received,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'owner@company.test', MAIL_FROM: 'website@company.test' },
    /** Ends all connections, so that clients have to log in again. */
    endConnections: () => {
      for (const connection of [...server.connections]) connection.close();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
