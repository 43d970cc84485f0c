import { isCanary } from '../../store/canary-store.ts';
import type { LeadRow } from '../../store/tables.ts';
import type { LinkTo, MakeLinks } from '../act-link.ts';
import { makeBounceAddress } from '../bounce/bounce-address.ts';
import { composeCanary, composeMail, composeNotice, type Mail, type MailAddresses } from '../compose.ts';
import type { Transport } from '../transport.ts';
import type { Destination } from './destination.ts';

const noticeNote = 'the content was refused; a notice was sent instead';

function composeFor(lead: LeadRow, mail: MailAddresses, linkTo: LinkTo | undefined): Mail {
  if (isCanary(lead)) return composeCanary(lead, mail);
  return lead.content_rejects > 0 ? composeNotice(lead, mail, linkTo) : composeMail(lead, mail, linkTo);
}

/** The owner's mailbox. What was refused for its content is followed by a notice without it. */
export function createMailDestination(
  transport: Transport,
  mail: MailAddresses & { bounceAddress?: string },
  makeLinks?: MakeLinks,
  bounceKey?: () => Promise<string>,
): Destination {
  /** Without the key it comes back to the plain address, where a person may read it. */
  async function makeEnvelopeFrom({ id, attempts }: LeadRow): Promise<string | undefined> {
    const { bounceAddress } = mail;
    if (bounceAddress === undefined) return undefined;
    const key = await bounceKey?.().catch(() => undefined);
    return key === undefined ? bounceAddress : makeBounceAddress(bounceAddress, { id, attempt: attempts }, key);
  }

  return {
    async deliver(lead) {
      // A mail without links is better than none.
      const linksOf = await makeLinks?.().catch(() => undefined);
      const envelopeFrom = await makeEnvelopeFrom(lead);
      await transport.send({ ...composeFor(lead, mail, linksOf?.(lead)), ...(envelopeFrom && { envelopeFrom }) });
      return lead.content_rejects > 0 ? noticeNote : undefined;
    },
    close: () => transport.close(),
  };
}
