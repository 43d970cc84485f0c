import { fillMessage } from '../../../shared/contact-message.ts';
import { type Clock, systemClock } from '../../clock.ts';
import type { WebhookConfig } from '../../config/config.ts';
import { isSuspected } from '../../store/lead/suspicion.ts';
import type { LeadRow } from '../../store/tables.ts';
import { DeliveryError, type DeliveryFault } from '../delivery-error.ts';
import type { Destination } from './destination.ts';
import { createWebhookPost } from './webhook-post.ts';

/** Renders the post of a message, also after its mail came back: docs/operate/webhook.md describes it. */
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
      ...(lead.from_page !== null && { fromPage: lead.from_page }),
      ...(lead.from_source !== null && { fromSource: lead.from_source }),
    },
  });

const gone = 410;
/** Time of answers "gone" after which posts stop. */
const goneForMs = 86_400_000;

/** Fault that a receiver's status means. */
function faultOf(status: number): DeliveryFault {
  // A receiver that refuses a message may be fixed; any other refusal concerns our address, our secret or its own.
  return status >= 500 || [400, 408, 413, 422, 425, 429].includes(status) ? 'deferred' : 'setup';
}

export interface WebhookOptions extends WebhookConfig {
  clock?: Clock;
  /** Called after a day of answers "gone": no more posts until the next start. */
  onGone?: () => void;
}

/** A program of the owner's that gets each message once it is stored, signed so that it can check the sender. */
export function createWebhookDestination({
  url,
  secret,
  clock = systemClock,
  onGone = () => {},
}: WebhookOptions): Destination {
  const { post, close } = createWebhookPost({ url, secret });
  /** Start of its answers "gone". */
  let goneSince: number | undefined;
  let isOff = false;

  function noteStatus(status: number): void {
    if (status !== gone) goneSince = undefined;
    else goneSince ??= clock.elapsed();
    if (goneSince === undefined || clock.elapsed() - goneSince < goneForMs) return;
    isOff = true;
    onGone();
  }

  return {
    async deliver(lead) {
      if (isOff) throw new DeliveryError('server', 'the receiver has been gone for a day', { code: gone });
      const id = lead.bounced_at === null ? lead.id : `${lead.id}.bounce-${lead.bounced_attempt}`;
      const status = await post(id, renderEvent(lead));
      noteStatus(status);
      if (status < 200 || status > 299)
        throw new DeliveryError(faultOf(status), `the receiver answered ${status}`, { code: status });
      return undefined;
    },
    close,
  };
}
