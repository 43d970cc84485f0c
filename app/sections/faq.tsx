import { Accordion, type AccordionProps } from '../ui/accordion.tsx';

export interface FaqProps {
  heading: string;
  lede: string;
  items: AccordionProps['items'];
}

interface FaqSectionProps extends FaqProps {
  kind: AccordionProps['kind'];
  /** Where a link on the page can lead to. */
  id?: string;
}

/** Heading at the left, questions at the right. */
export function Faq({ heading, lede, items, kind, id }: FaqSectionProps) {
  return (
    <section className="section" id={id}>
      <div className="wrap split faq">
        <div className="faq-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p>{lede}</p>
        </div>
        <div className="faq-questions" data-reveal>
          <Accordion kind={kind} items={items} />
        </div>
      </div>
    </section>
  );
}
