import { SourcedAnswer, type SourcedAnswerProps } from '../../blocks/sourced-answer/view.tsx';
import { CloudMonth, type CloudMonthProps } from './cloud-month.tsx';
import { OpenedBlock, type OpenedBlockProps } from './opened-block.tsx';
import { TicketPath, type TicketPathProps } from './ticket-path.tsx';

export type SignatureProps =
  | ({ kind: 'opened-block' } & OpenedBlockProps)
  | ({ kind: 'sourced-answer' } & SourcedAnswerProps)
  | ({ kind: 'ticket-path' } & TicketPathProps)
  | ({ kind: 'cloud-month' } & CloudMonthProps);

/** The section that a service has and no other page: each kind is a form of its own. */
export function Signature(signature: SignatureProps) {
  switch (signature.kind) {
    case 'opened-block':
      return <OpenedBlock {...signature} />;
    case 'sourced-answer':
      return <SourcedAnswer {...signature} />;
    case 'ticket-path':
      return <TicketPath {...signature} />;
    case 'cloud-month':
      return <CloudMonth {...signature} />;
  }
}
