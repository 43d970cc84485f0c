import { ButtonLink } from '../../ui/button/button.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { Action } from '../../ui/link/action.ts';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import './trace.css';

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
    <Section surface="night">
      <Halves at={4} gap="2xl">
        <Words heading={heading} text={lead} lead gap="l">
          <CheckList items={points} />
          <ButtonLink action={action} />
        </Words>
        <div className="trace-picture" data-reveal>
          <Picture {...image} />
        </div>
      </Halves>
    </Section>
  );
}
