import { Section } from '../../ui/section/section.tsx';
import { OfferingMark, type OfferingMarkName } from './offering-mark.tsx';

export interface OfferingsProps {
  heading: string;
  lead: string;
  items: readonly { title: string; text: string; mark: OfferingMarkName }[];
}

/** Skills in two rows, each below a drawing of its own. */
export function Offerings({ heading, lead, items }: OfferingsProps) {
  return (
    <Section heading={heading} lead={lead} surface="night">
      <ul className="offerings" data-reveal>
        {items.map(({ title, text, mark }) => (
          <li key={title} className="offering">
            <OfferingMark name={mark} />
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
