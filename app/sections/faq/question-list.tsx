import type { PageLink as To } from '../../../shared/pages.ts';
import type { MaybeSample } from '../../../shared/sample.ts';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import type { InlineName } from '../../ui/media/inline-svg.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import './question-list.css';

export interface QuestionListProps extends MaybeSample {
  items: AccordionProps['items'];
  more: RichText;
}

interface QuestionsOpeningProps {
  above: readonly { label: string; to: To }[];
  here: string;
  heading: string;
  lead: string;
  illustration: InlineName;
}

/** What the page is called, with its questions right beside it: both are its opening. */
export function QuestionList({ opening, items, more }: QuestionListProps & { opening: QuestionsOpeningProps }) {
  const { above, here, heading, lead, illustration } = opening;
  return (
    <HeroFrame variant="questions" surface="sunken" illustration={illustration}>
      <Halves at={4} align="stretch">
        <div className="questions-name">
          <div>
            <Breadcrumb above={above} here={here} />
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
        </div>
        <div className="question-list">
          <Accordion kind="closable" items={items} size="large" level="h2" />
          <p className="soft">
            <Rich text={more} />
          </p>
        </div>
      </Halves>
    </HeroFrame>
  );
}
