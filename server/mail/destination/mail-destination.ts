import { isCanary } from '../../store/canary-store.ts';
import type { LeadRow } from '../../store/tables.ts';
import { makeEnvelope } from '../bounce/bounce-address.ts';
import { composeCanary, composeMail, composeNotice, type Mail, type MailAddresses } from '../compose.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { LinkTo, MakeLinks } from '../owner-action-link.ts';
import type { Transport } from '../transport.ts';
import type { Destination } from './destination.ts';
import { createJudge } from './judge.ts';

const noticeNote = 'the content was refused; a notice was sent instead';

function composeFor(lead: LeadRow, mail: MailAddresses, linkTo: LinkTo | undefined): Mail {
  if (isCanary(lead)) return composeCanary(lead, mail);
  return lead.content_rejects > 0 ? composeNotice(lead, mail, linkTo) : composeMail(lead, mail, linkTo);
}

/** One address of the owner's. A notice follows a message whose content was refused. */
export function createMailDestination(
  transport: Transport,
  mail: MailAddresses,
  makeLinks?: MakeLinks,
  bounceKey?: () => Promise<string>,
  /** Place of the address in MAIL_TO; 0 is the first. */
  place = 0,
): Destination {
  const judge = createJudge();
  return {
    async deliver(lead) {
      // A mail without links is better than none.
      const linksOf = await makeLinks?.().catch(() => undefined);
      const sent = { id: lead.id, attempt: lead.attempts, to: place };
      const envelope = await makeEnvelope(mail.bounceAddress, sent, bounceKey);
      try {
        await transport.send({ ...composeFor(lead, mail, linksOf?.(lead)), ...envelope });
      } catch (error) {
        throw error instanceof DeliveryError ? judge.blame(lead, error) : error;
      }
      judge.acquit(lead);
      return lead.content_rejects > 0 ? noticeNote : undefined;
    },
    close: () => transport.close(),
  };
}
