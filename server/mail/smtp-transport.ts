import { createTransport } from 'nodemailer';
import type { SmtpConfig, TlsMode } from '../config/mail-url.ts';
import { classifyFailure, type SmtpFailure } from './classify.ts';
import { DeliveryError } from './delivery-error.ts';
import { sendPassword } from './login/send-password.ts';
import type { Tokens } from './login/tokens.ts';
import { tryWithToken } from './login/try-with-token.ts';
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
  // Encrypts if offered, without checking the certificate, as mail servers do among themselves.
  opportunistic: { opportunisticTLS: true, tls: { rejectUnauthorized: false } },
  off: { ignoreTLS: true },
};

/** The log-in itself is refused, before anything of a message was sent. */
const isLoginRefused = ({ code, responseCode = 0 }: SmtpFailure) => code === 'EAUTH' && responseCode >= 500;

/**
 * Sends over one connection, which stays open between messages that follow closely. One message at a time.
 * @param tokens for a mailbox without a password
 */
export function createSmtpTransport(
  { host, port, secure, tls, auth, greeting }: SmtpConfig,
  { connectMs, silenceMs, totalMs }: SmtpTimeouts = defaultTimeouts,
  tokens?: Tokens,
): Transport {
  let wasContentSent = false;
  /** Token of the next connection. */
  let token = '';
  const ignore = () => {};

  function connect() {
    const made = createTransport({
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
      ...(auth && (auth.pass === undefined ? { auth: { type: 'OAuth2', user: auth.user } } : { auth })),
      customAuth: { PLAIN: sendPassword },
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
    made.set('oauth2_provision_cb', (_user, _isRenewal, done) => done(null, token));
    return made;
  }

  let pool = connect();

  function cutOff(): void {
    pool.transporter.close?.({ force: true });
    pool = connect();
  }

  /** @throws DeliveryError */
  async function run(work: () => Promise<unknown>): Promise<void> {
    wasContentSent = false;
    const showToken = async (each: string) => {
      token = each;
      await work();
    };
    try {
      if (auth?.pass === undefined && auth && tokens)
        await tryWithToken(tokens, auth.user, showToken, (error) => isLoginRefused(error as SmtpFailure));
      else await work();
    } catch (error) {
      if (error instanceof DeliveryError) throw error;
      throw classifyFailure(error as SmtpFailure, wasContentSent);
    }
  }

  return {
    async send(mail) {
      const timer = setTimeout(cutOff, totalMs);
      try {
        await run(() => pool.sendMail(toMessageOptions(mail)));
      } finally {
        clearTimeout(timer);
      }
    },
    check: () => run(() => pool.verify()),
    close: () => pool.transporter.close?.({ force: true }),
  };
}
