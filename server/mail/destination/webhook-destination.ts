import { createHmac } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { fillMessage } from '../../../shared/contact-message.ts';
import type { WebhookConfig } from '../../config/config.ts';
import { isSuspected } from '../../store/lead/suspicion.ts';
import type { LeadRow } from '../../store/tables.ts';
import { DeliveryError, type DeliveryFault } from '../delivery-error.ts';
import type { Destination } from './destination.ts';

/** Shorter than a lease, which is renewed meanwhile. */
const patienceMs = 15_000;

/** What is posted, and once more when its mail came back: docs/webhook.md describes it to whoever writes a receiver. */
const renderEvent = (lead: LeadRow) =>
  JSON.stringify({
    type: lead.bounced_at === null ? 'message.received' : 'message.bounced',
    timestamp: new Date(lead.bounced_at ?? lead.received_at).toISOString(),
    data: {
      id: lead.id,
      reference: lead.reference,
      ...(lead.bounce_reason !== null && { reason: lead.bounce_reason }),
      ...(isSuspected(lead) && { spam: lead.hold_reason }),
      ...fillMessage((field) => lead[field]),
    },
  });

/** As Standard Webhooks 1.0 has it: `v1,` and the keyed hash of ID, seconds and body. */
function signWebhook(secret: Buffer, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** What a receiver's answer says about this message. */
function faultOf(status: number): DeliveryFault {
  if (status >= 500 || status === 408 || status === 425 || status === 429) return 'deferred';
  // It has read the message and will not have it; any other refusal concerns our address, our secret or its own.
  return [400, 413, 422].includes(status) ? 'rejected' : 'setup';
}

interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/**
 * @returns the status of the answer, whose words are not read: they might repeat the message
 * @throws DeliveryError: a connection that never was says nothing about the message; after that nobody knows whether it was
 *   taken
 */
function post({ url, headers, body, signal }: Posting): Promise<number> {
  const [request, connected] = url.startsWith('https:') ? [requestTls, 'secureConnect'] : [requestPlain, 'connect'];
  let isConnected = false;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers, signal, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    outgoing.on('socket', (socket) =>
      socket.once(connected, () => {
        isConnected = true;
      }),
    );
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new DeliveryError(isConnected ? 'deferred' : 'server', `the receiver did not answer: ${code}`)),
    );
    outgoing.end(body);
  });
}

/** A program of the owner's that gets each message once it is stored, signed so that it can tell who posts. */
export function createWebhookDestination({ url, secret }: WebhookConfig): Destination {
  const stopping = new AbortController();
  return {
    async deliver(lead) {
      const body = renderEvent(lead);
      const id = lead.bounced_at === null ? lead.id : `${lead.id}.bounce-${lead.bounced_attempt}`;
      const seconds = Math.floor(Date.now() / 1000);
      const status = await post({
        url,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          // The same on every try, so that a receiver knows a repeat.
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signWebhook(secret, id, seconds, body),
        },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
      });
      if (status < 200 || status > 299)
        throw new DeliveryError(faultOf(status), `the receiver answered ${status}`, status);
      return undefined;
    },
    close: () => stopping.abort(),
  };
}
