import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface CommitmentProps {
  heading: string;
  /** The sentences of the home page, in full. */
  reasons: string[];
  paragraphs: string[];
  image: { name: IllustrationName; alt: string };
}

/** What can be held against us, beside a line that was reached. */
export function Commitment({ heading, reasons, paragraphs, image }: CommitmentProps) {
  return (
    <section className="section">
      <div className="container split">
        <div className="commitment-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead" data-record>
            {reasons.join(' ')}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="commitment-picture" data-reveal>
          <InlineSvg name={image.name} alt={image.alt} />
        </div>
      </div>
    </section>
  );
}
