import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface AbilitiesProps {
  heading: string;
  lead: string;
  cards: { title: string; icon: IconName; content: string }[];
}

/** What the bot can do, in three cards that lead nowhere. */
export function Abilities({ heading, lead, cards }: AbilitiesProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
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
