import { Halves } from '../../ui/layout/halves.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface StatementProps {
  heading: string;
  lead: string;
}

/** A reason, said once and large. */
export function Statement({ heading, lead }: StatementProps) {
  return (
    <Section surface="sunken">
      <Halves at={4} gap="m" align="start" data-reveal>
        <h2 className="text-small-title">{heading}</h2>
        <p className="said text-large">{lead}</p>
      </Halves>
    </Section>
  );
}
