import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';

export interface TraceProps {
  heading: string;
  lead: string;
  points: string[];
  action: Action;
  image: Illustration;
}

/** How a figure leads back to the records it was made of, beside the product at night. */
export function Trace({ heading, lead, points, action, image }: TraceProps) {
  return (
    <Section surface="night" className="split">
      <div className="trace-words" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead">{lead}</p>
        <CheckList items={points} />
        <div className="actions">
          <ButtonLink action={action} />
        </div>
      </div>
      <div className="trace-picture" data-reveal>
        <Picture {...image} />
      </div>
    </Section>
  );
}
