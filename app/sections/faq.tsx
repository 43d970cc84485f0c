import { Accordion, type AccordionProps } from '../ui/accordion.tsx';
import type { Action } from '../ui/action.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';

export interface FaqProps {
  heading: string;
  lede: string;
  /** Where more of them are answered. */
  action?: Action;
  items: AccordionProps['items'];
}

interface FaqSectionProps extends FaqProps {
  kind: AccordionProps['kind'];
  /** Where a link on the page can lead to. */
  id?: string;
}

/** Heading at the left, questions at the right. */
export function Faq({ heading, lede, action, items, kind, id }: FaqSectionProps) {
  return (
    <section className="section" id={id}>
      <div className="wrap split faq">
        <div className="faq-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p>{lede}</p>
          {action && <ArrowLink action={action} />}
        </div>
        <div className="faq-questions" data-reveal>
          <Accordion kind={kind} items={items} />
        </div>
      </div>
    </section>
  );
}
