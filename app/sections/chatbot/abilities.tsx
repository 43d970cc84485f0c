import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-set.ts';
import { SectionHead } from '../../ui/section-head.tsx';

export interface AbilitiesProps {
  heading: string;
  lede: string;
  cards: { title: string; icon: IconName; content: string }[];
}

/** What the bot can do, in three cards that lead nowhere. */
export function Abilities({ heading, lede, cards }: AbilitiesProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <div className="feature-cards" data-reveal-group>
          {cards.map(({ title, icon, content }) => (
            <article key={title} className="card feature-card" data-reveal>
              <span className="badge">
                <Icon name={icon} />
              </span>
              <h3 className="text-card-title">{title}</h3>
              <p>{content}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
