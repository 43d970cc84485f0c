import type { OnPage } from '../../page/on-page.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { NextStep } from '../../ui/link/next-step.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Questions whose answers open: beside their heading, or in large letters below it and over the whole width. */
export default function Faq(props: Props & OnPage) {
  const { heading, lead, action, items, size, tinted, kind, beside, id, page } = props;
  const surface = tinted ? 'sunken' : undefined;
  const link = action && <ArrowLink action={action} />;
  const next = beside && page.next && <NextStep {...page.next} />;
  if (size === 'large')
    return (
      <Section id={id} heading={heading} lead={lead} surface={surface}>
        <div className="faq-large" data-reveal>
          <Accordion kind={kind} items={items} size="large" />
          {link}
        </div>
        {next}
      </Section>
    );
  return (
    <Section id={id} surface={surface}>
      <Halves at={5} align="start">
        <Words heading={heading} text={lead}>
          {link}
        </Words>
        <div className="faq-questions" data-reveal>
          <Accordion kind={kind} items={items} />
        </div>
        {next && <div className="faq-below">{next}</div>}
      </Halves>
    </Section>
  );
}
