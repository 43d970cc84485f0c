import { isCanary } from '../store/canary-store.ts';
import type { LeadRow } from '../store/tables.ts';
import { composeCanary, composeMail, composeNotice, type Mail, type MailAddresses } from './compose.ts';
import type { Destination } from './destination.ts';
import type { Transport } from './transport.ts';

const noticeNote = 'the content was refused; a notice was sent instead';

function composeFor(lead: LeadRow, mail: MailAddresses): Mail {
  if (isCanary(lead)) return composeCanary(lead, mail);
  return lead.content_rejects > 0 ? composeNotice(lead, mail) : composeMail(lead, mail);
}

/** The owner's mailbox. What was refused for its content is followed by a notice without it. */
export function createMailDestination(transport: Transport, mail: MailAddresses): Destination {
  return {
    async deliver(lead) {
      await transport.send(composeFor(lead, mail));
      return lead.content_rejects > 0 ? noticeNote : undefined;
    },
    close: () => transport.close(),
  };
}
