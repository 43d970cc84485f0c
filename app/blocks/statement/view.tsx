import type { OnPage } from '../../page/on-page.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

/** A few sentences, said large. */
export default function Statement({ heading, sentences, place, id }: Props & OnPage) {
  const words = sentences.join(' ');
  if (place === 'above')
    return (
      <Section id={id} className="stack gap-4">
        <Heading className="text-card-title" data-reveal>
          {heading}
        </Heading>
        <p className="commitment-lead text-large" data-record data-reveal>
          {words}
        </p>
      </Section>
    );
  return (
    <Section id={id} surface="sunken">
      <Halves at={4} gap="m" align="start" data-reveal>
        <Heading className="text-small-title">{heading}</Heading>
        <p className="said text-large">{words}</p>
      </Halves>
    </Section>
  );
}
