import type { MaybeSample } from '../../../shared/sample.ts';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface CommitmentProps extends MaybeSample {
  heading: string;
  /** The sentences of the home page, in full. */
  lead: string;
  paragraphs: string[];
  image: Illustration;
}

/** What can be held against us, beside a line that was reached. */
export function Commitment({ heading, lead, paragraphs, image }: CommitmentProps) {
  return (
    <Section className="split">
      <div className="commitment-words" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead" data-record>
          {lead}
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="commitment-picture" data-reveal>
        <Picture {...image} />
      </div>
    </Section>
  );
}
