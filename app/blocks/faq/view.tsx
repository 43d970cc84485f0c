import type { ReactNode } from 'react';
import type { MaybeSample } from '../../../shared/sample.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { WayOnBeside } from '../../ui/link/way-on-beside.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

export interface FaqProps extends MaybeSample {
  heading: string;
  lead: string;
  /** Where more of them are answered. */
  action?: Action | undefined;
  items: AccordionProps['items'];
}

interface FaqLayout {
  kind: AccordionProps['kind'];
  tinted?: boolean;
  /** Where a link on the page can lead to. */
  id?: string | undefined;
  /** What stands below the heading on wide screens, and after the questions on others. */
  children?: ReactNode;
}

/** Heading at the left, questions at the right. */
function QuestionsBeside({ heading, lead, action, items, kind, tinted, id, children }: FaqProps & FaqLayout) {
  return (
    <Section id={id} surface={tinted ? 'sunken' : undefined}>
      <Halves at={5} align="start">
        <Words heading={heading} text={lead}>
          {action && <ArrowLink action={action} />}
        </Words>
        <div className="faq-questions" data-reveal>
          <Accordion kind={kind} items={items} />
        </div>
        {children && <div className="faq-below">{children}</div>}
      </Halves>
    </Section>
  );
}

/** Questions in large letters, below their heading and over the whole width. */
export function LargeQuestions({ heading, lead, action, items, kind, tinted, id, children }: FaqProps & FaqLayout) {
  return (
    <Section id={id} heading={heading} lead={lead} surface={tinted ? 'sunken' : undefined}>
      <div className="faq-large" data-reveal>
        <Accordion kind={kind} items={items} size="large" />
        {action && <ArrowLink action={action} />}
      </div>
      {children}
    </Section>
  );
}

export default function Faq({ size, beside, page, site: _, sample = false, ...words }: Props & OnPage) {
  const Questions = size === 'large' ? LargeQuestions : QuestionsBeside;
  return (
    <Questions {...words} sample={sample}>
      {beside && page.next && <WayOnBeside {...page.next} />}
    </Questions>
  );
}
