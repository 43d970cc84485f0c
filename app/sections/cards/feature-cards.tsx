import { Check } from 'lucide-react';
import { useId } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import type { ExternalAddress } from '../../ui/link/action.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

interface FeatureCard {
  title: string;
  icon: IconName;
  description: string;
  listItems: string[];
  buttonText: string;
  /** 'accent' is the one that is lit. */
  buttonColor: 'accent' | 'solid';
  link: To | ExternalAddress;
}

export interface FeatureCardsProps {
  heading: string;
  lead: string;
  cards: FeatureCard[];
}

/** What a service or a product consists of, in rows of three. Each card is one link as a whole. */
export function FeatureCards({ heading, lead, cards }: FeatureCardsProps) {
  const id = useId();
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div className="feature-cards" data-reveal-group>
          {cards.map(({ title, icon, description, listItems, buttonText, buttonColor, link }) => (
            <article key={title} className="card feature-card" data-reveal>
              <span className="badge">
                <Icon name={icon} />
              </span>
              <h3 id={`${id}${icon}`} className="text-card-title">
                {title}
              </h3>
              <p>{description}</p>
              <ul className="check-list">
                {listItems.map((item) => (
                  <li key={item}>
                    <Check className="icon" aria-hidden />
                    {item}
                  </li>
                ))}
              </ul>
              <CardLink action={{ label: buttonText, to: link }} describedBy={`${id}${icon}`} color={buttonColor} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
