import { createTransport } from 'nodemailer';
import type { SmtpConfig, TlsMode } from '../config/mail-url.ts';
import { classifyFailure, type SmtpFailure } from './classify.ts';
import { toMessageOptions } from './message-options.ts';
import type { Transport } from './transport.ts';

export interface SmtpTimeouts {
  connectMs: number;
  silenceMs: number;
  /** The whole send: a server that trickles its replies is never silent. Shorter than a lease. */
  totalMs: number;
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 10_000, silenceMs: 60_000, totalMs: 180_000 };

const tlsOptions: Record<TlsMode, object> = {
  required: { requireTLS: true },
  // As mail servers do among themselves: encrypt if offered, without checking the certificate.
  opportunistic: { opportunisticTLS: true, tls: { rejectUnauthorized: false } },
  off: { ignoreTLS: true },
};

/** Sends over one connection, which stays open between messages that follow closely. One message at a time. */
export function createSmtpTransport(
  { host, port, secure, tls, auth, greeting }: SmtpConfig,
  { connectMs, silenceMs, totalMs }: SmtpTimeouts = defaultTimeouts,
): Transport {
  let wasContentSent = false;
  const ignore = () => {};

  function connect() {
    return createTransport({
      pool: true,
      maxConnections: 1,
      // The outbox alone decides about another try.
      maxRequeues: 0,
      idleTimeout: 10_000,
      host,
      port,
      secure,
      name: greeting,
      ...(secure ? {} : tlsOptions[tls]),
      ...(auth && { auth }),
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      // Its errors do not tell whether the content had begun to flow; its own record of replies does
      // (not of commands: it sends DATA ahead where the server allows that).
      transactionLog: true,
      logger: {
        level: ignore,
        trace: ignore,
        debug: (entry: { tnx?: string }, text: string) => {
          if (entry.tnx === 'server' && text.startsWith('354')) wasContentSent = true;
        },
        info: ignore,
        warn: ignore,
        error: ignore,
        fatal: ignore,
      },
    });
  }

  let pool = connect();

  function cutOff(): void {
    pool.transporter.close?.({ force: true });
    pool = connect();
  }

  return {
    async send(mail) {
      wasContentSent = false;
      const timer = setTimeout(cutOff, totalMs);
      try {
        await pool.sendMail(toMessageOptions(mail));
      } catch (error) {
        throw classifyFailure(error as SmtpFailure, wasContentSent);
      } finally {
        clearTimeout(timer);
      }
    },
    async check() {
      try {
        await pool.verify();
      } catch (error) {
        throw classifyFailure(error as SmtpFailure, false);
      }
    },
    close: () => pool.transporter.close?.({ force: true }),
  };
}
