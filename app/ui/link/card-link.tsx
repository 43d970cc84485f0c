import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { type Action, type ExternalAction, isExternalAction } from './action.ts';
import { ExternalLink } from './external-link.tsx';
import { isDrawn, PageLink } from './page-link.tsx';

interface CardLinkProps {
  action: Action | ExternalAction;
  /** Id of the card's title. The name stays the visible one; the title tells such links apart. */
  describedBy: string;
  /** 'accent' is the one that is lit. */
  tone?: 'accent' | 'solid' | undefined;
}

/** The one link of a card: the whole card is its target. */
export function CardLink({ action, describedBy, tone = 'solid' }: CardLinkProps) {
  const shared = { className: 'link card-link', 'aria-describedby': describedBy, 'data-tone': tone };
  if (isExternalAction(action))
    return (
      <ExternalLink to={action.to} {...shared}>
        <span>{action.label}</span>
        <ArrowUpRight className="icon" aria-hidden />
      </ExternalLink>
    );
  if (!isDrawn(action.to)) return null;
  return (
    <PageLink to={action.to} {...shared}>
      <span>{action.label}</span>
      <ArrowRight className="icon" aria-hidden />
    </PageLink>
  );
}
