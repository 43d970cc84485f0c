import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface WayOnProps {
  /** What comes of following the link. */
  text: string;
  action: Action;
}

/** The end of a page that has no banner: one way on, and what comes of it. */
export function WayOn({ text, action }: WayOnProps) {
  return (
    <Section as="div" spacing="tight" surface="sunken" className="way-on">
      <p className="text-small-title">{text}</p>
      <ArrowLink action={action} />
    </Section>
  );
}
