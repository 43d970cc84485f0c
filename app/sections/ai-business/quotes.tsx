import { Section } from '../../ui/section/section.tsx';

export interface QuotesProps {
  heading: string;
  items: { quote: string; author: string; role: string }[];
}

/** What clients say, side by side. */
export function Quotes({ heading, items }: QuotesProps) {
  return (
    <Section heading={heading}>
      <div className="quotes" data-reveal-group>
        {items.map(({ quote, author, role }) => (
          <figure key={author} className="quote" data-reveal>
            <blockquote className="text-small-title">{quote}</blockquote>
            <figcaption>
              <b>{author}</b> <span>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
