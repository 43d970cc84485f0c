import type { Clock } from '../clock.ts';
import { leadsCommand } from '../leads-command.ts';
import { describeError, type Log } from '../log.ts';
import { makeEnvelope } from '../mail/bounce/bounce-address.ts';
import { toSentMail } from '../mail/bounce/list-mail.ts';
import { type Mail, type MailAddresses, renderFacts, renderLinks } from '../mail/compose.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import type { MakeLinks } from '../mail/owner-action-link.ts';
import { quoteLine } from '../mail/quote-line.ts';
import type { Transport } from '../mail/transport.ts';
import { digestWords, mailWords } from '../mail/words.ts';
import type { HeldStore } from '../store/lead/held-store.ts';
import type { LeadRow } from '../store/tables.ts';

export interface DigestOptions {
  held: HeldStore;
  transport: Transport;
  mail: MailAddresses;
  makeLinks?: MakeLinks;
  /** Key that signs envelope senders. */
  bounceKey?: () => Promise<string>;
  clock: Clock;
  log: Log;
}

const pauseMs = 4 * 3_600_000;
const retryMs = 5 * 60_000;
const maxBatch = 200;

function composeDigest(
  leads: readonly LeadRow[],
  { from, to, others = [] }: MailAddresses,
  date: Date,
  linksOf?: Awaited<ReturnType<MakeLinks>>,
): Mail {
  const entries = leads.flatMap((lead) => [
    `${lead.reference}  ${quoteLine(lead.name)}: ${quoteLine(lead.message)}`,
    `             ${lead.hold_reason}`,
    ...renderLinks(linksOf?.(lead), ['deliver']).map((line) => `             ${line}`),
    '',
  ]);
  const id = `held-${date.getTime()}`;
  return {
    leadId: id,
    reference: 'held-messages',
    from: { name: mailWords.sender, address: from },
    to: [to, ...others],
    subject: digestWords.subject(leads.length),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    text: [
      digestWords.opening(leads.length),
      '',
      ...entries,
      ...renderFacts([
        [digestWords.read, leadsCommand('show REFERENCE')],
        [digestWords.release, leadsCommand('release REFERENCE')],
      ]),
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Mails the owner a list of held messages, every four hours when there are new ones. One process at a time does it. A digest
 * that cannot be sent is tried again; its messages count as new until one was sent, and once more if it comes back.
 */
export function createDigest(options: DigestOptions): () => Promise<void> {
  const { held, transport, mail, makeLinks, bounceKey, clock, log } = options;
  return async () => {
    const leads = await held.findUnreported(maxBatch);
    if (leads.length === 0 || !(await held.turn.take(pauseMs))) return;
    try {
      const at = clock.now();
      const envelope = await makeEnvelope(mail.bounceAddress, toSentMail({ list: 'digest', at }), bounceKey);
      await transport.send({ ...composeDigest(leads, mail, new Date(at), await makeLinks?.()), ...envelope });
      const ids = leads.map(({ id }) => id);
      await held.markTold(ids, at);
      log.info({ evt: 'digest', messages: leads.length });
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.reason : describeError(error);
      log.warn({ evt: 'digest-failed', reason });
      await held.turn.postpone(retryMs);
    }
  };
}
