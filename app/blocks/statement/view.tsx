import type { OnPage } from '../../page/on-page.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';

/** A reason, said once and large. */
export default function Statement({ heading, lead, id }: Props & OnPage) {
  return (
    <Section id={id} surface="sunken">
      <Halves at={4} gap="m" align="start" data-reveal>
        <Heading className="text-small-title">{heading}</Heading>
        <p className="said text-large">{lead}</p>
      </Halves>
    </Section>
  );
}
