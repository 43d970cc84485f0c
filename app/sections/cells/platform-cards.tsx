import { useId } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import type { ExternalAction } from '../../ui/link/action.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface PlatformCardsProps {
  heading: string;
  lead: string;
  cards: { title: string; icon: IconName; text: string; action: ExternalAction }[];
}

/** Six joined cells, each one link to the platform as a whole. */
export function PlatformCards({ heading, lead, cards }: PlatformCardsProps) {
  const id = useId();
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div className="cells cells-3" data-reveal>
          {cards.map(({ title, icon, text, action }) => (
            <article key={title} className="cell platform-card">
              <Icon name={icon} />
              <h3 id={`${id}${icon}`} className="text-card-title">
                {title}
              </h3>
              <p>{text}</p>
              <CardLink action={action} describedBy={`${id}${icon}`} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
