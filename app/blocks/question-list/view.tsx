import type { OnPage } from '../../page/on-page.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading, useOpening } from '../../ui/text/heading.tsx';
import { Rich } from '../../ui/text/rich-text.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/text/large-letters.css';

/** Name of the page with the questions beside it: the page's opening. */
export default function QuestionList({ heading, lead, illustration, items, more, id, page }: Props & OnPage) {
  return (
    <HeroFrame id={id} variant="questions" surface="sunken" illustration={illustration}>
      <Halves at={4} align="stretch">
        <div className="questions-name">
          <div>
            {useOpening() && <Breadcrumb above={page.above} here={page.name} />}
            <Heading usual={1} className="large-letters">
              {heading}
            </Heading>
            <p className="lead">{lead}</p>
          </div>
        </div>
        <div className="question-list">
          <Accordion kind="closable" items={items} size="large" />
          <p className="soft">
            <Rich text={more} />
          </p>
        </div>
      </Halves>
    </HeroFrame>
  );
}
