import { createHmac } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { WebhookConfig } from '../../config/config.ts';
import { DeliveryError } from '../delivery-error.ts';

/** Shorter than a lease, which is renewed meanwhile. */
const patienceMs = 15_000;

/** The signature of Standard Webhooks 1.0: `v1,` and the keyed hash of ID, seconds and body. */
function signWebhook(secret: Buffer, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/**
 * @returns the status of the answer, whose words are not read: they might repeat the message
 * @throws DeliveryError for any other end of connection or deadline: before a connection the message is not at fault;
 * after that it is unknown whether it was taken
 */
function request({ url, headers, body, signal }: Posting): Promise<number> {
  const [start, connected] = url.startsWith('https:') ? [requestTls, 'secureConnect'] : [requestPlain, 'connect'];
  let isConnected = false;
  return new Promise((resolve, reject) => {
    const outgoing = start(url, { method: 'POST', headers, signal, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    outgoing.on('socket', (socket) =>
      socket.once(connected, () => {
        isConnected = true;
      }),
    );
    const fail = (reason: string) =>
      reject(new DeliveryError(isConnected ? 'deferred' : 'server', `the receiver did not answer: ${reason}`));
    outgoing.on('error', ({ code, name }: NodeJS.ErrnoException) => fail(code ?? name));
    // An answer in another protocol is an answer, too.
    outgoing.on('upgrade', ({ statusCode }, socket) => {
      resolve(statusCode ?? 0);
      socket.destroy();
    });
    outgoing.on('close', () => fail('closed'));
    outgoing.end(body);
  });
}

export interface WebhookPost {
  /**
   * Posts once, signed.
   * @param id the same on every try, so that a receiver recognizes a repeat
   * @returns the status of the answer
   * @throws DeliveryError
   */
  post(id: string, body: string): Promise<number>;
  /** Ends the present post and all later ones. */
  close(): void;
}

export function createWebhookPost({ url, secret }: WebhookConfig): WebhookPost {
  const stopping = new AbortController();
  return {
    post(id, body) {
      const seconds = Math.floor(Date.now() / 1000);
      return request({
        url,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signWebhook(secret, id, seconds, body),
        },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
      });
    },
    close: () => stopping.abort(),
  };
}
