import { ArrowUpRight, Check } from 'lucide-react';
import type { PageLink } from '../../../shared/pages.ts';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';

interface Solution {
  title: string;
  description: string;
  listItems: string[];
  buttonText: string;
  /** 'accent' is the one that is lit. */
  buttonColor: 'accent' | 'solid';
  link: PageLink;
  image: { name: IllustrationName; alt: string };
}

export interface SolutionsProps {
  heading: string;
  lead: string;
  cards: Solution[];
}

/** Three results, each card one link. They open the contact page in a new tab, as the specification says. */
export function Solutions({ heading, lead, cards }: SolutionsProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div className="columns-3 solution-cards" data-reveal-group>
          {cards.map(({ title, description, listItems, buttonText, buttonColor, link, image }) => (
            <article key={title} className="card card-picture" data-reveal>
              <InlineSvg name={image.name} alt={image.alt} className="picture" />
              <div className="card-words">
                <h3 className="text-card-title">{title}</h3>
                <p>{description}</p>
              </div>
              <ul className="check-list">
                {listItems.map((item) => (
                  <li key={item}>
                    <Check className="icon" aria-hidden />
                    {item}
                  </li>
                ))}
              </ul>
              <a
                className="link card-link"
                href={link}
                target="_blank"
                rel="noopener"
                data-external
                data-color={buttonColor}
              >
                <span>{buttonText}</span>
                <ArrowUpRight className="icon" aria-hidden />
                <span className="sr-only">
                  : {title}, {opensInNewTab}
                </span>
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
