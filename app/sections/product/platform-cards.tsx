import { useId } from 'react';
import type { OutAction } from '../../ui/action.ts';
import { CardLink } from '../../ui/card-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-set.ts';
import { SectionHead } from '../../ui/section-head.tsx';

export interface PlatformCardsProps {
  heading: string;
  lede: string;
  cards: { title: string; icon: IconName; text: string; action: OutAction }[];
}

/** Six joined cells, each one link to the platform as a whole. */
export function PlatformCards({ heading, lede, cards }: PlatformCardsProps) {
  const id = useId();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
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
