import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { type Action, type ExternalAddress, isExternal } from './action.ts';
import { ExternalLink } from './external-link.tsx';
import { PageLink } from './page-link.tsx';

interface CardLinkProps {
  action: { label: string; to: Action['to'] | ExternalAddress };
  /** Id of the card's title. The name stays the visible one; the title tells such links apart. */
  describedBy: string;
  /** 'accent' is the one that is lit. */
  color?: 'accent' | 'solid';
}

/** The one link of a card: the whole card is its target. */
export function CardLink({ action: { label, to }, describedBy, color = 'solid' }: CardLinkProps) {
  const shared = { className: 'link card-link', 'aria-describedby': describedBy, 'data-color': color };
  if (isExternal(to))
    return (
      <ExternalLink to={to} {...shared}>
        <span>{label}</span>
        <ArrowUpRight className="icon" aria-hidden />
      </ExternalLink>
    );
  return (
    <PageLink to={to} {...shared}>
      <span>{label}</span>
      <ArrowRight className="icon" aria-hidden />
    </PageLink>
  );
}
