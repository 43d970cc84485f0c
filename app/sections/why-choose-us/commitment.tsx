import type { MaybeSample } from '../../../shared/sample.ts';
import { Section } from '../../ui/section/section.tsx';
import './commitment.css';
import '../../ui/layout/stack.css';

export interface CommitmentProps extends MaybeSample {
  heading: string;
  /** The sentences of the home page, in full. */
  lead: string;
}

/** What can be held against us. */
export function Commitment({ heading, lead }: CommitmentProps) {
  return (
    <Section className="stack gap-4">
      <h2 className="text-card-title" data-reveal>
        {heading}
      </h2>
      <p className="commitment-lead text-large" data-record data-reveal>
        {lead}
      </p>
    </Section>
  );
}
