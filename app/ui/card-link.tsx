import { ArrowRight } from 'lucide-react';
import type { Action } from './action.ts';
import { PageLink } from './page-link.tsx';

interface CardLinkProps {
  action: Action;
  /** Id of the card's title. The name stays the visible one; the title tells such links apart. */
  describedBy: string;
  /** 'accent' is the one that is lit. */
  color?: 'accent' | 'solid';
}

/** The one link of a card: the whole card is its target. */
export function CardLink({ action, describedBy, color = 'solid' }: CardLinkProps) {
  return (
    <PageLink to={action.to} className="link card-link" aria-describedby={describedBy} data-color={color}>
      <span>{action.label}</span>
      <ArrowRight className="icon" aria-hidden />
    </PageLink>
  );
}
