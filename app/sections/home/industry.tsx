import { ButtonLink } from '../../ui/button/button.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import './industry.css';

export interface IndustryProps {
  heading: string;
  lead: string;
  items: string[];
  /** The first is the button, the others are links. */
  actions: Action[];
  image: Illustration;
}

/** What innovation means across industries, beside the trace of an agent. The one night section of the page. */
export function Industry({ heading, lead, items, actions: [first, ...others], image }: IndustryProps) {
  return (
    <Section spacing="chapter" surface="night">
      <Halves at={5} gap="2xl">
        <Words heading={heading} text={lead} lead gap="l">
          <CheckList items={items} />
          <div className="actions">
            {first && <ButtonLink action={first} />}{' '}
            {others.map((action) => (
              <ArrowLink key={action.to} action={action} />
            ))}
          </div>
        </Words>
        <div className="industry-image" data-reveal>
          <Picture {...image} />
        </div>
      </Halves>
    </Section>
  );
}
