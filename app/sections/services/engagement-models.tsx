import { useId } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { CardLink } from '../../ui/card-link.tsx';
import { contactUs } from '../../ui/contact-actions.ts';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

interface EngagementModel {
  title: string;
  subTitle: string;
  content: string;
  link: To;
  image: { name: DrawingName; alt: string };
}

export interface EngagementModelsProps {
  heading: string;
  lede: string;
  items: EngagementModel[];
}

/** What a contract can look like. */
export function EngagementModels({ heading, lede, items }: EngagementModelsProps) {
  const id = useId();
  return (
    <section className="section" data-surface="sunken">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <div className="columns-3" data-reveal-group>
          {items.map(({ title, subTitle, content, link, image }, index) => (
            <article key={title} className="card model" data-reveal>
              <div className="model-picture">
                <Drawing name={image.name} alt={image.alt} />
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
