import { Section } from '../../ui/section/section.tsx';

export interface StatementProps {
  heading: string;
  lead: string;
}

/** A reason, said once and large. */
export function Statement({ heading, lead }: StatementProps) {
  return (
    <Section surface="sunken" className="statement" data-reveal>
      <h2 className="text-small-title">{heading}</h2>
      <p>{lead}</p>
    </Section>
  );
}
