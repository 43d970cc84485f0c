import { useId } from 'react';
import type { Action } from '../../ui/link/action.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

interface EngagementModel {
  title: string;
  subtitle: string;
  text: string;
  action: Action;
  image: Illustration;
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
    <Section heading={heading} lead={lead} surface="sunken">
      <div className="columns-3" data-reveal-group>
        {items.map(({ title, subtitle, text, action, image }, index) => (
          <article key={title} className="card model" data-reveal>
            <div className="model-picture">
              <Picture {...image} />
            </div>
            <div className="model-words">
              <h3 id={`${id}${index}`} className="text-card-title">
                {title}
              </h3>
              <p className="model-subtitle">{subtitle}</p>
              <p>{text}</p>
              <CardLink action={action} describedBy={`${id}${index}`} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
