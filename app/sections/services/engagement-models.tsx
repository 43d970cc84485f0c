import { useId } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { contactUs } from '../../ui/link/contact-actions.ts';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

interface EngagementModel {
  title: string;
  subTitle: string;
  content: string;
  link: To;
  image: { name: IllustrationName; alt: string };
}

export interface EngagementModelsProps {
  heading: string;
  lead: string;
  items: EngagementModel[];
}

/** What a contract can look like. */
export function EngagementModels({ heading, lead, items }: EngagementModelsProps) {
  const id = useId();
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div className="columns-3" data-reveal-group>
          {items.map(({ title, subTitle, content, link, image }, index) => (
            <article key={title} className="card model" data-reveal>
              <div className="model-picture">
                <InlineSvg name={image.name} alt={image.alt} />
              </div>
              <div className="model-words">
                <h3 id={`${id}${index}`} className="text-card-title">
                  {title}
                </h3>
                <p className="model-subtitle">{subTitle}</p>
                <p>{content}</p>
                <CardLink action={{ label: contactUs.label, to: link }} describedBy={`${id}${index}`} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
