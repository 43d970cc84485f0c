import type { OnPage } from '../../page/on-page.ts';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

/** What can be held against us. */
export default function Commitment({ heading, sentences, id }: Props & OnPage) {
  return (
    <Section id={id} className="stack gap-4">
      <Heading className="text-card-title" data-reveal>
        {heading}
      </Heading>
      <p className="commitment-lead text-large" data-record data-reveal>
        {sentences.join(' ')}
      </p>
    </Section>
  );
}
